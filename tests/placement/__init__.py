"""Tests of chickenfoot.placement."""
