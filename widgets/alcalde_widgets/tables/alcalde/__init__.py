"""The tables about Alcalde, a folder each."""
