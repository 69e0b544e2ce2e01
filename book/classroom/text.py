"""A chapter's text as HTML, read as the book reads it.

Voila's own reading knows no MyST: the comments that name rules would stand in the text, and so
would the fences around notes.
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
    """Writes a note, such as ``:::{note}``, with what it holds."""
    kind = tokens[index].info.split()[0].strip("{}")
    return f'<aside class="admonition {escape(kind)}">\n{html(tokens[index].content)}</aside>\n'


def _comment(*_: object) -> str:
    """Writes nothing: comments name the rules, for those who change the text."""
    return ""


@cache
def _reader() -> MarkdownIt:
    settings = MdParserConfig(enable_extensions=EXTENSIONS, heading_anchors=3)
    reader = create_md_parser(settings, RendererHTML)
    reader.add_render_rule("colon_fence", _note)
    reader.add_render_rule("myst_line_comment", _comment)
    return reader


def html(source: str) -> str:
    r"""Returns the HTML of a cell's text.

    Args:
        source: What the cell holds, in MyST's Markdown.

    >>> print(html("Picas es **triunfo**.\n\n% EX-1"), end="")
    <p>Picas es <strong>triunfo</strong>.</p>
    >>> print(html(":::{note}\nO três vale dez.\n:::"), end="")
    <aside class="admonition note">
    <p>O três vale dez.</p>
    </aside>
    """
    return str(_reader().render(source))


def heading(source: str) -> tuple[str, str]:
    r"""Returns the first heading of a text, as HTML and as plain words.

    Args:
        source: What a cell holds.

    >>> heading("# Aprende *Alcalde*\n\nUn juego.")
    ('Aprende <em>Alcalde</em>', 'Aprende Alcalde')
    """
    tokens: list[Any] = _reader().parse(source)
    for opening, inline in zip(tokens, tokens[1:], strict=False):
        if opening.type == "heading_open":
            plain = "".join(part.content for part in inline.children if part.type == "text")
            return str(_reader().renderInline(inline.content)), plain
    return "", ""
