"""Links the first use of a term in each chapter to its row in the glossary.

The chapters carry no markup for it: a term in bold is linked where it first stands, and some terms
that mean one thing only are linked where they first stand if no chapter's author set them in bold.
Forms of a word, such as *leads* and *to lead*, are told by the stemmers that the search uses too.
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
"""The rows whose terms are linked without being bold: no other word is spelled like them."""
VERBS = {
    **{"baraja": "barajar", "baralha": "baralhar"},  # a noun has an article: la baraja
    **{"sai": "sair", "saem": "sair", "dá": "dar", "dão": "dar"},
}
"""Forms that a stemmer does not lead back to the verb, when they stand alone."""
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
STOPS = frozenset(",;:.?!()")
CLOSED = (nodes.Titular, nodes.reference, nodes.emphasis, nodes.literal, nodes.table, nodes.raw)

Key = tuple[str, ...]
Rows = dict[Key, str]


def keys(text: str, language: Language) -> tuple[Key, Key]:
    """Returns a term's words without an article in front, and the same words without endings.

    Args:
        text: A term, such as ``"los triunfos"``.
        language: The language that it is in.

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
    cut = stemmer.stemWords(words)
    return tuple(words), tuple(cut)


def row_of(text: str, rows: Rows, language: Language) -> str | None:
    """Returns the id of the row that has this term, if there is one."""
    written, cut = keys(VERBS.get(text.lower(), text), language)
    return rows.get(written) or rows.get(cut)


def row_id(english: str) -> str:
    """Returns the id of a row by the first of its English terms.

    >>> row_id("♦ diamonds, coins"), row_id("to lead, lead"), row_id("face up")
    ('diamonds', 'to-lead', 'face-up')
    """
    return "-".join(WORD.findall(english.split(",")[0].lower()))


def columns(glossary: nodes.document, here: Language) -> list[Language]:
    """Returns the languages of the glossary's columns, by what stands above them.

    Args:
        glossary: The page.
        here: The page's language, such as Spanish, in which Portuguese is called *portugués*.

    Raises:
        ValueError: A column is headed by no language of the book, or there is no table.
    """
    names = {Locale.parse(here.sphinx).languages[one.code].lower(): one for one in LANGUAGES}
    try:
        (head,) = glossary.findall(nodes.thead)
        return [names[cell.astext().lower()] for cell in head.findall(nodes.entry)]
    except (KeyError, ValueError):
        wanted = ", ".join(names)
        message = f"The glossary in {here.code} is one table whose columns are headed {wanted}."
        raise ValueError(message) from None


def mark_rows(glossary: nodes.document, here: Language) -> None:
    """Gives each row of the glossary its id, and each of its cells the language that it is in."""
    order = columns(glossary, here)
    for row in glossary.findall(nodes.row):
        if isinstance(row.parent, nodes.tbody):
            for language, cell in zip(order, row.findall(nodes.entry), strict=True):
                cell["classes"].append(f"language-{language.tag}")
                if language.code == "en":
                    row["ids"].append(row_id(cell.astext()))


def read_rows(glossary: nodes.document, here: Language) -> Rows:
    """Returns the row's id of every term that the glossary has in its page's language."""
    column = columns(glossary, here).index(here)
    terms = [
        (term, row["ids"][0])
        for row in glossary.findall(nodes.row)
        if row["ids"]
        for term in row.children[column].astext().split(",")
    ]
    found: Rows = {}
    for form in (0, 1):  # a word as it is written comes before one with the same stem
        for term, name in terms:
            found.setdefault(keys(term, here)[form], name)
    return found


def link_terms(chapter: nodes.document, rows: Rows, language: Language) -> None:
    """Links the first use of each term in a chapter.

    Args:
        chapter: Where to link; links, headings and tables in it are left alone.
        rows: What `read_rows` returned.
        language: The chapter's language.
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
    """Tells a term from the name of a button, which has a capital inside a sentence too."""
    if _is_closed(strong) or list(strong.findall(nodes.reference)):
        return False
    index = strong.parent.index(strong)
    before = "".join(node.astext() for node in strong.parent.children[:index]).rstrip()
    return strong.astext()[0].islower() or not before or before[-1] in ".?!:¿¡"


def _is_closed(node: nodes.Node) -> bool:
    """Tells whether a node stands where nothing is linked."""
    while node.parent:
        node = node.parent
        if isinstance(node, CLOSED):
            return True
    return False


def _plain_texts(chapter: nodes.document) -> Iterator[nodes.Text]:
    """Yields the running text of paragraphs, in order."""
    for paragraph in chapter.findall(nodes.paragraph):
        for text in paragraph.findall(nodes.Text):
            if not isinstance(text.parent, nodes.strong) and not _is_closed(text):
                yield text


def _link_in(text: nodes.Text, plain: Rows, language: Language) -> None:
    """Links what this text has of the terms, and takes the linked ones out of them."""
    written = text.astext()
    words = list(WORD.finditer(written))
    pieces: list[nodes.Node] = []
    done = at = 0
    while at < len(words):
        for size in range(min(max(map(len, plain), default=0), len(words) - at), 0, -1):
            start, end = words[at].start(), words[at + size - 1].end()
            phrase = written[start:end]
            if words[at].group().lower() in ARTICLES[language.code] or set(phrase) & STOPS:
                continue
            if row := row_of(phrase, plain, language):
                pieces += [nodes.Text(written[done:start]), _link(row, nodes.Text(phrase))]
                for key in [key for key, other in plain.items() if other == row]:
                    del plain[key]
                done, at = end, at + size - 1
                break
        at += 1
    if pieces:
        text.parent.replace(text, [*pieces, nodes.Text(written[done:])])


def _link(row: str, inside: nodes.Node) -> nodes.reference:
    """Makes the link to a row."""
    return nodes.reference(
        "", "", inside, internal=True, refuri=f"{PAGE}.html#{row}", classes=["bk-term"]
    )
