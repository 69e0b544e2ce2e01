"""Text as readers set it: their own spacing (WCAG 1.4.12), twice the size, on every width.

Nothing is cut off, covered or scrolled sideways, but for wide tables, which scroll themselves.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.reader import LANGS, SAVES_DATA
from tests.browser.test_access import LARGE_TEXT, SIDEWAYS, pages

SPACING = """
new MutationObserver(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: .12em !important; }
    * { word-spacing: .16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}).observe(document, { childList: true });
"""
"""A script for contexts: the reader has spaced lines, letters, words and paragraphs."""
SIZES = ((320, 640), (768, 1024), (1280, 800))
CUT = """
() => {
  const found = new Set();
  const heard = ".al-vh, .bk-said, .bk-skip, noscript, option";
  const apart = ".al-card, .al-stock, pre, textarea, svg";
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const own = text.parentElement;
    if (!text.data.trim() || own.closest(`${heard}, ${apart}`)) continue;
    if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      texts.push({ own, text, rect });
      for (let box = own; box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(box);
        const area = box.getBoundingClientRect();
        const clips = /hidden|clip/.test(overflowX + overflowY);
        const scrolls = /auto|scroll/.test(overflowX);
        const bounded = box.matches("button, .al-btn, .al-badge, .bk-langs a");
        if (scrolls) break;
        if (!clips && !bounded) continue;
        const out = Math.max(rect.right - area.right, area.left - rect.left);
        const over = Math.max(rect.bottom - area.bottom, area.top - rect.top);
        if (out > 1 || over > 4) {
          found.add(`cut: “${text.data.trim().slice(0, 40)}” in ${box.outerHTML.slice(0, 90)}`);
        }
      }
    }
  }
  const tall = texts.sort((a, b) => a.rect.top - b.rect.top);
  for (let first = 0; first < tall.length; first += 1) {
    const one = tall[first];
    for (let next = first + 1; next < tall.length; next += 1) {
      const other = tall[next];
      if (other.rect.top > one.rect.bottom) break;
      const wide =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high =
        Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const third = Math.min(one.rect.height, other.rect.height) / 3;
      if (wide > 2 && high > third && one.text !== other.text) {
        const [a, b] = [one, other].map(({ text }) => text.data.trim().slice(0, 40));
        found.add(`covered: “${a}” and “${b}” in ${one.own.outerHTML.slice(0, 60)}`);
      }
    }
  }
  for (const badge of document.querySelectorAll(".al-badge")) {
    const { left, right, top, bottom } = badge.getBoundingClientRect();
    for (const rank of badge.closest(".al-in").querySelectorAll(".al-card__ix")) {
      const at = rank.getBoundingClientRect();
      const wide = Math.min(right, at.right) - Math.max(left, at.left);
      const high = Math.min(bottom, at.bottom) - Math.max(top, at.top);
      if (wide > 0 && high > 0 && at.width) found.add(`covered: ${rank.textContent} by a badge`);
    }
  }
  return [...found];
}
"""
"""Return the texts that are cut off by a box, and those that cover one another."""


@pytest.mark.parametrize("size", SIZES, ids=[f"{width} px" for width, _ in SIZES])
@pytest.mark.parametrize(
    "script", [SPACING, LARGE_TEXT, SPACING + LARGE_TEXT], ids=["spaced", "twice", "both"]
)
@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_cut_or_covered(
    visit: Visit, site: Path, lang: str, script: str, size: tuple[int, int]
) -> None:
    """On every page; on a phone with the menu open too."""
    width, height = size
    viewport = {"width": width, "height": height}
    reader = visit(lang, path=None, script=SAVES_DATA + script, viewport=viewport)
    found = []
    for path in pages(site, lang):
        reader.opens(path)
        opener = reader.page.locator(".bk-open")
        if opener.is_visible():
            opener.evaluate("(button) => button.click()")
            found += [f"{path}, menu: {one}" for one in reader.page.evaluate(CUT) if ".bk" in one]
            reader.page.keyboard.press("Escape")
        found += [f"{path}: {one}" for one in reader.page.evaluate(CUT)]
        found += [f"{path}: {one}" for one in reader.page.evaluate(SIDEWAYS)]
    assert not found, "\n".join(found)
