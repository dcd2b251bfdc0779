"""What every room may use: seeds, files, tables, estimates, checks of arguments."""
