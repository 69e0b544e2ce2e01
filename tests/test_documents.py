"""The documents in Markdown: their links lead to files and headings that exist."""

import re
from pathlib import Path

import pytest

from tests.ledger import ROOT, links

DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("tests/*/*.md")]
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(path: Path) -> set[str]:
    """Return the anchors of a document's headings, as code hosts form them."""
    headings = HEADING.findall(path.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    """A relative link names a file of the repository, and its fragment a heading of that file."""
    for label, target in links(document.read_text(encoding="utf-8")):
        if "://" in target:
            continue
        name, _, anchor = target.partition("#")
        path = document.parent / name if name else document
        assert path.exists(), f"[{label}]({target})"
        if anchor:
            assert anchor in anchors(path), f"[{label}]({target})"
