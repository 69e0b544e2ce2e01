"""The book's Sphinx extension: tables, theme, navigation, languages and glossary links."""

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

from book.alone import is_alone, prepare
from book.anchors import FORMER_FILE, english_ids, former_ids, original, share_ids
from book.contents import names, opens_after, parts
from book.entries import Markup, append_tips, describing, lay_out
from book.explained import explained, link_rows
from book.glossary import PAGE, TermLink, link_terms, mark_rows, read_rows
from book.languages import LANGUAGES, Language, language
from book.outputs import with_tables

THEME = Path(__file__).parent / "_theme" / "alcalde"
MAX_DESCRIPTION = 180


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the theme, the settings that `book.build` passes, and the event handlers."""
    app.add_html_theme("alcalde", str(THEME))
    # the name of the runtime is a digest of the tables' code: when it changes, pages are read again
    app.add_config_value("alcalde_runtime", "", "env", str)
    app.add_config_value("alcalde_assets", "", "html", str)
    app.add_config_value("alcalde_url", "", "html", str)
    app.add_config_value("alcalde_alone", False, "html", bool)
    if is_alone(app):
        app.config.overrides["alcalde_alone"] = True
        prepare(app)
    app.add_node(Markup, html=(_write_markup, None))
    app.add_node(TermLink, html=(_open_term, _close_term))
    app.add_node(HideCodeCellNode, override=True, html=(_open_code, _close_code))
    app.connect("source-read", _draw_tables)
    app.connect("doctree-read", _share_anchors, priority=400)  # before Sphinx collects sections
    app.connect("doctree-read", _read)
    app.connect("doctree-resolved", _resolved)
    app.connect("html-page-context", _page_context)
    return {
        "version": "1",
        "env_version": 2,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }


def _draw_tables(app: Sphinx, page: str, source: list[str]) -> None:
    """Draw the tables in a notebook before it is parsed.

    Raises:
        ValueError: a table cannot be read; the message names the page and the cell.
    """
    try:
        source[0] = with_tables(source[0])
    except ValueError as error:
        raise ValueError(f"{page}: {error}") from error


def _share_anchors(app: Sphinx, doctree: nodes.document) -> None:
    """Give the sections of a chapter the ids of the English one.

    Raises:
        ValueError: it has other sections; the message names the page.
    """
    page = app.env.docname
    chapter = Path(app.env.doc2path(page))
    english = original(chapter)
    if not english.exists():  # a page of Sphinx's own
        return
    for source in (english, FORMER_FILE):
        app.env.note_dependency(str(source))
    former = former_ids(page, language(app.config.language).code)
    try:
        share_ids(doctree, english_ids(english.read_text(encoding="utf-8")), former)
    except ValueError as error:
        raise ValueError(f"{page}: {error}") from error


def _read(app: Sphinx, doctree: nodes.document) -> None:
    """Count the tasks of a page, and mark the rows of the glossary."""
    markups = [raw.astext() for raw in doctree.findall(nodes.raw)]
    tasks = sum('data-table="task"' in markup for markup in markups)
    app.env.metadata[app.env.docname]["tasks"] = tasks
    if app.env.docname == PAGE:
        mark_rows(doctree, language(app.config.language))


def _resolved(app: Sphinx, doctree: nodes.document, page: str) -> None:
    """Link chapters and glossary, and keep the text of the tables out of the search."""
    for raw in list(doctree.findall(nodes.raw)):
        if "data-table=" in raw.astext():
            raw.replace_self(Markup(markup=raw.astext()))
    if page not in (PAGE, app.config.root_doc) and PAGE in app.env.found_docs:
        here = language(app.config.language)
        glossary = app.env.get_doctree(PAGE)
        link_terms(doctree, read_rows(glossary, here), here)
        append_tips(doctree, glossary, here)
    if page == PAGE:
        _link_glossary(app, doctree)


def _link_glossary(app: Sphinx, glossary: nodes.document) -> None:
    """Link each term of the glossary to the first section that explains it, and lay it out."""
    here = language(app.config.language)
    rows = read_rows(glossary, here)
    places: dict[str, str] = {}
    for name in names(Path(app.env.srcdir).parent):
        if name not in (PAGE, app.config.root_doc):
            for row, section in explained(app.env.get_doctree(name), rows, here):
                places.setdefault(row, f"{name}.html#{section}")
    link_rows(glossary, places, here)
    lay_out(glossary, here)


def _open_term(translator: HTML5Translator, node: TermLink) -> None:
    """Open a link to an entry of the glossary; screen readers say what the term means."""
    described = describing(node["row"])
    attributes = {"href": node["refuri"], "aria-describedby": described}
    tag = translator.starttag(node, "a", "", CLASS="bk-term reference internal", **attributes)
    translator.body.append(tag)


def _close_term(translator: HTML5Translator, node: TermLink) -> None:
    """Close a link to an entry of the glossary."""
    translator.body.append("</a>")


def _write_markup(translator: HTML5Translator, node: Markup) -> None:
    """Write HTML as it is."""
    translator.body.append(node["markup"])
    raise nodes.SkipNode


def _page_context(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Add the variables of the theme's templates to the context of a page."""
    here = language(app.config.language)
    words = here.words()
    url, alone = app.config.alcalde_url, app.config.alcalde_alone
    up = context["pathto"]("", 1) + ("" if alone else "../")
    context.update(
        t=words.gettext,
        here=here,
        home=app.config.root_doc,
        runtime=up + app.config.alcalde_runtime if app.config.alcalde_runtime else "",
        assets=up + app.config.alcalde_assets,
        site=up,
        switch=[(other, f"{up}{other.code}/{page}.html") for other in LANGUAGES if not alone],
        alternates=[] if alone else _alternates(page, app.config.root_doc, url or up),
        canonical=f"{url}{here.code}/{page}.html" if url and page != "search" else "",
        picture=f"{url or up}{app.config.alcalde_assets}/social-{here.code}.png",
        parts=_parts(app.env, context["pathto"], here),
        opens=_opens(app.env, page, here),
        live="data-table=" in context.get("body", ""),
        terms="bk-tip" in context.get("body", ""),
        page_title=_title(page, context, here),
        description=_description(doctree) if doctree else "",
    )


