"""How the tests find further browser engines, and what they print if there are none."""

from pathlib import Path

import pytest

from tests import engines
from tests.book.test_chromium import program


@pytest.fixture
def nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a folder that is the whole path; no engine is found outside it."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("FIREFOX", raising=False)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(engines, "MAC", str(tmp_path / "Firefox.app"))
    monkeypatch.setattr(engines, "MINIBROWSER", str(tmp_path / "MiniBrowser"))
    return tmp_path


def test_programs_are_found(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A named Firefox wins; WebKit needs three programs."""
    found = program(nothing / "firefox")
    assert engines.FIREFOX.find() == (found,)
    named = program(nothing / "mine")
    monkeypatch.setenv("FIREFOX", named)
    assert engines.FIREFOX.find() == (named,)
    parts = [program(nothing / name) for name in ("WebKitWebDriver", "MiniBrowser")]
    assert engines.WEBKIT.find() is None
    assert program(nothing / "Xvfb") and engines.WEBKIT.find() == (*parts, str(nothing / "Xvfb"))


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("false", 0), ("true", 1)])
def test_a_missing_engine_fails_in_continuous_integration_alone(
    nothing: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ci: str,
    code: int,
) -> None:
    """Elsewhere a sentence says which one is missing, and how to get it."""
    monkeypatch.setenv("CI", ci)
    program(nothing / "firefox")
    assert engines.main() == code
    said = capsys.readouterr()
    assert said.out.split() == [str(nothing / "firefox")]
    assert said.err.strip() == (
        "Not run in WebKit (on Debian: apt install webkit2gtk-driver xvfb)."
    )
