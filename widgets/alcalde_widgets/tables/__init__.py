"""The tables of the chapters, by game and kind: a folder each."""
