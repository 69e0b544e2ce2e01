"""Link each row of the glossary to the section that explains its term.

This needs no markup: a term is explained where it is first set in bold, in reading order. The row
of a term that is never set in bold gets no link.
"""

from collections.abc import Iterator, Mapping

from docutils import nodes

from book.glossary import Rows, columns, is_term, row_of
from book.languages import Language


def explained(chapter: nodes.document, rows: Rows, language: Language) -> Iterator[tuple[str, str]]:
    """Yield the terms that a chapter explains, as the id of the row and the id of the section.

    Args:
        chapter: the chapter as it was read, before its terms are linked.
        rows: the rows of the glossary; see `read_rows`.
        language: the chapter's language.
    """
    for strong in chapter.findall(nodes.strong):
        row = row_of(strong.astext(), rows, language)
        if row and is_term(strong) and (section := _section(strong)):
            yield row, section


def link_rows(glossary: nodes.document, places: Mapping[str, str], here: Language) -> None:
    """Link the terms in the page's own language to the sections that explain them.

    Args:
        glossary: the page, whose rows have ids from `mark_rows`.
        places: the URL of a section by the id of the row, such as `"02-play.html#turn-by-turn"`.
        here: the language of the page.
    """
    column = columns(glossary, here).index(here)
    for row in glossary.findall(nodes.row):
        if row["ids"] and (place := places.get(row["ids"][0])):
            for paragraph in row.children[column].findall(nodes.paragraph):
                inside = [child.deepcopy() for child in paragraph.children]
                paragraph.children = []
                paragraph += nodes.reference("", "", *inside, internal=True, refuri=place)


def _section(node: nodes.Node) -> str:
    """Return the id of the innermost section around a node, or an empty string."""
    while node.parent:
        node = node.parent
        if isinstance(node, nodes.section) and node["ids"]:
            return str(node["ids"][0])
    return ""
