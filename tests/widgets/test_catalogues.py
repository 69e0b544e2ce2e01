"""The catalogues of the tables: complete, up to date, with the placeholders of the English."""

from __future__ import annotations

from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po

from alcalde.core.words import LANGUAGES
from alcalde_widgets.ui.voice import LOCALE

LANGS = tuple(lang for lang in LANGUAGES if lang != "en")


def catalogue(lang: str, suffix: str) -> Path:
    """Return the path of a catalogue."""
    return LOCALE / lang / "LC_MESSAGES" / f"tables.{suffix}"


def wanted() -> set[str | tuple[str, ...]]:
    """Return every sentence in the code of the tables."""
    found = extract_from_dir(LOCALE.parent, method_map=[("**.py", "python")])
    return {message for _, _, message, _, _ in found}


def forms(text: object) -> tuple[str, ...]:
    """Return the forms of a message: one, or singular and plural."""
    return tuple(text) if isinstance(text, (list, tuple)) else (str(text),)


def places(sentence: str) -> set[str]:
    """Return the placeholders of a sentence; `card_of` is the placeholder `card`."""
    return {name.partition("_")[0] for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_is_translated_and_none_is_left_over(lang: str) -> None:
    """No sentence is missing, empty, fuzzy or unused."""
    with catalogue(lang, "po").open("rb") as file:
        po = read_po(file, abort_invalid=True)
    assert {message.id for message in po if message.id} == wanted()
    assert not [m.id for m in po if m.id and (m.fuzzy or not all(forms(m.string)))]
    assert (po.num_plurals, po.plural_expr) == (2, "(n != 1)")


def test_apostrophes_are_typographic() -> None:
    """The language guide has ’ in prose."""
    assert not [source for source in wanted() if any("'" in form for form in forms(source))]


@pytest.mark.parametrize("lang", LANGS)
def test_the_places_agree(lang: str) -> None:
    """A translation has the placeholders of its English sentence."""
    with catalogue(lang, "po").open("rb") as file:
        po = read_po(file)
    for message in po:
        if message.id:
            ids, strings = forms(message.id), forms(message.string)
            assert [places(text) for text in strings] == [places(text) for text in ids], ids


@pytest.mark.parametrize("lang", LANGS)
def test_the_compiled_catalogue_is_fresh(lang: str, tmp_path: Path) -> None:
    """The committed `.mo` is compiled from its `.po`; `make catalogues` does it."""
    with catalogue(lang, "po").open("rb") as file:
        po = read_po(file)
    with (tmp_path / "fresh.mo").open("wb") as file:
        write_mo(file, po)
    with (tmp_path / "fresh.mo").open("rb") as fresh, catalogue(lang, "mo").open("rb") as kept:
        assert _sentences(read_mo(fresh)) == _sentences(read_mo(kept))


def _sentences(catalogue: object) -> dict[tuple[str, ...], tuple[str, ...]]:
    messages: list[Message] = list(catalogue)  # type: ignore[call-overload]
    return {forms(message.id): forms(message.string) for message in messages if message.id}
