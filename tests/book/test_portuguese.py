"""Portuguese: what a reader from Portugal would mend is in no chapter and no catalogue."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from tests.conftest import ROOT

CATALOGUES = (
    ROOT / "alcalde" / "locale" / "pt" / "LC_MESSAGES" / "alcalde.po",
    ROOT / "widgets" / "alcalde_widgets" / "locale" / "pt" / "LC_MESSAGES" / "tables.po",
    ROOT / "book" / "_theme" / "locale" / "pt" / "LC_MESSAGES" / "book.po",
)
CHAPTERS = sorted((ROOT / "book" / "pt").glob("*.ipynb"))

MENDED = {
    "a reader is addressed without a pronoun": r"você|vocês|tu|teus?|tuas?|consigo",
    "a bonus adds, a count makes": r"(última vaza|pares?|cavalo\)) soma[m]?",
    "the two has priority": r"vai primeiro|vai antes",
    "the trump is a suit": r"(ouros|copas|paus|espadas) (\S+ )?são trunfo",
    "one thing in place of another": r"e não com \{card\}",
    "step by step": r"etapa a etapa|por etapas|pouco a pouco",
    "nothing is hard to read aloud": r"se (conseguiu|consegue) ler|não existe tal",
    "the next mayor has one name": r"alcalde seguinte",
    "the computer is no beginner": r"um principiante escolher",
    "the label reads as where one sits": r"ver como(?! se)",
    "a deal is not played": r"(jogar|contar|conte|em três) (esta |a |uma )?distribuiç\w+",
}


def said(path: Path) -> Iterator[str]:
    """Yield what a catalogue or the text of a chapter says."""
    if path.suffix == ".po":
        for message in read_po(io.BytesIO(path.read_bytes())):
            forms = message.string if isinstance(message.string, tuple) else (message.string,)
            yield from map(str, forms) if message.id else ()
    else:
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "markdown":
                yield "".join(cell["source"])


@pytest.mark.parametrize("kind", MENDED)
def test_nothing_is_left_that_a_reader_would_mend(kind: str) -> None:
    """What the first reading found is nowhere, and the pattern finds what it should."""
    pattern = re.compile(rf"(?<!\w)({MENDED[kind]})(?!\w)", re.IGNORECASE)
    texts = [(path.name, text) for path in (*CATALOGUES, *CHAPTERS) for text in said(path)]
    assert len(texts) > 600
    assert [(name, text) for name, text in texts if pattern.search(text)] == []
