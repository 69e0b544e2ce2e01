"""The book: chapters in three languages, and what turns them into a static site."""
