"""The book: its chapters, what builds and serves it, and the built site."""
