"""Tests of chickenfoot.players."""
