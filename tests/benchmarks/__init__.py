"""Commands that print figures; no tests."""
