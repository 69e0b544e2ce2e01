"""What the oldest supported browsers lack, and where it may be used all the same.

`book/runtime_tools/bundle.mjs` names those browsers: esbuild rewrites newer syntax for them, and
TypeScript knows the built-in objects of `tsconfig.json` only. Neither sees what a page gets from
the browser itself; this list does.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT

THEME = "book/_theme"
STATIC = "widgets/alcalde_widgets/static"
FOLDERS = (THEME, STATIC, "book/classroom")
BUILT = re.compile(r"notebook\.bundle\.")

LACKING = {
    r"\baria[A-Z][A-Za-z]*\b": "properties for ARIA: Firefox 119",
    r"\bpopover|Popover\(": "popovers: Chrome 114, Firefox 125, Safari 17",
    r"\brequestIdleCallback\b": "idle callbacks: not in Safari",
    r"\bstartViewTransition\b|view-transition": "view transitions: Firefox 144",
    r"\b(checkVisibility|CloseWatcher|commandfor|closedby|interestfor|moveBefore|scrollend)\b": (
        "newer parts of the document: Firefox 125 and later, Safari 17.4 and later"
    ),
    r"\bURL\.(canParse|parse)\b|\bAbortSignal\.any\b|\bscheduler\.|\bIntl\.(Segmenter|Duration)": (
        "newer functions: Firefox 115 and Safari 16.4 have none of them all"
    ),
    r"\b(setHTML\w*|getHTML|CSS\.highlights|fromBase64|toBase64)\b": "newer functions for text",
    r"\bsubgrid\b": "subgrids: Chrome 117",
    r"\blight-dark\(|@property\b|@starting-style|@scope\b|\ballow-discrete\b": "newer styles",
    r"\b(field-sizing|interpolate-size|content-visibility|scrollbar-gutter)\b": "newer styles",
    r"\b(anchor-name|position-anchor|position-area|animation-timeline)\b": "newer styles",
    r":(user-invalid|user-valid|open)\b": "newer states of fields: Chrome 119",
}
"""Patterns of what a supported browser lacks, and since when the last of them has it."""

FALLBACKS = {
    (f"{THEME}/assets/book.js", "popover"): "the menu opens above the text",
    (f"{THEME}/assets/book.css", "popover"): "a rule of its own, beside `.bk-menu--closed`",
    (f"{THEME}/alcalde/layout.html", "popover"): "see book.js",
    ("book/classroom/template/index.html.j2", "popover"): "see book.js",
    (f"{STATIC}/hosts/page.js", "requestIdleCallback"): "a timer",
    (f"{STATIC}/ui/controls.css", "subgrid"): "labels as wide as each is, behind `@supports`",
    (f"{STATIC}/ui/match.css", "subgrid"): "rows of unequal height",
}
"""The places that use it all the same, and what those browsers do instead."""


def sources() -> list[Path]:
    """Return the scripts, style sheets and templates that pages are made of."""
    found = [
        path
        for folder in FOLDERS
        for ending in ("js", "css", "html", "j2")
        for path in sorted((ROOT / folder).rglob(f"*.{ending}"))
        if not BUILT.search(path.name)
    ]
    assert len(found) > 40
    return found


def selectors(rule: str) -> list[str]:
    """Return the selectors of a rule.

    >>> selectors("a, :is(b, :not(c, d)) e")
    ['a', ' :is(b, :not(c, d)) e']
    """
    found, depth = [""], 0
    for character in rule:
        depth += (character == "(") - (character == ")")
        if character == "," and not depth:
            found.append("")
        else:
            found[-1] += character
    return found


def styles() -> list[Path]:
    """Return the style sheets."""
    return [path for path in sources() if path.suffix == ".css"]


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.name)
def test_nothing_is_used_that_a_supported_browser_lacks(path: Path) -> None:
    """Without a fallback it would fail in silence there."""
    name = path.relative_to(ROOT).as_posix()
    text = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", path.read_text(encoding="utf-8"), flags=re.S | re.M)
    allowed = {word for file, word in FALLBACKS if file == name}
    for pattern, what in LACKING.items():
        words = {found.group() for found in re.finditer(pattern, text)}
        assert words <= allowed, f"{name}: {words - allowed}: {what}"


@pytest.mark.parametrize("path", styles(), ids=lambda path: path.name)
def test_a_rule_with_has_stands_alone(path: Path) -> None:
    """Firefox before 121 drops a whole rule with `:has`, so its list has no selector without.

    What such a rule does must be a matter of looks: `tests/browser/test_old_browsers.py` uses the
    book without these rules.
    """
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
    for rule in re.findall(r"[^{};]+(?=\{)", text):
        having = [":has(" in selector for selector in selectors(rule)]
        assert all(having) or not any(having), " ".join(rule.split())


def test_the_documents_name_the_oldest_supported_browsers() -> None:
    """The same as those for which the scripts are built."""
    built = (ROOT / "book" / "runtime_tools" / "bundle.mjs").read_text(encoding="utf-8")
    (target,) = re.findall(r"target: \[(.*?)\]", built)
    oldest = [(name, version) for name, version in re.findall(r'"([a-z]+)([\d.]+)"', target)]
    for document in ("README.md", "CONTRIBUTING.md"):
        text = " ".join((ROOT / document).read_text(encoding="utf-8").split())
        for name, version in oldest:
            assert f"{name.capitalize()} {version}" in text, document
