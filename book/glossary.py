"""Link the first use of a term in each chapter to its entry in the glossary.

The glossary is written as one table: a column for each language, and one that says what the term
means. Each row becomes an entry (`book/entries.py`).

This needs no markup: the first occurrence of a term in bold is linked, and for unambiguous terms
that are not in bold, the first occurrence in running text. Inflected forms, such as *leads* and
*to lead*, are matched by the stemmers that the search uses too.
"""

import re
from collections.abc import Iterator

import snowballstemmer  # type: ignore[import-untyped]
from babel import Locale
from docutils import nodes

from book.languages import LANGUAGES, Language

PAGE = "glossary"
STEMMERS = {"en": "english", "es": "spanish", "pt": "portuguese"}
ARTICLES = {
    "en": frozenset({"a", "an", "the", "to"}),
    "es": frozenset({"el", "la", "los", "las", "un", "una"}),
    "pt": frozenset({"o", "a", "os", "as", "um", "uma"}),
}
PLAIN = frozenset(
    {"game-point", "indicator", "mayor", "opponent", "refill", "stock", "suit-led", "trick"}
    | {"trump"}
)
"""The rows whose terms are linked even if not in bold, since they are unambiguous."""
VERBS = {
    **{"baraja": "barajar", "baralha": "baralhar"},  # a noun has an article: la baraja
    **{"sai": "sair", "saem": "sair", "dá": "dar", "dão": "dar"},
}
"""Verb forms that the stemmers do not reduce to the verb, when they are a term by themselves."""
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
PUNCTUATION = frozenset(",;:.?!()")
CLOSED = (nodes.Titular, nodes.reference, nodes.emphasis, nodes.literal, nodes.table, nodes.raw)


class TermLink(nodes.reference):
    """A link to an entry of the glossary, whose id is in `row`."""


Key = tuple[str, ...]
Rows = dict[Key, str]


def keys(text: str, language: Language) -> tuple[Key, Key]:
    """Return the words of a term without a leading article, and their stems.

    Args:
        text: a term, such as `"los triunfos"`.
        language: its language.

    >>> spanish = LANGUAGES[1]
    >>> keys("los triunfos", spanish)[0]
    ('triunfos',)
    >>> keys("los triunfos", spanish)[1] == keys("triunfo", spanish)[1]
    True
    """
    words = WORD.findall(text.lower())
    while len(words) > 1 and words[0] in ARTICLES[language.code]:
        del words[0]
    stemmer = snowballstemmer.stemmer(STEMMERS[language.code])
    return tuple(words), tuple(stemmer.stemWords(words))


def row_of(text: str, rows: Rows, language: Language) -> str | None:
    """Return the id of the row of a term, if there is one."""
    words, stems = keys(VERBS.get(text.lower(), text), language)
    return rows.get(words) or rows.get(stems)


def row_id(english: str) -> str:
    """Return the id of a row, made from the first of its English terms.

    >>> row_id("♦ diamonds, coins"), row_id("to lead, lead"), row_id("face up")
    ('diamonds', 'to-lead', 'face-up')
    """
    return "-".join(WORD.findall(english.split(",")[0].lower()))


def columns(glossary: nodes.document, here: Language) -> list[Language | None]:
    """Return the languages of the columns of the glossary; `None` is that of the meanings.

    Args:
        glossary: the page.
        here: the language of the page, in which the headings are: Spanish *portugués*.

    Raises:
        ValueError: a language of the book has no column, or there is not exactly one table with
            one more column.
    """
    names = {Locale.parse(here.sphinx).languages[one.code].lower(): one for one in LANGUAGES}
    heads = list(glossary.findall(nodes.thead))
    found = [
        names.get(cell.astext().lower()) for head in heads[:1] for cell in head.findall(nodes.entry)
    ]
    if len(heads) != 1 or len(found) != len(names) + 1 or {*found} != {*names.values(), None}:
        wanted = ", ".join(names)
        message = (
            f"The glossary in {here.code} is one table with columns headed {wanted}, "
            "and one column of meanings."
        )
        raise ValueError(message)
    return found


