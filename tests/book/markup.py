"""Reads a built page: its elements in order, and the text that a reader sees or hears."""

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

VOID = frozenset({"base", "br", "hr", "img", "input", "link", "meta"})
SILENT = frozenset({"script", "style"})
SPOKEN = ("alt", "aria-label", "placeholder", "title")


class Tag(NamedTuple):
    """An element's start: its name, its attributes, and the language of what is in it."""

    name: str
    attributes: dict[str, str]
    lang: str


class Page(HTMLParser):
    """A page's start tags and texts, each with the language that holds there."""

    def __init__(self, path: Path) -> None:
        """Reads the page at this path."""
        super().__init__(convert_charrefs=True)
        self.path = path
        self.tags: list[Tag] = []
        self.texts: list[tuple[str, str]] = []
        self._open: list[Tag] = []
        self.feed(path.read_text(encoding="utf-8"))
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keeps the element."""
        attributes = {name: value or "" for name, value in attrs}
        found = Tag(tag, attributes, attributes.get("lang", self._lang()))
        self.tags.append(found)
        self.texts += [(attributes[name], found.lang) for name in SPOKEN if name in attributes]
        if tag not in VOID:
            self._open.append(found)

    def handle_endtag(self, tag: str) -> None:
        """Closes the innermost element of that name."""
        while self._open and self._open.pop().name != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Keeps text that is read."""
        text = " ".join(data.split())
        if text and not (self._open and self._open[-1].name in SILENT):
            self.texts.append((text, self._lang()))

    def _lang(self) -> str:
        return self._open[-1].lang if self._open else ""

    def all(self, name: str, /, **attributes: str) -> Iterator[dict[str, str]]:
        """Yields the attributes of the elements of this name that have these attributes."""
        for tag in self.tags:
            if tag.name == name and attributes.items() <= tag.attributes.items():
                yield tag.attributes

    def one(self, name: str, /, **attributes: str) -> dict[str, str]:
        """Returns the attributes of the only such element."""
        found = list(self.all(name, **attributes))
        assert len(found) == 1, f"{self.path}: {len(found)} elements {name} {attributes}"
        return found[0]

    def addresses(self) -> list[str]:
        """Returns what the page loads by itself: scripts, style sheets, icons, pictures."""
        loaded = [tag.get("src", "") for name in ("script", "img") for tag in self.all(name)]
        for link in self.all("link"):
            if set(link["rel"].split()) & {"stylesheet", "icon", "preload", "modulepreload"}:
                loaded.append(link["href"])
        return [address for address in loaded if address]


@cache
def page_at(path: Path) -> Page:
    """Returns the page at a path of the built book, read once for all tests."""
    return Page(path)
