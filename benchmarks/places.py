"""The three pages that are timed, and how to tell that each has answered."""

from collections.abc import Callable
from dataclasses import dataclass, field
from wsgiref.types import WSGIApplication

from playwright.sync_api import Page

from benchmarks import chromium, jupyterlite, roots
from book.serve import Book

CHAPTER = "es/04-four-card-trick.html"
TABLE = "[data-table=trick]"


@dataclass(frozen=True)
class Place:
    """A page to open.

    Args:
        name: what the print-out calls it.
        app: what serves it.
        path: its address below the server's, query and all.
        marks: what to note the time of, as for `chromium.watch`; "answer" is the last of them.
        touch: what the reader does as soon as the page listens, if anything.
    """

    name: str
    app: WSGIApplication
    path: str
    marks: dict[str, str] = field(hash=False)
    touch: Callable[[Page], None] | None = None


def live() -> Place:
    """The chapter: the reader swaps 2♠ for 2♦, and it is done when Isaac's ace has won."""
    marks = {
        "engine": 'document.documentElement.dataset.alcalde === "live"',
        "answer": f'document.querySelector("{TABLE}")?.querySelector("[data-fly=AH].is-winner")',
    }
    return Place("alcalde", Book(roots.site()), CHAPTER, marks, swap)


def stock() -> Place:
    """Pyodide as it comes, in the same kind of worker: done when it has added one and one."""
    marks = {"answer": 'document.querySelector("#answer")?.textContent === "2"'}
    return Place("stock Pyodide", roots.app(roots.stock()), "", marks)


def lite() -> Place:
    """JupyterLite's REPL with the engine in it: done when it has printed who wins the trick."""
    outputs = '[...document.querySelectorAll(".jp-OutputArea-output")]'
    marks = {"answer": f'{outputs}.some((node) => node.textContent.trim() === "right")'}
    return Place("JupyterLite", roots.app(roots.lite()), jupyterlite.PAGE, marks)


def swap(page: Page) -> None:
    """Press the button that swaps 2♠ for 2♦, as soon as the page listens."""
    page.wait_for_selector("html[data-alcalde]", state="attached")
    chromium.click(page, f"{TABLE} [data-act=swap]")
