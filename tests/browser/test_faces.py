"""The faces as they are painted: Spanish courts are told apart without colour, also when small."""

from __future__ import annotations

from base64 import b64encode
from itertools import combinations, product
from typing import Literal

from alcalde import DECK, Suit
from alcalde_widgets import TrickTable
from alcalde_widgets.ui.cards import picture
from tests.browser.conftest import Visit
from tests.browser.reader import SAVES_DATA

LAYS_OUT = """
([cards, width]) => {
  const table = document.querySelector(".al-table");
  const row = document.createElement("div");
  row.innerHTML = cards.join("");
  row.className = "al-table";
  Object.assign(row.style, { position: "fixed", zIndex: 9, inset: 0, filter: "grayscale(1)" });
  Object.assign(row.style, { display: "flex", flexWrap: "wrap", gap: "8px" });
  row.style.setProperty("--al-card-w", `${width}px`);
  table.replaceWith(row);
}
"""
COMPARES = """
async (images) => {
  const greys = await Promise.all(images.map(async (image) => {
    const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  }));
  const [one, other] = greys;
  let differ = 0;
  for (let at = 0; at < one.length; at += 4) differ += Math.abs(one[at] - other[at]) > 96;
  return differ / (one.length / 4);
}
"""
"""Return which share of the pixels of two pictures differs so much that a reader sees it."""
LEAST = 0.012
SIZES = (44, 54, 72)
RANKS = "KQJ"
FORCED: tuple[Literal["none", "active"], ...] = ("none", "active")


def test_spanish_courts_of_different_suits_differ_in_grey(visit: Visit) -> None:
    """DECK-4: as on e-ink, at the sizes of phones, and in forced colours."""
    reader = visit("en", script=SAVES_DATA, viewport={"width": 640, "height": 480})
    table = TrickTable(pack="spanish")
    courts = [card for rank in RANKS for card in DECK if card.rank.letter == rank]
    drawn = [str(picture(table, card)) for card in courts]
    faces = reader.page.locator(".al-card--court")
    for width, forced in product(SIZES, FORCED):
        reader.page.evaluate(LAYS_OUT, [drawn, width])
        reader.page.emulate_media(forced_colors=forced)
        pictures = [b64encode(face.screenshot()).decode() for face in faces.all()]
        for first in range(0, len(courts), len(Suit)):
            for one, other in combinations(range(first, first + len(Suit)), 2):
                differ = reader.page.evaluate(COMPARES, [pictures[one], pictures[other]])
                assert differ > LEAST, (str(courts[one]), str(courts[other]), width, forced)
