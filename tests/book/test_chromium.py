"""How the browser tests find a browser, and what they print if there is none."""

from pathlib import Path

import pytest

from tests import chromium


def program(path: Path, code: int = 0) -> str:
    """Write a program that exits with this code."""
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)
    return str(path)


def test_the_named_one_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A named browser that does not start is refused by name."""
    named = program(tmp_path / "mine")
    monkeypatch.setenv("CHROMIUM", named)
    assert chromium.find_chromium() == named
    monkeypatch.setenv("CHROMIUM", program(tmp_path / "broken", 1))
    with pytest.raises(chromium.NoChromium, match="broken, which does not start"):
        chromium.find_chromium()


def test_the_path_is_searched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A program that does not start is skipped."""
    program(tmp_path / "chromium", 1)
    good = program(tmp_path / "google-chrome")
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find_chromium() == good


def test_without_one_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sentence says how to get a browser."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(chromium, "MAC", ())
    assert chromium.main() == 1
    assert capsys.readouterr().err.strip() == chromium.NONE
