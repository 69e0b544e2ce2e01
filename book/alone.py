"""One language's book by itself, as `jupyter-book build` makes it.

    jupyter-book build book/es --config _config.yml --toc book/_toc.yml

The extension calls this module where `book.build` does not run it. The output gets the tables'
runtime and the theme's assets, and no link leads out of it.
"""

import sys
from pathlib import Path
from typing import NoReturn

from sphinx.application import Sphinx

from book.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SAID = (
    "This is the book in one language, {name}, by itself: it does not lead to the others. "
    "make build builds all of them."
)


def is_alone(app: Sphinx) -> bool:
    """Return whether Sphinx was not started by `book.build`, which passes the assets' folder."""
    return "alcalde_assets" not in app.config.overrides


def prepare(app: Sphinx) -> None:
    """Set what `book.build` passes otherwise, and have the output completed.

    Raises:
        SystemExit: this cannot be built by itself; the message says what can, in one line.
    """
    folder, overrides = Path(app.srcdir), app.config.overrides
    here = next((language for language in LANGUAGES if language.code == folder.name), None)
    if here is None:
        codes = ", ".join(f"book/{language.code}" for language in LANGUAGES)
        _refuse(f"jupyter-book builds one language: {codes}. make build builds all of them.")
    if "external_toc_path" not in overrides:
        _refuse("A page needs its book: build its folder, with --toc book/_toc.yml.")
    toc = str(Path(overrides["external_toc_path"]).resolve())
    for name, value in (("language", here.sphinx), ("external_toc_path", toc)):
        overrides[name] = value
        setattr(app.config, name, value)  # Sphinx may have read it already
    overrides.pop("comments_config", None)  # of an extension that this book does without
    app.connect("builder-inited", complete)


def complete(app: Sphinx) -> None:
    """Put the runtime and the assets into the output.

    Raises:
        SystemExit: the output is no site, or the runtime could not be built.
    """
    from book.build import runtime_folder
    from book.pages import write_assets
    from book.runtime import RuntimeBuildError

    if app.builder.name != "html":
        _refuse(f"Tables need pages: the builder html can build this book, {app.builder.name} not.")
    site, work = Path(app.outdir), ROOT / "out" / "book"
    work.mkdir(parents=True, exist_ok=True)
    try:
        app.config.alcalde_runtime = runtime_folder(ROOT, work, site)
        app.config.alcalde_assets = write_assets(site)
    except RuntimeBuildError as error:
        _refuse(str(error))
    (site / ".nojekyll").touch()  # the search is in _static, which Jekyll would leave out
    here = next(language for language in LANGUAGES if language.sphinx == app.config.language)
    print(SAID.format(name=here.name), flush=True)


def _refuse(sentence: str) -> NoReturn:
    """Stop, with one line instead of Sphinx's traceback."""
    print(sentence, file=sys.stderr)
    raise SystemExit(1)
