"""HTML as values: an element builder that escapes everything it is given.

There is no way to put raw markup into an element: text is always escaped, attributes are always
quoted, and names are checked. So nothing that a reader typed, or that came with a saved state, can
reach a page as HTML. No library (Jinja, MarkupSafe, htpy) is used: those have a way for raw markup,
and every page would have to load one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Self, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Attribute = str | int | bool | None | Mapping[str, object] | list[object]
"""The value of an attribute: mappings and lists are written as JSON, `True` as a bare name."""

Node: TypeAlias = "Element | str | int | None | Sequence[Node]"
"""The content of an element: `None` is left out, lists and tuples are flattened."""

_FIELDS = frozenset({"input", "select", "textarea"})
_VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})
_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -_./:,")
_NAME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-")


def escape(text: str) -> str:
    """Return a text with the characters that are special in HTML as character references.

    >>> escape('<b title="x">K & Q</b>')
    '&lt;b title=&quot;x&quot;&gt;K &amp; Q&lt;/b&gt;'
    """
    if _PLAIN.issuperset(text):
        return text
    return (
        text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("'", "&#39;")
    )


class Element:
    """One HTML element; `str()` gives its HTML.

    Attributes:
        tag: the name, such as `p`.
        attributes: the attributes by name.
        children: the content.
    """

    __slots__ = ("_written", "attributes", "children", "tag")

    def __init__(
        self, tag: str, attributes: Mapping[str, Attribute], children: tuple[Node, ...]
    ) -> None:
        """Make an element; `h` is the shorter way."""
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self._written: str | None = None

    def __str__(self) -> str:
        """Return the element as HTML."""
        out: list[str] = []
        self._write(out)
        return "".join(out)

    def __repr__(self) -> str:
        """Return the tag and the number of children, for debugging."""
        return f"<Element {self.tag} with {len(self.children)} children>"

    def __eq__(self, other: object) -> bool:
        """Return whether the other is an element with the same HTML."""
        return isinstance(other, Element) and str(self) == str(other)

    def __hash__(self) -> int:
        """Return a hash of the HTML."""
        return hash(str(self))

    @property
    def text(self) -> str:
        """Return the text of the element, without its markup.

        >>> h("p", "The ", h("b", "two"), " wins").text
        'The two wins'
        """
        parts = []
        for child in _flat(self.children):
            parts.append(child.text if isinstance(child, Element) else child)
        return "".join(parts)

    def find(self, **attributes: Attribute) -> Iterator[Element]:
        """Yield this element and those inside it that have all these attributes.

        >>> table = h("ul", h("li", "one", id="a"), h("li", "two", id="b"))
        >>> [item.text for item in table.find(id="b")]
        ['two']
        """
        wanted = {_name(key): value for key, value in attributes.items()}
        if all(self.attributes.get(key) == value for key, value in wanted.items()):
            yield self
        for child in _flat(self.children):
            if isinstance(child, Element):
                yield from child.find(**attributes)

    def _write(self, out: list[str]) -> None:
        if self._written is not None:
            out.append(self._written)
            return
        tag = self.tag
        out.append(f"<{tag}")
        for name, value in self.attributes.items():
            if value is None or value is False:
                continue
            if value is True:
                out.append(f" {name}")
            else:
                out.append(f' {name}="{escape(_attribute(value))}"')
        out.append(">")
        if tag not in _VOID:
            _write_all(self.children, out)
            out.append(f"</{tag}>")

    def prerendered(self) -> Self:
        """Return the element itself, with its HTML cached; it must not change any more."""
        self._written = str(self)
        return self


def h(tag: str, /, *children: Node, **attributes: Attribute) -> Element:
    """Return an element; no browser fills in its fields or restores them, since a table owns them.

    Args:
        tag: the element's name, such as `p`.
        children: text (escaped), numbers, elements, lists of them; `None` is left out.
        attributes: `class_` is written `class`, `data_act` is written `data-act`; `None` and
            `False` are left out, `True` is a bare attribute, mappings and lists become JSON.

    Raises:
        ValueError: the name of the tag or of an attribute is not valid, or the attribute would
            run a script or carry a style.

    >>> str(h("p", "2 < 3", class_="al-cap"))
    '<p class="al-cap">2 &lt; 3</p>'
    >>> str(h("button", "Next", data_args={"by": 1}, disabled=True))
    '<button data-args="{&quot;by&quot;:1}" disabled>Next</button>'
    >>> str(h("input", type="range"))
    '<input type="range" autocomplete="off">'
    >>> h("p", onclick="alert(1)")
    Traceback (most recent call last):
    ...
    ValueError: onclick is not an attribute of a table: actions are data-act
    """
    if not tag or not _NAME.issuperset(tag):
        raise ValueError(f"{tag!r} is not an element's name")
    named = {_name(key): value for key, value in attributes.items()}
    if tag in _FIELDS:
        named["autocomplete"] = "off"
    return Element(tag, named, children)


@cache
def _name(key: str) -> str:
    name = key.rstrip("_").replace("_", "-")
    if not name or not _NAME.issuperset(name):
        raise ValueError(f"{key!r} is not an attribute's name")
    if name.startswith("on") or name in {"style", "srcdoc"}:
        raise ValueError(f"{name} is not an attribute of a table: actions are data-act")
    return name


def _write_all(children: Sequence[Node], out: list[str]) -> None:
    for child in children:
        if type(child) is Element:
            child._write(out)
        elif type(child) is str:
            out.append(escape(child))
        elif isinstance(child, (list, tuple)):
            _write_all(child, out)
        elif child is not None:
            out.append(escape(str(child)))


def _attribute(value: str | int | Mapping[str, object] | list[object]) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return str(value)
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _flat(children: object) -> Iterator[Element | str]:
    if isinstance(children, (list, tuple)):
        for child in children:
            yield from _flat(child)
    elif isinstance(children, Element):
        yield children
    elif children is not None:
        yield str(children)
