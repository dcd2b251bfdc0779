"""Tests of chickenfoot.table."""
