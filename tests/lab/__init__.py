"""Tests of chickenfoot.lab."""
