"""Measuring the game: simulate, compare, cross, hold a league."""
