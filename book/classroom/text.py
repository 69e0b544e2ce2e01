"""A chapter's text as HTML, rendered like the book.

Voila's own renderer knows no MyST: it would show the comments that cite rules, and the fences
around notes.
"""

from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from myst_parser.config.main import MdParserConfig
from myst_parser.parsers.mdit import create_md_parser

EXTENSIONS = {"attrs_block", "attrs_inline", "colon_fence"}


def _note(_: RendererHTML, tokens: Sequence[Token], index: int, *__: object) -> str:
    """Render an admonition, such as `:::{note}`, with its content."""
    kind = tokens[index].info.split()[0].strip("{}")
    return f'<aside class="admonition {escape(kind)}">\n{html(tokens[index].content)}</aside>\n'


def _comment(*_: object) -> str:
    """Render nothing: comments cite the rules, for those who change the text."""
    return ""


@cache
def _parser() -> MarkdownIt:
    settings = MdParserConfig(enable_extensions=EXTENSIONS, heading_anchors=3)
    parser = create_md_parser(settings, RendererHTML)
    parser.add_render_rule("colon_fence", _note)
    parser.add_render_rule("myst_line_comment", _comment)
    return parser


def html(source: str) -> str:
    r"""Return the HTML of a text cell.

    Args:
        source: the source of the cell, in MyST Markdown.

    >>> print(html("Picas es **triunfo**.\n\n% EX-1"), end="")
    <p>Picas es <strong>triunfo</strong>.</p>
    >>> print(html(":::{note}\nO três vale dez.\n:::"), end="")
    <aside class="admonition note">
    <p>O três vale dez.</p>
    </aside>
    """
    return str(_parser().render(source))


def heading(source: str) -> tuple[str, str]:
    r"""Return the first heading of a text cell, as HTML and as plain text.

    Args:
        source: the source of the cell, in MyST Markdown.

    >>> heading("# Aprende *Alcalde*\n\nUn juego.")
    ('Aprende <em>Alcalde</em>', 'Aprende Alcalde')
    """
    tokens: list[Any] = _parser().parse(source)
    for opening, inline in zip(tokens, tokens[1:], strict=False):
        if opening.type == "heading_open":
            plain = "".join(part.content for part in inline.children if part.type == "text")
            return str(_parser().renderInline(inline.content)), plain
    return "", ""
