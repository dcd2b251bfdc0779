"""Tests of chickenfoot.drawing."""
