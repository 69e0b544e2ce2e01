"""What keeps the project in shape: catalogues, pictures, the environment."""
