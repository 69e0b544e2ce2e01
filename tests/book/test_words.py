"""The theme's translations: complete in each language, and compiled."""

import io
import re

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

from book.languages import LOCALE
from tests.conftest import ROOT

PLACE = re.compile(r"{\w+}")
BOTH = pytest.mark.parametrize("code", ["es", "pt"])


def catalogue(code: str) -> Catalog:
    """Return a language's `.po` catalogue."""
    return read_po(io.BytesIO((LOCALE / code / "LC_MESSAGES" / "book.po").read_bytes()))


def said() -> set[str]:
    """Return every sentence that the templates and the code use."""
    keywords = {"t": None, "gettext": None}
    theme = extract_from_dir(LOCALE.parent, [("**.html", "jinja2")], keywords=keywords)
    code = extract_from_dir(ROOT / "book", [("*.py", "python")], keywords=keywords)
    return {str(message) for _, _, message, *_ in [*theme, *code]}


@BOTH
def test_every_sentence_is_translated_and_none_is_left_over(code: str) -> None:
    """None is missing, empty, fuzzy or unused, and placeholders such as {n} are kept."""
    messages = [message for message in catalogue(code) if message.id]
    assert {message.id for message in messages} == said()
    for message in messages:
        assert message.string and not message.fuzzy
        assert PLACE.findall(str(message.string)) == PLACE.findall(str(message.id))


@BOTH
def test_the_compiled_catalogue_is_fresh(code: str) -> None:
    """The committed `.mo` is what its `.po` compiles to, by `make catalogues`."""
    compiled = read_mo(io.BytesIO((LOCALE / code / "LC_MESSAGES" / "book.mo").read_bytes()))
    assert {m.id: m.string for m in compiled if m.id} == {
        m.id: m.string for m in catalogue(code) if m.id
    }
