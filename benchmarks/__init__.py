"""Benchmarks of the live pages, the engine and the players, beside alternatives."""
