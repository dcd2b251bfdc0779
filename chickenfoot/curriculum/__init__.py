"""What is taught: the rules in words, levels, questions, progress."""
