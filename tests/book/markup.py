"""A parser for built pages: their elements in order, and the text that readers see or hear."""

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

VOID = frozenset({"base", "br", "hr", "img", "input", "link", "meta"})
SILENT = frozenset({"script", "style"})
SPOKEN = ("alt", "aria-label", "placeholder", "title")


class Tag(NamedTuple):
    """A start tag: its name, its attributes and the language of its content."""

    name: str
    attributes: dict[str, str]
    lang: str


class Page(HTMLParser):
    """A page's start tags and texts, each with its language."""

    def __init__(self, path: Path) -> None:
        """Parse the page at this path."""
        super().__init__(convert_charrefs=True)
        self.path = path
        self.tags: list[Tag] = []
        self.texts: list[tuple[str, str]] = []
        self._open: list[Tag] = []
        self.feed(path.read_text(encoding="utf-8"))
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Store the start tag."""
        attributes = {name: value or "" for name, value in attrs}
        found = Tag(tag, attributes, attributes.get("lang", self._lang()))
        self.tags.append(found)
        self.texts += [(attributes[name], found.lang) for name in SPOKEN if name in attributes]
        if tag not in VOID:
            self._open.append(found)

    def handle_endtag(self, tag: str) -> None:
        """Close the innermost element of that name."""
        while self._open and self._open.pop().name != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Store text that readers see."""
        text = " ".join(data.split())
        if text and not (self._open and self._open[-1].name in SILENT):
            self.texts.append((text, self._lang()))

    def _lang(self) -> str:
        return self._open[-1].lang if self._open else ""

    def all(self, name: str, /, **attributes: str) -> Iterator[dict[str, str]]:
        """Yield the attributes of each element with this name and these attributes."""
        for tag in self.tags:
            if tag.name == name and attributes.items() <= tag.attributes.items():
                yield tag.attributes

    def one(self, name: str, /, **attributes: str) -> dict[str, str]:
        """Return the attributes of the only such element."""
        found = list(self.all(name, **attributes))
        assert len(found) == 1, f"{self.path}: {len(found)} elements {name} {attributes}"
        return found[0]

    def addresses(self) -> list[str]:
        """Return the addresses that the page loads: scripts, style sheets, icons, pictures."""
        loaded = [tag.get("src", "") for name in ("script", "img") for tag in self.all(name)]
        for link in self.all("link"):
            if set(link["rel"].split()) & {"stylesheet", "icon", "preload", "modulepreload"}:
                loaded.append(link["href"])
        return [address for address in loaded if address]


@cache
def page_at(path: Path) -> Page:
    """Return the page at a path of the built book, parsed once for all tests."""
    return Page(path)
