"""Tests of chickenfoot.engine."""
