"""The element builder lets nothing through as HTML that was given as text."""

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
    """Read an element back with the standard library's HTML parser."""
    reader = _Reader()
    reader.feed(str(element))
    reader.close()
    return reader


@given(ANY_TEXT)
def test_text_comes_back_as_text(text: str) -> None:
    """Whatever stands inside an element is read back as the same text, and as nothing else."""
    reader = read(h("p", text))
    assert (reader.tags, reader.text) == (["p"], text)


@given(ANY_TEXT)
def test_attributes_come_back_as_they_were(text: str) -> None:
    """Whatever an attribute holds is read back as the same value of the same attribute."""
    reader = read(h("p", title=text))
    assert (reader.tags, reader.attributes) == (["p"], [("title", text)])


@given(st.dictionaries(ANY_TEXT, ANY_TEXT | st.integers() | st.booleans() | st.none()))
def test_mappings_are_json_in_an_attribute(data: dict[str, object]) -> None:
    """A mapping is written as JSON that reads back as the same mapping."""
    import json

    (name, value), *more = read(h("p", data_args=data)).attributes
    assert (name, more) == ("data-args", [])
    assert json.loads(value or "") == data


@pytest.mark.parametrize("name", ["onclick", "on_load", "style", "srcdoc", "x y", "a>b", "ä", ""])
def test_attributes_that_run_or_break_are_refused(name: str) -> None:
    """No attribute that runs a script, carries a style or breaks the markup can be made."""
    with pytest.raises(ValueError, match="attribute"):
        h("p", **{name: "x"})


@pytest.mark.parametrize("tag", ["", "p x", "p>", "<b", "ñ"])
def test_tags_that_break_the_markup_are_refused(tag: str) -> None:
    """No tag can be made that HTML would not read as one."""
    with pytest.raises(ValueError, match="name"):
        h(tag)


def test_void_elements_have_no_end() -> None:
    """A line break is written without an end tag; nothing and false write nothing."""
    assert str(h("p", "a", h("br"), None, hidden=False, id=None)) == "<p>a<br></p>"


def test_elements_compare_by_what_they_write() -> None:
    """Two elements that write the same are equal, hash alike and say what they are."""
    one, two = h("p", "a", "b"), h("p", ["a", ("b",)])
    assert one == two and hash(one) == hash(two) and one != "<p>ab</p>"
    assert repr(one) == "<Element p with 2 children>"
