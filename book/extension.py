"""The Sphinx extension that frames a page: the theme, its words, chapters and languages."""

import html
from collections.abc import Callable
from pathlib import Path
from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import HideCodeCellNode  # type: ignore[import-untyped]
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.typing import ExtensionMetadata
from sphinx.writers.html5 import HTML5Translator

from book.contents import names, opens_after, parts
from book.explained import explained, link_rows
from book.glossary import PAGE, link_terms, mark_rows, read_rows
from book.languages import LANGUAGES, Language, language
from book.outputs import with_tables

THEME = Path(__file__).parent / "_theme" / "alcalde"
LONGEST_DESCRIPTION = 180


class TableMarkup(nodes.General, nodes.Element):
    """A table's saved HTML, in ``markup``; unlike raw HTML, the search does not look into it."""


def setup(app: Sphinx) -> ExtensionMetadata:
    """Registers the theme, the addresses that its pages need, and what fills its templates."""
    app.add_html_theme("alcalde", str(THEME))
    # what draws the tables is part of the runtime's name: where it changed, pages are read again
    app.add_config_value("alcalde_runtime", "", "env", str)
    app.add_config_value("alcalde_assets", "", "html", str)
    app.add_config_value("alcalde_url", "", "html", str)
    app.add_node(TableMarkup, html=(_write_table, None))
    app.add_node(HideCodeCellNode, override=True, html=(_open_code, _close_code))
    app.connect("source-read", _draw_tables)
    app.connect("doctree-read", _read)
    app.connect("doctree-resolved", _resolved)
    app.connect("html-page-context", _page_context)
    return {
        "version": "1",
        "env_version": 1,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }


def _draw_tables(app: Sphinx, page: str, source: list[str]) -> None:
    """Draw the tables of a notebook that is about to be read."""
    source[0] = with_tables(source[0])


def _read(app: Sphinx, doctree: nodes.document) -> None:
    """Counts a page's tasks, and marks the glossary's rows."""
    saved = [raw.astext() for raw in doctree.findall(nodes.raw)]
    tasks = sum('data-table="task"' in markup for markup in saved)
    app.env.metadata[app.env.docname]["tasks"] = tasks
    if app.env.docname == PAGE:
        mark_rows(doctree, language(app.config.language))


def _resolved(app: Sphinx, doctree: nodes.document, page: str) -> None:
    """Links chapters and glossary, and keeps what the tables say out of the search."""
    for raw in list(doctree.findall(nodes.raw)):
        if "data-table=" in raw.astext():
            raw.replace_self(TableMarkup(markup=raw.astext()))
    if page not in (PAGE, app.config.root_doc) and PAGE in app.env.found_docs:
        here = language(app.config.language)
        link_terms(doctree, read_rows(app.env.get_doctree(PAGE), here), here)
    if page == PAGE:
        _lead_back(app, doctree)


def _lead_back(app: Sphinx, glossary: nodes.document) -> None:
    """Links the glossary's terms to the chapters that explain them, the earliest first."""
    here = language(app.config.language)
    rows = read_rows(glossary, here)
    places: dict[str, str] = {}
    for name in names(Path(app.env.srcdir).parent):
        if name not in (PAGE, app.config.root_doc):
            for row, section in explained(app.env.get_doctree(name), rows, here):
                places.setdefault(row, f"{name}.html#{section}")
    link_rows(glossary, places, here)


def _write_table(translator: HTML5Translator, node: TableMarkup) -> None:
    """Writes a table as it was saved."""
    translator.body.append(node["markup"])
    raise nodes.SkipNode


