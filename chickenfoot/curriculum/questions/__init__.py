"""Practice questions: what a question is, the kinds there are, and how one is made."""