def mark_rows(glossary: nodes.document, here: Language) -> None:
    """Set the id of each row of the glossary, and the language of each cell."""
    order = columns(glossary, here)
    for row in glossary.findall(nodes.row):
        if isinstance(row.parent, nodes.tbody):
            for language, cell in zip(order, row.findall(nodes.entry), strict=True):
                cell["classes"].append(f"language-{(language or here).tag}")
                if language and language.code == "en":
                    row["ids"].append(row_id(cell.astext()))


def read_rows(glossary: nodes.document, here: Language) -> Rows:
    """Return the id of the row for the keys of every term in the language of the page."""
    column = columns(glossary, here).index(here)
    terms = [
        (term, row["ids"][0])
        for row in glossary.findall(nodes.row)
        if row["ids"]
        for term in row.children[column].astext().split(",")
    ]
    found: Rows = {}
    for form in (0, 1):  # an exact match takes precedence over one by stem
        for term, name in terms:
            found.setdefault(keys(term, here)[form], name)
    return found


def link_terms(chapter: nodes.document, rows: Rows, language: Language) -> None:
    """Link the first use of each term in a chapter.

    Args:
        chapter: the chapter; its links, headings and tables are left alone.
        rows: the rows of the glossary; see `read_rows`.
        language: the language of the chapter.
    """
    linked = set()
    for strong in list(chapter.findall(nodes.strong)):
        row = row_of(strong.astext(), rows, language)
        if row and row not in linked and is_term(strong):
            linked.add(row)
            strong.replace_self(_link(row, strong.deepcopy()))
    plain = {key: row for key, row in rows.items() if row in PLAIN - linked}
    for text in list(_plain_texts(chapter)):
        _link_in(text, plain, language)


def is_term(strong: nodes.strong) -> bool:
    """Return whether bold text is a term rather than a button, capitalised within a sentence."""
    if _is_closed(strong) or list(strong.findall(nodes.reference)):
        return False
    index = strong.parent.index(strong)
    before = "".join(node.astext() for node in strong.parent.children[:index]).rstrip()
    return strong.astext()[0].islower() or not before or before[-1] in ".?!:¿¡"


def _is_closed(node: nodes.Node) -> bool:
    """Return whether a node is inside an element where nothing is linked."""
    while node.parent:
        node = node.parent
        if isinstance(node, CLOSED):
            return True
    return False


def _plain_texts(chapter: nodes.document) -> Iterator[nodes.Text]:
    """Yield the text nodes of paragraphs that may get links, in order."""
    for paragraph in chapter.findall(nodes.paragraph):
        for text in paragraph.findall(nodes.Text):
            if not isinstance(text.parent, nodes.strong) and not _is_closed(text):
                yield text


def _link_in(text: nodes.Text, plain: Rows, language: Language) -> None:
    """Link the terms in a text, and remove the linked ones from `plain`."""
    written = text.astext()
    words = list(WORD.finditer(written))
    pieces: list[nodes.Node] = []
    end_of_last = at = 0
    while at < len(words):
        for size in range(min(max(map(len, plain), default=0), len(words) - at), 0, -1):
            start, end = words[at].start(), words[at + size - 1].end()
            phrase = written[start:end]
            if words[at].group().lower() in ARTICLES[language.code] or set(phrase) & PUNCTUATION:
                continue
            if row := row_of(phrase, plain, language):
                pieces += [nodes.Text(written[end_of_last:start]), _link(row, nodes.Text(phrase))]
                for key in [key for key, other in plain.items() if other == row]:
                    del plain[key]
                end_of_last, at = end, at + size - 1
                break
        at += 1
    if pieces:
        text.parent.replace(text, [*pieces, nodes.Text(written[end_of_last:])])


def _link(row: str, inside: nodes.Node) -> TermLink:
    """Return a link to an entry."""
    return TermLink("", "", inside, row=row, refuri=f"{PAGE}.html#{row}")
