"""Draw a deal table of Brisca Rematada: three hands, the talon, the steps, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.rematada.cards import HAND

from ....scenes.deals import deal_settings, deal_steps, face_down, hand_line
from ....scenes.rematada import PLAYERS, seat_options
from ....scenes.spread import CARDS, spread_row
from ....ui.cards import back, ghost, picture
from ....ui.html import h
from .model import LAST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alcalde import Card
    from alcalde.rematada.seats import RematadaSeat

    from ....ui.choosers import Option
    from ....ui.html import Element, Node
    from ....ui.voice import Sentence
    from .table import RematadaDealTable


def draw(table: RematadaDealTable) -> list[Node]:
    """Return the parts of the table, from the hands to the settings."""
    rows = [_hand(table, seat) for seat in PLAYERS]
    return [
        h("div", rows, _talon(table), class_="al-spread"),
        _steps(table),
        h("div", table.status(*table.voice.both(*happened(table))), class_="al-result"),
        _settings(table),
    ]


def held(table: RematadaDealTable) -> list[str]:
    """Return a line for each player: the visible cards, and `?` for every other card."""
    now = table.now
    return [hand_line(table, seat, now.hand(seat), now.visible(seat)) for seat in PLAYERS]


def happened(table: RematadaDealTable) -> Sentence:
    """Return the sentence that says what happened last (REM-3)."""
    now, words = table.now, table.voice.words
    right, left, dealer = PLAYERS
    if now.done:
        laid = words.gettext("{each} cards each; the last {n} lie face down: the talon.")
        return laid, {"n": len(now.deal.talon), "each": HAND}
    if not now.step:
        first = words.gettext("{player} deals: the first card goes to the right.")
        return first, {"player": dealer}
    dealt = words.gettext(
        "Round {number}: one card for {player}, one for {player2}, one for {player3}."
    )
    return dealt, {"number": now.step, "player": right, "player2": left, "player3": dealer}


def _hand(table: RematadaDealTable, seat: RematadaSeat) -> Element:
    words, now = table.voice.words, table.now
    cards = now.hand(seat)
    count = words.ngettext("{n} card", "{n} cards", len(cards)).format(n=len(cards))
    faces = [_card(table, card, seat, turn) for turn, card in enumerate(cards)]
    hidden = bool(cards) and not now.visible(seat)
    spoken = face_down(table, seat, len(cards)) if hidden else ""
    empty = [ghost() for _ in range(HAND - len(cards))]
    return _row(table, str(seat), table.voice.label(seat), count, spoken, [*faces, *empty])


def _card(table: RematadaDealTable, card: Card, seat: RematadaSeat, turn: int) -> Element:
    place = f"deal-{turn * len(PLAYERS) + PLAYERS.index(seat)}"
    return picture(table, card, data_fly=place) if table.now.visible(seat) else back(data_fly=place)


def _talon(table: RematadaDealTable) -> Element:
    words, now = table.voice.words, table.now
    size = len(now.deal.talon)
    first = HAND * len(PLAYERS)
    cards = [back(data_fly=f"deal-{first + n}") if now.done else ghost() for n in range(size)]
    count = words.ngettext("{n} card", "{n} cards", size).format(n=size if now.done else 0)
    spoken = words.gettext("The talon lies face down.") if now.done else ""
    return _row(table, "talon", words.gettext("Talon"), count, spoken, cards)


def _row(
    table: RematadaDealTable,
    part: str,
    name: str,
    count: str,
    spoken: str,
    cards: Sequence[Element],
) -> Element:
    return spread_row(
        table,
        part,
        h("strong", name),
        " ",
        h("span", count),
        h("span", " ", spoken, class_="al-vh") if spoken else None,
        cards=cards,
        class_=f"{CARDS} {CARDS}--10",
    )


def _steps(table: RematadaDealTable) -> Node:
    words = table.voice.words
    previous, following = words.gettext("Previous round"), words.gettext("Next round")
    return deal_steps(table, table.now.step, LAST, previous, following)


def _settings(table: RematadaDealTable) -> Element:
    words = table.voice.words
    looks: list[Option] = [("all", words.gettext("All three"), {"who": "all"})]
    looks += seat_options(table, "who")
    return deal_settings(table, looks)
