"""The Hypothesis profiles, shared with the tests of the engine."""

from tests.engine import conftest as profiles

__all__ = ["profiles"]
