"""Tests of chickenfoot.text."""
