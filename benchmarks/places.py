"""The three pages that are timed, and the conditions that mark their answers."""

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

    Attributes:
        name: its name in the results.
        app: the application that serves it.
        path: its URL relative to the server, with its query.
        marks: the conditions to time, as for `chromium.watch`; the last one is "answer".
        touch: what the reader does once the page responds, if anything.
    """

    name: str
    app: WSGIApplication
    path: str
    marks: dict[str, str] = field(hash=False)
    touch: Callable[[Page], None] | None = None


def live() -> Place:
    """Return the chapter: the reader swaps 2♠ for 2♦, and the answer is that Isaac's ace wins."""
    marks = {
        "engine": 'document.documentElement.dataset.alcalde === "live"',
        "answer": f'document.querySelector("{TABLE}")?.querySelector("[data-fly=AH].is-winner")',
    }
    return Place("alcalde", Book(roots.site()), CHAPTER, marks, swap)


def stock() -> Place:
    """Return stock Pyodide in the same kind of worker: the answer is one plus one."""
    marks = {"answer": 'document.querySelector("#answer")?.textContent === "2"'}
    return Place("stock Pyodide", roots.app(roots.stock()), "", marks)


def lite() -> Place:
    """Return JupyterLite's REPL with the engine: the answer is the winner of the trick."""
    outputs = '[...document.querySelectorAll(".jp-OutputArea-output")]'
    marks = {"answer": f'{outputs}.some((node) => node.textContent.trim() === "right")'}
    return Place("JupyterLite", roots.app(roots.lite()), jupyterlite.PAGE, marks)


def swap(page: Page) -> None:
    """Press the button that swaps 2♠ for 2♦, as soon as the page responds."""
    page.wait_for_selector("html[data-alcalde]", state="attached")
    chromium.click(page, f"{TABLE} [data-act=swap]")
