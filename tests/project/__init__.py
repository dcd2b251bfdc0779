"""Tests of the project itself, and the commands that keep it in order."""
