"""The faces as they are painted: Spanish courts are told apart without colour, also when small."""

from __future__ import annotations

from base64 import b64encode
from itertools import combinations, product
from typing import Literal

from playwright.sync_api import Browser

from alcalde import DECK, Suit
from alcalde_widgets import TrickTable
from alcalde_widgets.ui.cards import picture
from book.runtime import STATIC

STYLE = (STATIC / "notebook.bundle.css").read_text(encoding="utf-8")
GREY = "#row { display: flex; flex-wrap: wrap; gap: 8px; filter: grayscale(1); }"
COMPARES = """
async ([image, pairs]) => {
  const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const greys = [...document.querySelectorAll("#row > *")].map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return context.getImageData(left, top, Math.floor(width / 2), Math.floor(height)).data;
  });
  return pairs.map(([one, other]) => {
    const [a, b] = [greys[one], greys[other]];
    let differ = 0;
    for (let at = 0; at < a.length; at += 4) differ += Math.abs(a[at] - b[at]) > 96;
    return differ / (a.length / 4);
  });
}
"""
"""Return for each pair of cards which share of the pixels differs so much that a reader sees it.

Only the left half of a card counts, which the next one in a hand leaves open."""
LEAST = 0.02
SIZES = (44, 54, 72)
RANKS = "KQJ"
FORCED: tuple[Literal["none", "active"], ...] = ("none", "active")


def test_spanish_courts_of_different_suits_differ_in_grey(chromium: Browser) -> None:
    """DECK-4: as on e-ink, at the sizes of phones, and in forced colours."""
    page = chromium.new_page(viewport={"width": 640, "height": 480})
    table = TrickTable(pack="spanish")
    courts = [card for rank in RANKS for card in DECK if card.rank.letter == rank]
    cards = "".join(str(picture(table, card)) for card in courts)
    pairs = [
        pair
        for first in range(0, len(courts), len(Suit))
        for pair in combinations(range(first, first + len(Suit)), 2)
    ]
    for width, forced in product(SIZES, FORCED):
        style = f"<style>{STYLE}{GREY} #row {{ --al-card-w: {width}px; }}</style>"
        page.set_content(f'{style}<div class="al-table" id="row">{cards}</div>')
        page.emulate_media(forced_colors=forced)
        image = b64encode(page.screenshot()).decode()
        shares = page.evaluate(COMPARES, [image, pairs])
        for (one, other), differ in zip(pairs, shares, strict=True):
            assert differ > LEAST, (str(courts[one]), str(courts[other]), width, forced, differ)
    page.close()
