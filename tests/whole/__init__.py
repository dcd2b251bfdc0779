"""Tests of the game as a whole: scenarios, properties, conformance, fuzzing."""
