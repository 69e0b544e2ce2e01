"""The built book in a browser."""
