"""The element builder escapes all text."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde_widgets.ui.html import Element, h

ANY_TEXT = st.text(alphabet=st.characters(exclude_categories=["Cs"], exclude_characters="\r\0"))


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.text += data


def read(element: Element) -> _Reader:
    """Parse an element with the HTML parser of the standard library."""
    reader = _Reader()
    reader.feed(str(element))
    reader.close()
    return reader


@given(ANY_TEXT)
def test_text_comes_back_as_text(text: str) -> None:
    """Any text inside an element is parsed back as the same text."""
    reader = read(h("p", text))
    assert (reader.tags, reader.text) == (["p"], text)


@given(ANY_TEXT)
def test_attributes_come_back_as_they_were(text: str) -> None:
    """Any value of an attribute is parsed back as the same value."""
    reader = read(h("p", title=text))
    assert (reader.tags, reader.attributes) == (["p"], [("title", text)])


@given(st.dictionaries(ANY_TEXT, ANY_TEXT | st.integers() | st.booleans() | st.none()))
def test_mappings_are_json_in_an_attribute(data: dict[str, object]) -> None:
    """A mapping is written as JSON that is parsed back as the same mapping."""
    import json

    (name, value), *more = read(h("p", data_args=data)).attributes
    assert (name, more) == ("data-args", [])
    assert json.loads(value or "") == data


@pytest.mark.parametrize("name", ["onclick", "on_load", "style", "srcdoc", "x y", "a>b", "ä", ""])
def test_attributes_that_run_or_break_are_refused(name: str) -> None:
    """An attribute that would run a script, carry a style or break the markup is refused."""
    with pytest.raises(ValueError, match="attribute"):
        h("p", **{name: "x"})


@pytest.mark.parametrize("tag", ["", "p x", "p>", "<b", "ñ"])
def test_tags_that_break_the_markup_are_refused(tag: str) -> None:
    """An invalid name of a tag is refused."""
    with pytest.raises(ValueError, match="name"):
        h(tag)


def test_void_elements_have_no_end() -> None:
    """A line break has no end tag; None and False are left out."""
    assert str(h("p", "a", h("br"), None, hidden=False, id=None)) == "<p>a<br></p>"


def test_elements_compare_by_what_they_write() -> None:
    """Two elements with the same HTML are equal and have the same hash."""
    one, two = h("p", "a", "b"), h("p", ["a", ("b",)])
    assert one == two and hash(one) == hash(two) and one != "<p>ab</p>"
    assert repr(one) == "<Element p with 2 children>"
