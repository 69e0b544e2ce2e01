"""The Hypothesis profiles of the engine's tests, for those of the tables too."""

from tests.engine import conftest as profiles

__all__ = ["profiles"]
