"""Draw the three seats around a table and what is in the middle (SEAT-1, SEAT-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat, capitalise, order_of_play

from ..ui.cache import cached
from ..ui.faces import suit_sign
from ..ui.html import h
from ..ui.icons import ring

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alcalde import Card, Suit

    from ..ui.context import DrawingContext
    from ..ui.html import Element, Node
    from ..ui.voice import Sentence, Voice


def players(first: Seat = Seat.RIGHT) -> tuple[Seat, ...]:
    """Return the three players counter-clockwise from a seat; from the mayor's right (SEAT-2).

    >>> [seat.value for seat in players()]
    ['right', 'left', 'mayor']
    """
    return tuple(dict.fromkeys(order_of_play(first)))


def seats(places: Iterable[Element], centre: Element | None) -> Element:
    """Draw a table with its seats, which are given in the order of play, and its middle."""
    return h("div", h("ol", list(places), class_="al-order"), centre, class_="al-seats")


def seat(
    table: DrawingContext, who: Seat, role: str, cards: Sequence[Element], *, spoken: str = ""
) -> Element:
    """Draw one seat.

    Args:
        table: whose language it takes.
        who: the player.
        role: what that player does.
        cards: that player's cards.
        spoken: a sentence for screen readers.
    """
    return h(
        "li",
        h("p", h("strong", table.voice.label(who)), role, class_="al-who"),
        h("p", spoken, class_="al-vh") if spoken else None,
        h("div", list(cards), class_="al-cards"),
        class_=f"al-seat al-seat--{who.value}",
        id=table.id(f"seat-{who.value}"),
    )


def open_hand(
    table: DrawingContext,
    who: Seat,
    role: Node,
    cards: Sequence[Element],
    *,
    marked: bool,
    current: bool = False,
) -> Element:
    """Draw one seat with an open hand whose cards can be tapped.

    Args:
        table: whose language it takes.
        who: the player.
        role: what that player does.
        cards: the hand.
        marked: whether the seat is highlighted.
        current: whether it is that player's turn, for screen readers.
    """
    hand = table.voice.text(table.voice.words.gettext("{player}’s hand"), {"player": who})
    return h(
        "li",
        h("p", h("strong", table.voice.label(who)), role, class_="al-who"),
        h(
            "div",
            list(cards),
            class_="al-fan",
            role="group",
            aria_label=hand,
            data_roving=True,
        ),
        class_=f"al-seat al-seat--{who.value}" + (" is-due" if marked else ""),
        id=table.id(f"seat-{who.value}"),
        aria_current="true" if current else None,
    )


def trick_role(voice: Voice, who: Seat, leader: Seat) -> str:
    """Return what a player does in a trick: leads or plays, one card or two (PLAY-2).

    Args:
        voice: the language.
        who: the player.
        leader: who leads the trick.

    >>> from alcalde_widgets.ui.voice import Voice
    >>> trick_role(Voice("en"), Seat.MAYOR, Seat.MAYOR)
    'leads with two'
    """
    words, two = voice.words, who.cards > 1
    if who is leader:
        return words.gettext("leads with two") if two else words.gettext("leads")
    return words.gettext("plays two") if two else words.gettext("plays one")


def plays(voice: Voice, who: Seat, cards: Sequence[Card]) -> Sentence:
    """Return the sentence about one or two cards that a player plays.

    >>> from alcalde import Card
    >>> from alcalde_widgets.ui.voice import Voice
    >>> voice = Voice("en")
    >>> voice.text(*plays(voice, Seat.MAYOR, [Card.parse("2♠"), Card.parse("K♣")]))
    'The mayor plays the two of spades and the king of clubs.'
    """
    if len(cards) == 1:
        return voice.words.gettext("{player} plays {card}."), {"player": who, "card": cards[0]}
    two = voice.words.gettext("{player} plays {card} and {card2}.")
    return two, {"player": who, "card": cards[0], "card2": cards[1]}


@cached
def centre(table: DrawingContext, trump: Suit) -> Element:
    """Draw the middle of the table: the trump suit in the ring of the direction of play."""
    words = table.voice.words
    return h(
        "div",
        ring(),
        suit_sign(trump, table.pack, "al-centre__suit"),
        h(
            "p",
            words.gettext("Trump"),
            h("strong", capitalise(table.voice.suit(trump))),
            h("span", words.gettext("Play goes counter-clockwise."), class_="al-vh"),
            class_="al-trump",
        ),
        class_="al-centre",
    )
