"""The entries of the glossary: on its own page, and in the chapters that use their terms.

A chapter carries, hidden, the entry of each term that it links; `terms.js` shows it beside the
link. Without JavaScript the link leads to the entry in the glossary.
"""

import html
from dataclasses import dataclass
from typing import cast

from docutils import nodes

from alcalde import Card
from alcalde_widgets.ui.cards import picture
from alcalde_widgets.ui.context import DrawingContext
from alcalde_widgets.ui.html import h
from book.glossary import PAGE, TermLink, columns
from book.languages import LANGUAGES, Language


class Markup(nodes.General, nodes.Inline, nodes.Element):
    """HTML, in `markup`; unlike raw HTML, it is not indexed for the search."""


@dataclass(frozen=True)
class Entry:
    """A row of the glossary.

    Attributes:
        id: the id of the row, such as `suit-led`.
        words: the cell of each language.
        meaning: the cell that says what the term means.
    """

    id: str
    words: dict[Language, nodes.entry]
    meaning: nodes.entry


def read_entries(glossary: nodes.document, here: Language) -> list[Entry]:
    """Return the rows of the glossary, in their order.

    Args:
        glossary: the page, whose rows have ids from `mark_rows`.
        here: the language of the page.
    """
    order = columns(glossary, here)
    found = []
    for row in glossary.findall(nodes.row):
        if row["ids"]:
            cells = dict(zip(order, cast("list[nodes.entry]", row.children), strict=True))
            words = {language: cells[language] for language in LANGUAGES}
            found.append(Entry(row["ids"][0], words, cells[None]))
    return found


def lay_out(glossary: nodes.document, here: Language) -> None:
    """Replace the table of the glossary by a list: the term, what it means, the other languages.

    Args:
        glossary: the page, whose rows have ids from `mark_rows`.
        here: the language of the page.
    """
    (table,) = glossary.findall(nodes.table)
    made = nodes.definition_list(classes=["bk-glossary"])
    for entry in read_entries(glossary, here):
        term = nodes.term("", "", *_inside(entry.words[here]), ids=[entry.id])
        others = nodes.paragraph(classes=["bk-entry__words"])
        for language in LANGUAGES:
            if language is not here:
                others += nodes.Text(" · ") if others.children else nodes.Text("")
                others += nodes.inline(
                    "",
                    "",
                    *_inside(entry.words[language]),
                    classes=list(entry.words[language]["classes"]),
                )
        meaning = nodes.paragraph("", "", *_inside(entry.meaning))
        for literal in list(meaning.findall(nodes.literal)):
            literal.replace_self(Markup(markup=cards(literal.astext(), here)))
        made += nodes.definition_list_item("", term, nodes.definition("", meaning, others))
    table.replace_self(made)


def append_tips(chapter: nodes.document, glossary: nodes.document, here: Language) -> None:
    """Append to a chapter the entries of the terms that it links, hidden.

    Args:
        chapter: the chapter, after `link_terms`.
        glossary: the glossary, whose rows have ids from `mark_rows`.
        here: the language of both.
    """
    linked = {str(link["row"]) for link in chapter.findall(TermLink)}
    (title, *_) = glossary.findall(nodes.title)
    tips = [
        _tip(entry, here, title.astext())
        for entry in read_entries(glossary, here)
        if entry.id in linked
    ]
    if tips:
        chapter += Markup(markup="\n".join(tips) + "\n")


def describing(row: str) -> str:
    """Return the id, in a chapter, of the sentence that says what a term means."""
    return f"term-{row}"


def cards(text: str, here: Language) -> str:
    """Draw small cards, with their names for screen readers.

    Args:
        text: the cards, such as `"K♠ Q♠"`.
        here: the language of their names.

    >>> "the king of spades" in cards("K♠ Q♠", LANGUAGES[0])
    True
    """
    table = DrawingContext(lang=here.code, name="glossary", pack="french")
    drawn = [picture(table, card) for card in Card.parse_all(text)]
    return str(h("span", drawn, class_="bk-cards"))


def _tip(entry: Entry, here: Language, title: str) -> str:
    """Return what is shown beside the links to an entry."""
    words = [
        f'<span lang="{language.tag}">{html.escape(entry.words[language].astext())}</span>'
        for language in LANGUAGES
        if language is not here
    ]
    term = html.escape(entry.words[here].astext())
    return (
        f'<div class="bk-tip" hidden><p><b>{term}</b> '
        f'<span class="bk-entry__words">{" · ".join(words)}</span></p>'
        f'<p id="{describing(entry.id)}">{_markup(entry.meaning, here)}</p>'
        f'<p><a href="{PAGE}.html#{entry.id}">{html.escape(title)}</a></p></div>'
    )


def _markup(node: nodes.Node, here: Language) -> str:
    """Return text with emphasis and cards as HTML."""
    if isinstance(node, nodes.Text):
        return html.escape(node.astext())
    if isinstance(node, nodes.literal):
        return cards(node.astext(), here)
    inside = "".join(_markup(child, here) for child in node.children)
    return f"<em>{inside}</em>" if isinstance(node, nodes.emphasis) else inside


def _inside(cell: nodes.entry) -> list[nodes.Node]:
    """Return what is in a cell, without its paragraph."""
    return [child.deepcopy() for paragraph in cell.children for child in paragraph.children]
