"""The catalogue of Alcalde's sentences, in parts, of which a page loads those that it needs.

A module imports the part with its own sentences; `whole` has all of them.
"""
