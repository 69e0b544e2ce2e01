"""The count table."""
