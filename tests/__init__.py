"""What must hold: of the engine, the tables, the book, and the book in a browser."""
