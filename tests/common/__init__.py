"""Tests of chickenfoot.common."""
