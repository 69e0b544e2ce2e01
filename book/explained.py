"""Leads from each row of the glossary to the place in the chapters that explains its term.

No chapter and no row carries markup for it: a term is explained where it stands in bold for the
first time, in reading order. A row whose term is nowhere in bold stays as it is.
"""

from collections.abc import Iterator, Mapping

from docutils import nodes

from book.glossary import Rows, columns, is_term, row_of
from book.languages import Language


def explained(chapter: nodes.document, rows: Rows, language: Language) -> Iterator[tuple[str, str]]:
    """Yields what a chapter explains: the term's row, and the id of the section that does.

    Args:
        chapter: A chapter as it was read, before its terms are linked.
        rows: What `read_rows` returned.
        language: The chapter's language.
    """
    for strong in chapter.findall(nodes.strong):
        row = row_of(strong.astext(), rows, language)
        if row and is_term(strong) and (section := _section(strong)):
            yield row, section


def link_rows(glossary: nodes.document, places: Mapping[str, str], here: Language) -> None:
    """Links the terms of the page's own language to where they are explained.

    Args:
        glossary: The page, whose rows `mark_rows` has given their ids.
        places: The address of a place by the row's id, such as ``"02-play.html#turn-by-turn"``.
        here: The page's language.
    """
    column = columns(glossary, here).index(here)
    for row in glossary.findall(nodes.row):
        if row["ids"] and (place := places.get(row["ids"][0])):
            for paragraph in row.children[column].findall(nodes.paragraph):
                inside = [child.deepcopy() for child in paragraph.children]
                paragraph.children = []
                paragraph += nodes.reference("", "", *inside, internal=True, refuri=place)


def _section(node: nodes.Node) -> str:
    """Returns the id of the innermost section around a node, or nothing where there is none."""
    while node.parent:
        node = node.parent
        if isinstance(node, nodes.section) and node["ids"]:
            return str(node["ids"][0])
    return ""
