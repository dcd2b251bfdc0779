"""Tests of chickenfoot.curriculum."""
