"""The ledger of rules, `docs/rules.md`, as data for tests, and the ids that a text cites."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEDGER = ROOT / "docs" / "rules.md"

ID = re.compile(r"\b[A-Z]{2,6}-\d+\b")
NO_RULES = ("SHA-", "UTF-")
"""How names begin that look like the id of a rule and are none."""

_RANGE = re.compile(r"\b([A-Z]{2,6})-(\d+) to \1-(\d+)\b")
_HEADING = re.compile(r"^(#{1,3}) (.+)$", re.MULTILINE)
_FIELD = re.compile(r"^- ([A-Z]\w+): ", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
_FIELDS = ["Decision", "Engine", "Source", "Chapters", "Tests"]


@dataclass(frozen=True)
class Link:
    """A link of the ledger.

    Attributes:
        label: what is read.
        path: the file that it leads to.
    """

    label: str
    path: Path


@dataclass(frozen=True)
class Rule:
    """An entry of the ledger.

    Attributes:
        id: such as `PLAY-5`.
        text: the rule, in Markdown.
        decision: what was decided where the sources are silent or disagree, or an empty string.
        engine: what the engine leaves to the players, or an empty string.
        source: where the rule comes from.
        chapters: the chapters that teach it.
        tests: the tests that hold it.
    """

    id: str
    text: str
    decision: str
    engine: str
    source: str
    chapters: tuple[Link, ...]
    tests: tuple[Link, ...]

    @property
    def taught_only(self) -> bool:
        """Return whether the rule is taught alone: the engine leaves it to the players."""
        return self.engine.startswith("none.")


def cited(text: str) -> set[str]:
    """Return the ids of rules in a text, those of a range such as `REM-8 to REM-11` one by one.

    >>> sorted(cited("PLAY-5 (DECK-1 to DECK-3), in UTF-8"))
    ['DECK-1', 'DECK-2', 'DECK-3', 'PLAY-5']
    """
    ids = {found for found in ID.findall(text) if not found.startswith(NO_RULES)}
    for section, first, last in _RANGE.findall(" ".join(text.split())):
        ids |= {f"{section}-{number}" for number in range(int(first), int(last) + 1)}
    return ids


@cache
def rules() -> dict[str, Rule]:
    """Return the entries by id, in the order of the ledger.

    Raises:
        ValueError: an id is there twice, or an entry has not the fields that it should have.
    """
    found: dict[str, Rule] = {}
    for heading, body in sections():
        if ID.fullmatch(heading):
            if heading in found:
                raise ValueError(f"{heading} is there twice")
            found[heading] = _rule(heading, body)
    return found


@cache
def sections() -> tuple[tuple[str, str], ...]:
    """Return each heading of the ledger with the text below it."""
    _, *parts = _HEADING.split(LEDGER.read_text(encoding="utf-8"))
    return tuple(zip(parts[1::3], parts[2::3], strict=True))


def links(text: str) -> list[tuple[str, str]]:
    """Return the label and the target of each link in a Markdown text."""
    return _LINK.findall(text)


def _rule(rule: str, body: str) -> Rule:
    text, *parts = _FIELD.split(body)
    names = parts[::2]
    fields = dict(zip(names, (" ".join(part.split()) for part in parts[1::2]), strict=True))
    if names != [name for name in _FIELDS if name in fields]:
        raise ValueError(f"{rule} has the fields {names}, not {_FIELDS} in this order")
    return Rule(
        id=rule,
        text=" ".join(text.split()),
        decision=fields.get("Decision", ""),
        engine=fields.get("Engine", ""),
        source=fields.get("Source", ""),
        chapters=_links(fields.get("Chapters", "")),
        tests=_links(fields.get("Tests", "")),
    )


def _links(text: str) -> tuple[Link, ...]:
    return tuple(Link(label, (LEDGER.parent / target).resolve()) for label, target in links(text))
