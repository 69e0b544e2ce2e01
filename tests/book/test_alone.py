"""What `jupyter-book build` cannot build by itself, and says so in one line."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sphinx.application import Sphinx

from book.alone import complete, is_alone, prepare
from tests.conftest import ROOT


def app(folder: Path, **overrides: object) -> Sphinx:
    """Return as much of Sphinx's application as is asked."""
    config = SimpleNamespace(overrides=overrides, language="en")
    made: Any = SimpleNamespace(srcdir=folder, config=config, connect=lambda *_: 0)
    made.builder = SimpleNamespace(name="latex")
    return cast(Sphinx, made)


def test_the_language_and_the_contents_follow_from_what_was_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The contents are looked for where they were typed, not in the folder of the language."""
    monkeypatch.chdir(ROOT)
    made = app(ROOT / "book" / "pt", external_toc_path="book/_toc.yml", comments_config={})
    assert is_alone(made)
    prepare(made)
    assert made.config.overrides == {
        "language": "pt_PT",
        "external_toc_path": str(ROOT / "book" / "_toc.yml"),
    }
    assert made.config.language == "pt_PT"
    assert not is_alone(app(ROOT / "book" / "pt", alcalde_assets="theme/0"))


@pytest.mark.parametrize(
    ("folder", "overrides", "sentence"),
    [
        ("book", {"external_toc_path": "book/_toc.yml"}, "one language: book/en, book/es, book/pt"),
        ("book/es", {}, "build its folder, with --toc book/_toc.yml"),
    ],
)
def test_what_is_no_language_is_refused(
    folder: str, overrides: dict[str, object], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The whole book has three contents; a page alone has no book around it."""
    with pytest.raises(SystemExit):
        prepare(app(ROOT / folder, **overrides))
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1


def test_paper_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing answers on paper."""
    with pytest.raises(SystemExit):
        complete(app(ROOT / "book" / "es"))
    said = capsys.readouterr().err
    assert "html can build this book, latex not" in said and said.count("\n") == 1
