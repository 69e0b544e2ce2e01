"""Text as readers set it: their own spacing (WCAG 1.4.12), twice the size, on every width.

Nothing is cut off, covered or scrolled sideways, but for wide tables, which scroll themselves.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.reader import CHAPTER, LANGS, SAVES_DATA
from tests.browser.test_access import pages

SETS = """
([spaced, size]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: .12em !important; }
    * { word-spacing: .16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = spaced ? [sheet] : [];
  document.documentElement.style.fontSize = size;
}
"""
"""A reader sets the spacing of lines, letters, words and paragraphs, and the size of text."""
SETTINGS = ((True, "100%"), (False, "200%"), (True, "200%"))
SIZES = ((360, 740), (768, 1024), (1280, 800))
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
  const wide = document.documentElement.clientWidth;
  const more = document.scrollingElement.scrollWidth - wide;
  if (more > 0) found.add(`sideways: ${more} px`);
  for (const node of more > 0 ? document.querySelectorAll("body *") : []) {
    if (node.getBoundingClientRect().right > wide + 0.5 && node.children.length === 0) {
      found.add(`sideways: ${node.outerHTML.slice(0, 90)}`);
    }
  }
  return [...found];
}
"""
"""Return the texts that are cut off by a box, and those that cover one another."""


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_cut_or_covered(visit: Visit, site: Path, lang: str) -> None:
    """On every page, three widths, with the menu; spaced, twice as large, and both."""
    reader = visit(lang, path=None, script=SAVES_DATA)
    found = []
    for path in pages(site, lang):
        reader.opens(path)
        for (width, height), setting in product(SIZES, SETTINGS):
            reader.page.set_viewport_size({"width": width, "height": height})
            reader.page.evaluate(SETS, setting)
            where = f"{path}, {width} px, {setting}"
            found += [f"{where}: {one}" for one in reader.page.evaluate(CUT)]
            opener = reader.page.locator(".bk-open")
            if path == CHAPTER and opener.is_visible():
                opener.evaluate("(button) => button.click()")
                menu = [one for one in reader.page.evaluate(CUT) if "bk-theme" in one]
                found += [f"{where}, menu: {one}" for one in menu]
                reader.page.keyboard.press("Escape")
    assert not found, "\n".join(found)
