"""What tests share. No test is imported by another."""
