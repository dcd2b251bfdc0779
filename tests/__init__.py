"""The tests; they mirror the package, one file a module."""
