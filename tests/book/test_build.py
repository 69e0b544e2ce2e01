"""The parts of the build: what it refuses and what it leaves alone."""

import gzip
import json
import os
from pathlib import Path

import pytest

from alcalde_widgets import TrickTable
from alcalde_widgets.hosts.saved import STATE, mime_bundle
from book.build import BuildError, check_chapters, fingerprint, main
from book.compress import compress
from book.outputs import with_tables
from book.pages import publish, write_if_new


def test_a_chapter_missing_in_one_language_is_named(tmp_path: Path) -> None:
    """The build checks the chapters before it builds anything."""
    for code in ("en", "es", "pt"):
        (tmp_path / code).mkdir()
        (tmp_path / code / "index.ipynb").touch()
    check_chapters(tmp_path)
    (tmp_path / "es" / "05-more.ipynb").touch()
    with pytest.raises(BuildError, match="book/en/05-more.ipynb is missing"):
        check_chapters(tmp_path)


def test_a_fingerprint_tells_contents_names_and_base(tmp_path: Path) -> None:
    """The fingerprint depends on nothing that tools leave behind."""
    (tmp_path / "book").mkdir()
    (tmp_path / "book" / "a").write_text("1")
    first = fingerprint(tmp_path, ["book"])
    (tmp_path / "book" / "__pycache__").mkdir()
    (tmp_path / "book" / "__pycache__" / "a.pyc").write_text("x")
    assert fingerprint(tmp_path, ["book"]) == first
    assert fingerprint(tmp_path, ["book"], "/some/where/") != first
    (tmp_path / "book" / "a").write_text("2")
    assert fingerprint(tmp_path, ["book"]) != first


def test_copies_are_made_once_and_removed_with_their_file(tmp_path: Path) -> None:
    """A fresh copy is left alone."""
    site, store = tmp_path / "site", tmp_path / "store"
    site.mkdir()
    page = site / "a.html"
    page.write_text("<p>" * 100)
    assert compress(site, store) == 1
    assert gzip.decompress((site / "a.html.gz").read_bytes()) == page.read_bytes()
    assert compress(site, store) == 0
    page.unlink()
    compress(site, store)
    assert not list(site.iterdir())


def test_large_files_are_compressed_once_for_all(tmp_path: Path) -> None:
    """Copies are stored by content, so the file may have another path the next time."""
    site, store = tmp_path / "site", tmp_path / "store"
    for name in ("one", "two"):
        (site / name).mkdir(parents=True)
        (site / name / "a.wasm").write_bytes(b"\0" * 600_000)
        compress(site, store)
    assert len(list(store.iterdir())) == 2
    assert (site / "two" / "a.wasm.br").read_bytes() == (site / "one" / "a.wasm.br").read_bytes()


def test_a_copy_of_what_a_file_was_is_replaced(tmp_path: Path) -> None:
    """It is removed if compression no longer makes the file smaller."""
    site, store = tmp_path / "site", tmp_path / "store"
    site.mkdir()
    page = site / "a.html"
    for text in ("<p>" * 100, "<b>" * 100):
        page.write_text(text)
        assert compress(site, store) == 1
        assert gzip.decompress((site / "a.html.gz").read_bytes()) == text.encode()
    page.write_text("a")
    assert compress(site, store) == 0
    assert list(site.iterdir()) == [page]


def test_tables_are_drawn_from_what_a_notebook_holds() -> None:
    """A table's state is replaced by its HTML; other outputs and cells stay as they are."""
    table = TrickTable(lang="es")
    other: dict[str, object] = {"cell_type": "code", "outputs": [{"data": {"text/plain": "7"}}]}
    text = {"cell_type": "markdown", "source": ["# Título"]}
    cells = [text, {"outputs": [{"data": mime_bundle(table)}, {"text": "said"}]}, other]
    drawn = json.loads(with_tables(json.dumps({"cells": cells})))["cells"]
    assert [drawn[0], drawn[2]] == [text, other]
    assert drawn[1]["outputs"] == [
        {"data": {"text/plain": table.summary(), "text/html": str(table.view())}},
        {"text": "said"},
    ]


@pytest.mark.parametrize("state", ["{", "[]", "{}", '{"kind": "chess"}', '{"kind": "trick"}'])
def test_a_table_that_cannot_be_read_stops_the_build(state: str) -> None:
    """The error names the cell; an example in its place would make a wrong page."""
    cells = [{"cell_type": "markdown"}, {"outputs": [{"data": {STATE: state}}]}]
    with pytest.raises(ValueError, match="cell 2: .* cannot be read"):
        with_tables(json.dumps({"cells": cells}))


def test_only_pages_and_the_search_are_published(tmp_path: Path) -> None:
    """Sphinx's other files are left out, and files that are no longer built are removed.

    A folder whose name begins with `_` has another on the site, since some hosts leave it out.
    """
    made, target = tmp_path / "made", tmp_path / "target"
    for folder in (made / "_static", made / "_images", target / "_static"):
        folder.mkdir(parents=True)
    (made / "index.html").write_text(
        '<script src="_static/a.js"></script><img src="_images/a.png">'
    )
    (made / "_images" / "a.png").touch()
    for name in ("searchindex.js", "_static/searchtools.js"):
        (made / name).write_text(name)
    for name in ("_static/language_data.js", "_static/basic.css", ".buildinfo"):
        (made / name).write_text(name)
    (target / "gone.html").touch()
    (target / "_static" / "searchtools.js").touch()
    publish(made, target)
    assert {path.relative_to(target).as_posix() for path in target.rglob("*.*")} == {
        "index.html", "searchindex.js", "static/searchtools.js", "static/language_data.js",
        "images/a.png",
    }  # fmt: skip
    page = '<script src="static/a.js"></script><img src="images/a.png">'
    assert (target / "index.html").read_text() == page


def test_a_file_that_says_the_same_is_not_touched(tmp_path: Path) -> None:
    """Its compressed copies stay fresh."""
    target = tmp_path / "a.html"
    write_if_new(target, "one")
    os.utime(target, (1, 1))
    write_if_new(target, "one")
    assert target.stat().st_mtime == 1
    write_if_new(target, "two")
    assert target.stat().st_mtime > 1


def test_a_base_without_slashes_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The exit code is argparse's, and the message names the value."""
    with pytest.raises(SystemExit) as exit_:
        main(["--base", "somewhere"])
    assert exit_.value.code == 2
    assert "'somewhere'" in capsys.readouterr().err
