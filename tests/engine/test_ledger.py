"""Every rule of the ledger that the engine keeps is named by a test of it."""

import ast
from pathlib import Path

import pytest

RULES = {
    "DECK": 5, "SEAT": 3, "MAYOR": 2, "DEAL": 5, "PLAY": 7, "DRAW": 4, "COUNT": 5, "MATCH": 2,
    "EX": 5, "FAQ": 3, "EXCH": 6, "REM": 11,
}  # fmt: skip
IDS = [f"{chapter}-{number}" for chapter, last in RULES.items() for number in range(1, last + 1)]


def cited() -> str:
    """Return the docstrings of every test of the engine."""
    texts = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                texts.append(ast.get_docstring(node) or "")
    return "\n".join(texts)


@pytest.mark.parametrize("rule", IDS)
def test_a_test_names_it(rule: str) -> None:
    """Ids that start alike, such as EX-1 and EX-10, do not count for each other."""
    assert any(word.strip(",.:;()") == rule for word in cited().split())
