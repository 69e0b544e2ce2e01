"""Anchors: the sections of a chapter have the same ids in every language.

A link to a section then leads to the same place when the reader switches the language. The ids are
those of the English headings; the ids of a translation's own headings, and those of headings that
were worded otherwise before, stay beside them.
"""

import json
import re
from pathlib import Path

from docutils import nodes

from book.languages import LANGUAGES

FORMER_FILE = Path(__file__).with_name("anchors.json")
FORMER: dict[str, list[str]] = json.loads(FORMER_FILE.read_text(encoding="utf-8"))
"""The ids that sections had when links to them were first published, by page: `"es/02-play"`."""

REWORDED = {
    "swap-the-two": "without-a-trump",
    "one-deal-is-enough": "one-game-is-enough",
    "stop-and-go-on": "stopping-and-coming-back",
}
"""English headings of that time that were worded otherwise since: their ids then and now."""

HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)


def original(chapter: Path) -> Path:
    """Return the English notebook of a chapter.

    Args:
        chapter: the notebook in any language.

    >>> original(Path("book/es/02-play.ipynb")).as_posix()
    'book/en/02-play.ipynb'
    """
    return chapter.parent.parent / LANGUAGES[0].code / chapter.name


def english_ids(notebook: str) -> list[str]:
    r"""Return the ids of the sections of an English notebook, in order.

    Args:
        notebook: the text of its `.ipynb` file.

    >>> cell = {"cell_type": "markdown", "source": ["# The *Alcalde* trick\n", "## Now you"]}
    >>> english_ids(json.dumps({"cells": [cell]}))
    ['the-alcalde-trick', 'now-you']
    """
    cells = json.loads(notebook)["cells"]
    texts = ("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    return [nodes.make_id(heading) for text in texts for heading in HEADING.findall(text)]


def former_ids(page: str, code: str) -> dict[str, set[str]]:
    """Return the ids that the sections of a page had, by the ids of the English ones today.

    Args:
        page: the name of the page, such as `"02-play"`.
        code: its language.

    >>> former_ids("10-play", "es")["stopping-and-coming-back"]
    {'parar-y-seguir'}
    """
    english, own = (FORMER.get(f"{one}/{page}", []) for one in (LANGUAGES[0].code, code))
    found: dict[str, set[str]] = {}
    for then, old in zip(english, own, strict=True):
        found.setdefault(REWORDED.get(then, then), set()).add(old)
    return found


def share_ids(chapter: nodes.document, english: list[str], former: dict[str, set[str]]) -> None:
    """Give the sections of a chapter the ids of the English one, before their own.

    Args:
        chapter: the chapter as it was read.
        english: the ids of the English sections.
        former: the ids that they had, as `former_ids` returns them.

    Raises:
        ValueError: the chapter has other sections.
    """
    sections = list(chapter.findall(nodes.section))
    if len(sections) != len(english):
        message = f"{len(sections)} headings, where the English chapter has {len(english)}"
        raise ValueError(message)
    for section, name in zip(sections, english, strict=True):
        others = [*section["ids"], *sorted(former.get(name, ()))]
        section["ids"] = list(dict.fromkeys([name, *others]))
        chapter.ids[name] = section
