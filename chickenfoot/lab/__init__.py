"""Measuring the game: simulate, compare, hold a league."""