def _alternates(page: str, home: str, up: str) -> list[tuple[str, str]]:
    """Return the language and URL of each translation of a page, and of its default."""
    default = "index.html" if page == home else f"{LANGUAGES[0].code}/{page}.html"
    translations = [(other.tag, f"{up}{other.code}/{page}.html") for other in LANGUAGES]
    return [*translations, ("x-default", up + default)]


def _title(page: str, context: dict[str, Any], here: Language) -> str:
    """Return the title of the browser tab."""
    own = html.unescape(without_tags(context.get("title", "")))
    if page == "search":
        own = here.words().gettext("Search")
    return own if not own or "Alcalde" in own else f"{own} · Alcalde"


def without_tags(markup: str) -> str:
    """Return the text of HTML that Sphinx generated, without tags.

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
"""A page in the menu: its name, URL, title and number of tasks."""


def _parts(
    env: BuildEnvironment, pathto: Callable[[str], str], here: Language
) -> list[tuple[str, list[Entry]]]:
    """Return the heading and the menu entries of each part, in reading order."""
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
    """Return the heading of the part that begins right after this page, or an empty string."""
    part = opens_after(page, Path(env.srcdir).parent)
    return part.heading(here.words()) if part else ""


def _markup(node: nodes.Node) -> str:
    """Return a title as HTML, keeping emphasis such as that of the game's name."""
    if isinstance(node, nodes.Text):
        return html.escape(node.astext())
    inside = "".join(_markup(child) for child in node.children)
    return f"<em>{inside}</em>" if isinstance(node, nodes.emphasis) else inside


def _description(doctree: nodes.document) -> str:
    """Return the first paragraph of a page, cut after a sentence or a word if it is long."""
    for paragraph in doctree.findall(nodes.paragraph):
        text = " ".join(paragraph.astext().split())
        if len(text) <= MAX_DESCRIPTION:
            return text
        head = text[: MAX_DESCRIPTION + 1]
        stop = max(head.rfind(mark) for mark in (". ", "? ", "! "))
        return head[: stop + 1] if stop > 60 else head[: head.rfind(" ")] + "…"
    return ""


def _open_code(translator: HTML5Translator, node: HideCodeCellNode) -> None:
    """Open a folded code cell, with a summary in the language of the page."""
    words = language(translator.config.language).words()
    summary = html.escape(words.gettext("The code of this example"))
    translator.body.append(f'<details class="bk-code"><summary>{summary}</summary>\n')


def _close_code(translator: HTML5Translator, node: HideCodeCellNode) -> None:
    """Close a folded code cell."""
    translator.body.append("</details>\n")
