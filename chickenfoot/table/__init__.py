"""The table in the notebook at which one plays."""
