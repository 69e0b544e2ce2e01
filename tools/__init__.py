"""Tools for maintainers: catalogues, pictures, the environment."""