def _page_context(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Adds to a page's context what the theme's templates ask for."""
    here = language(app.config.language)
    words = here.words()
    up, url = context["pathto"]("", 1) + "../", app.config.alcalde_url
    context.update(
        t=words.gettext,
        here=here,
        home=app.config.root_doc,
        runtime=up + app.config.alcalde_runtime if app.config.alcalde_runtime else "",
        assets=up + app.config.alcalde_assets,
        site=up,
        switch=[(other, f"{up}{other.code}/{page}.html") for other in LANGUAGES],
        alternates=_alternates(page, app.config.root_doc, url or up),
        canonical=f"{url}{here.code}/{page}.html" if url and page != "search" else "",
        picture=f"{url or up}{app.config.alcalde_assets}/social-{here.code}.png",
        parts=_parts(app.env, context["pathto"], here),
        opens=_opens(app.env, page, here),
        live="data-table=" in context.get("body", ""),
        page_title=_title(page, context, here),
        description=_description(doctree) if doctree else "",
    )


def _alternates(page: str, home: str, up: str) -> list[tuple[str, str]]:
    """Returns the same page in each language, and the one for every other: language, address."""
    default = "index.html" if page == home else f"{LANGUAGES[0].code}/{page}.html"
    same = [(other.tag, f"{up}{other.code}/{page}.html") for other in LANGUAGES]
    return [*same, ("x-default", up + default)]


def _title(page: str, context: dict[str, Any], here: Language) -> str:
    """Returns what the browser's tab says."""
    own = html.unescape(without_tags(context.get("title", "")))
    if page == "search":
        own = here.words().gettext("Search")
    return own if not own or "Alcalde" in own else f"{own} · Alcalde"


def without_tags(markup: str) -> str:
    """Returns the text of a piece of HTML that Sphinx made, without its tags.

    >>> without_tags("The <em>Alcalde</em> trick")
    'The Alcalde trick'
    """
    text, inside = "", False
    for character in markup:
        if character in "<>":
            inside = character == "<"
        elif not inside:
            text += character
    return text


Entry = tuple[str, str, str, int]
"""A page in the menu: name, address, title and how many tasks it has."""


def _parts(
    env: BuildEnvironment, pathto: Callable[[str], str], here: Language
) -> list[tuple[str, list[Entry]]]:
    """Returns the pages in reading order by the parts that they stand in, each with its name."""
    return [
        (
            part.heading(here.words()),
            [
                (name, pathto(name), _markup(env.titles[name]), env.metadata[name].get("tasks", 0))
                for name in part.names
            ],
        )
        for part in parts(Path(env.srcdir).parent)
    ]


def _opens(env: BuildEnvironment, page: str, here: Language) -> str:
    """Returns the name of the part that begins with the page after this one, or nothing."""
    part = opens_after(page, Path(env.srcdir).parent)
    return part.heading(here.words()) if part else ""


def _markup(node: nodes.Node) -> str:
    """Returns a title as HTML, with what is emphasised in it, such as the game's name."""
    if isinstance(node, nodes.Text):
        return html.escape(node.astext())
    inside = "".join(_markup(child) for child in node.children)
    return f"<em>{inside}</em>" if isinstance(node, nodes.emphasis) else inside


def _description(doctree: nodes.document) -> str:
    """Returns the page's first paragraph, cut after a sentence or a word where it is long."""
    for paragraph in doctree.findall(nodes.paragraph):
        text = " ".join(paragraph.astext().split())
        if len(text) <= LONGEST_DESCRIPTION:
            return text
        head = text[: LONGEST_DESCRIPTION + 1]
        stop = max(head.rfind(mark) for mark in (". ", "? ", "! "))
        return head[: stop + 1] if stop > 60 else head[: head.rfind(" ")] + "…"
    return ""


def _open_code(translator: HTML5Translator, node: HideCodeCellNode) -> None:
    """Opens a folded code cell; the page's language says what it holds."""
    words = language(translator.config.language).words()
    say = html.escape(words.gettext("The code of this example"))
    translator.body.append(f'<details class="bk-code"><summary>{say}</summary>\n')


def _close_code(translator: HTML5Translator, node: HideCodeCellNode) -> None:
    """Closes a folded code cell."""
    translator.body.append("</details>\n")
