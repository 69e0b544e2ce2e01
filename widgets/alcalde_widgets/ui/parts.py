"""Parts that tables share: seats around a table, cards that lie there, choosers, steppers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from alcalde import Card, Seat, Suit, capitalise

from ..table import Table
from .art import icon, ring
from .cache import remembered
from .faces import PACKS, classes, inside, suit_key, suit_sign
from .html import Attribute, Element, Node, h
from .voice import Voice

Option = tuple[str, Node, dict[str, object]]
"""A choice: the end of its id, what stands on its button, the action's arguments."""


def chooser(
    table: Table, part: str, label: str, options: Iterable[Option], *, act: str, chosen: str
) -> Element:
    """Draw a row of buttons of which one is chosen, with its label.

    Args:
        table: whose it is.
        part: what is chosen, for the ids: `trump` makes `trump-S`.
        label: what stands before the row, and names it.
        options: the choices.
        act: the action that a button asks for.
        chosen: the end of the chosen button's id.
    """
    name = table.id(f"label-{part}")
    buttons = [
        table.button(
            f"{part}-{key}",
            inside,
            act=act,
            data_args=args,
            aria_pressed="true" if key == chosen else "false",
        )
        for key, inside, args in options
    ]
    return h(
        "div",
        h("span", label, id=name, class_="al-setting__word"),
        h("div", buttons, class_="al-seg", role="group", aria_labelledby=name),
        class_="al-setting",
    )


@remembered
def trump_chooser(table: Table, trump: Suit, label: str) -> Element:
    """Draw the four suits to choose from."""
    options: list[Option] = [
        (
            suit.letter,
            [suit_sign(suit, table.pack), h("span", table.voice.suit(suit), class_="al-vh")],
            {"suit": suit.letter},
        )
        for suit in Suit
    ]
    return chooser(table, "trump", label, options, act="trump", chosen=trump.letter)


@remembered
def seat_chooser(
    table: Table, seat: Seat, label: str, *, act: str, seats: Iterable[Seat]
) -> Element:
    """Draw the players to choose from; the argument of the action is `seat`."""
    options: list[Option] = [
        (one.value, table.voice.label(one), {"seat": one.value}) for one in seats
    ]
    return chooser(table, act, label, options, act=act, chosen=seat.value)


@remembered
def pack_chooser(table: Table) -> Element:
    """Draw the two packs to choose from; every table knows the action `pack`."""
    words = table.voice.words
    names = dict(zip(PACKS, (words.gettext("French"), words.gettext("Spanish")), strict=True))
    options: list[Option] = [(pack, name, {"pack": pack}) for pack, name in names.items()]
    return chooser(table, "pack", words.gettext("Pack"), options, act="pack", chosen=table.pack)


@remembered
def stepper(table: Table, step: int, last: int, names: Sequence[str], *, first: int = 1) -> Element:
    """Draw the buttons that step through something; the action is `step`, its argument `to`.

    Args:
        table: whose it is.
        step: where it stands, `first` to `last`.
        last: the last step.
        names: of the group, of the three buttons (to the first step, back, on), of the counter.
        first: the first step.
    """
    group, *labels, counter = names
    moves = (("first", first), ("previous", step - 1), ("next", step + 1))
    buttons = [
        table.button(
            f"step-{name}",
            icon(name),
            act="step",
            data_args={"to": max(first, min(last, to))},
            off=step == (last if name == "next" else first),
            aria_label=label,
        )
        for (name, to), label in zip(moves, labels, strict=True)
    ]
    count = h("span", f"{step} / {last}", class_="al-seg__count", role="group", aria_label=counter)
    return h("div", buttons[:2], count, buttons[2], class_="al-seg", role="group", aria_label=group)


@remembered
def reset_button(table: Table, *, off: bool) -> Element:
    """Draw the button that puts the example back; the action is `reset`."""
    label = h("span", table.voice.words.gettext("Put the example back"))
    return table.button(
        "reset", icon("again"), label, act="reset", off=off, class_="al-btn al-btn--quiet"
    )


def seats(places: Iterable[Element], centre: Element | None) -> Element:
    """Draw a table with its seats, given in the order of play, and what lies in the middle."""
    return h("div", h("ol", list(places), class_="al-order"), centre, class_="al-seats")


def seat(
    table: Table, who: Seat, role: str, cards: Sequence[Element], *, heard: str = ""
) -> Element:
    """Draw one seat: who sits there, what that player does, the cards, and a sentence to hear."""
    return h(
        "li",
        h("p", h("strong", table.voice.label(who)), role, class_="al-who"),
        h("p", heard, class_="al-vh") if heard else None,
        h("div", list(cards), class_="al-cards"),
        class_=f"al-seat al-seat--{who.value}",
        id=table.id(f"seat-{who.value}"),
    )


def plays(voice: Voice, who: Seat, cards: Sequence[Card]) -> str:
    """Return the sentence to hear for one or two cards that a player plays.

    >>> plays(Voice("en"), Seat.MAYOR, [Card.parse("2♠"), Card.parse("K♣")])
    'The mayor plays the two of spades and the king of clubs.'
    """
    one = voice.words.gettext("{player} plays {card}.")
    two = voice.words.gettext("{player} plays {card} and {card2}.")
    places: dict[str, object] = {"player": who, "card": cards[0], "card2": cards[-1]}
    return voice.text(two if len(cards) > 1 else one, places)


@remembered
def centre(table: Table, trump: Suit) -> Element:
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


def picture(table: Table, card: Card, *, states: str = "", **more: Attribute) -> Element:
    """Draw a card that only lies there, with its name for those who hear it.

    Args:
        table: whose pack and language it takes.
        card: which card.
        states: further classes, such as `is-winner`.
        more: further attributes, such as `data_fly`.

    >>> from alcalde_widgets import TrickTable
    >>> picture(TrickTable(lang="es"), Card.parse("Q♥")).attributes["aria-label"]
    'la dama de corazones'
    """
    return h(
        "span",
        inside(card, table.pack),
        role="img",
        aria_label=table.voice.card(card),
        data_suit=suit_key(card, table.pack),
        class_=f"{classes(card, table.pack)} {states}".strip(),
        **more,
    )


def back(**more: Attribute) -> Element:
    """Draw a card that lies face down; what it means is said elsewhere."""
    return h("span", class_="al-card al-card--back", aria_hidden="true", **more)


def ghost() -> Element:
    """Draw the place of a card that is not there yet."""
    return h("span", class_="al-card al-card--ghost", aria_hidden="true")


def badge(word: str) -> Element:
    """Draw the tick and the word over a card."""
    return h("p", icon("check"), word, class_="al-badge")


def slot(
    face: Element, *caption: Node, badge: Element | None = None, id: str | None = None
) -> Element:
    """Draw a card with what stands under and over it."""
    return h("div", badge, face, h("p", *caption, class_="al-cap"), class_="al-slot", id=id)


def spaced(parts: Iterable[Node]) -> list[Node]:
    """Return sentences with a space between them.

    >>> spaced(["One.", "Two."])
    ['One.', ' ', 'Two.']
    """
    result: list[Node] = []
    for part in parts:
        result += [" ", part] if result else [part]
    return result
