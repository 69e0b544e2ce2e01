"""The end of a game: both piles, the sums, who is mayor next, and how a match stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card, Reason, Seat, capitalise
from alcalde.core.points import PACK_POINTS
from alcalde.places import Place

from ....ui.faces import index, sign_text, suit_key, suit_sign
from ....ui.html import Element, Node, h

if TYPE_CHECKING:
    from .state import GameState
    from .table import GameTable

Said = tuple[str, dict[str, object]]
"""A sentence of the catalogue and what fills its places."""


def decided(table: GameTable) -> list[Said]:
    """Return what the count decides, and in a match who earns and who has won."""
    now, count = table.now, table.now.game.result
    assert count is not None
    if now.setup.length == "match":
        reasons = now.standing.explain(count)
        words = table.voice.words
        return [(reason.template(words), _seated(now, reason)) for reason in reasons]
    said: list[Said] = [(count.reason.template(table.voice.words), count.reason.params)]
    if not count.keeps_office:
        next_ = table.voice.words.gettext("{player} is mayor in the next deal.")
        said.append((next_, {"player": count.next_mayor}))
    return said


def _seated(now: GameState, reason: Reason) -> dict[str, object]:
    """Return a reason's places with who sits where in this deal, for the places of the match."""
    mayor = now.standing.mayor
    return {
        name: value.seat(mayor) if isinstance(value, Place) else value
        for name, value in reason.params.items()
    }


def standing(table: GameTable) -> Node:
    """Draw the game points of a match, after this deal where it is over (MATCH-2)."""
    now, words = table.now, table.voice.words
    if now.setup.length != "match":
        return None
    after = now.standing.after(now.game.result) if now.game.result else now.standing
    facts = []
    for place in Place:
        seat = place.seat(now.standing.mayor)
        own = capitalise(words.gettext("you"))
        name = own if place is Place.FIRST else table.voice.label(seat)
        facts.append(h("div", h("dt", name), h("dd", after.points[place.index])))
    return [
        h("p", words.gettext("Game points"), class_="al-tip"),
        h("dl", facts, class_="al-facts"),
    ]


def piles(table: GameTable) -> list[Node]:
    """Draw both piles with their points, and the sum (COUNT-1)."""
    game, words = table.now.game, table.voice.words
    count = game.result
    assert count is not None
    mayor = game.captured(Seat.MAYOR)
    others = tuple(
        card for trick in game.history if trick.winner is not Seat.MAYOR for card in trick.cards
    )
    total = words.gettext("{mayor} plus {opponents} make {n} points.").format(
        mayor=count.mayor, opponents=count.opponents, n=PACK_POINTS
    )
    return [
        _pile(table, words.gettext("The mayor’s pile"), mayor, count.mayor),
        _pile(table, words.gettext("The opponents’ pile"), others, count.opponents),
        h("p", total, class_="al-game__sum"),
    ]


def _pile(table: GameTable, label: str, cards: tuple[Card, ...], points: int) -> Element:
    """Draw a side's captured cards that count, as a sum."""
    words = table.voice.words
    counted = [card for card in cards if card.points]
    number = words.ngettext("{n} card", "{n} cards", len(cards)).format(n=len(cards))
    terms: list[Node] = []
    for card in counted:
        terms.append(
            h(
                "li",
                h("span", table.voice.card(card), class_="al-vh"),
                _sign(table, card),
                " ",
                h("b", card.points),
            )
        )
    return h(
        "div",
        h(
            "p",
            h("strong", label),
            h("span", number),
            h("strong", table.voice.points(points)),
            class_="al-count__owner al-game__owner",
        ),
        h("ul", terms, class_="al-game__pile") if terms else None,
        class_="al-count__pile",
    )


def _sign(table: GameTable, card: Card) -> Element:
    """Draw a card as small as a word, to be seen beside its points."""
    if table.pack == "french":
        return h("span", sign_text(card), aria_hidden="true")
    return h(
        "span",
        index(card, table.pack),
        suit_sign(card.suit, table.pack),
        class_="al-sign al-game__sign",
        data_suit=suit_key(card, table.pack),
        aria_hidden="true",
    )
