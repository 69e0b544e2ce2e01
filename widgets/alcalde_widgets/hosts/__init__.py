"""Where a table is shown: on a page and in a notebook."""
