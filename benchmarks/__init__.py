"""How fast the live pages and the engine are, beside what else one could have used."""
