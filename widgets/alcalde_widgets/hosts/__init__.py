"""Hosts show tables and pass on the reader's actions: a static page and a notebook."""
