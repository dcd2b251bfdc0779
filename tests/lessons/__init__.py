"""Tests of chickenfoot.lessons."""
