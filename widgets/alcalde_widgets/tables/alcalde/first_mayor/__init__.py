"""The first mayor table."""
