"""What a reader chooses from: rows of buttons, steppers, deal numbers, the cards of the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Suit, capitalise

from .cache import cached
from .cards import mini
from .faces import PACKS, suit_sign
from .html import Node, h
from .icons import icon

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alcalde import Card, Seat

    from .context import DrawingContext
    from .html import Element

Option = tuple[str, Node, dict[str, object]]
"""A choice: the end of its id, what is written on its button, the action's arguments."""


def chooser(
    table: DrawingContext,
    part: str,
    label: str,
    options: Iterable[Option],
    *,
    act: str,
    chosen: str,
    off: bool = False,
) -> Element:
    """Draw a row of buttons of which one is chosen, with its label.

    Args:
        table: whose it is.
        part: what is chosen, for the ids: `trump` makes `trump-S`.
        label: the label in front of the row.
        options: the choices.
        act: the action that a button asks for.
        chosen: the end of the chosen button's id.
        off: whether none can be chosen yet; then `missing` says what comes first.
    """
    buttons = [
        table.button(
            f"{part}-{key}",
            inside,
            act=act,
            off=off,
            data_args=args,
            aria_pressed="true" if key == chosen else "false",
            aria_describedby=table.id(f"{part}-missing") if off else None,
        )
        for key, inside, args in options
    ]
    return setting(table, part, label, buttons)


def setting(table: DrawingContext, part: str, label: str, inside: Sequence[Node]) -> Element:
    """Draw buttons in a row with a label that names them.

    Args:
        table: the table that they belong to.
        part: what is chosen, for the label's id.
        label: the label.
        inside: the buttons.
    """
    name = table.id(f"label-{part}")
    return h(
        "div",
        h("span", label, id=name, class_="al-setting__word"),
        h("div", inside, class_="al-seg", role="group", aria_labelledby=name),
        class_="al-setting",
    )


def settings(
    table: DrawingContext, *choosers: Node, unchanged: bool, beside: Node = None
) -> Element:
    """Draw the choosers of a table, the pack's last, and the reset button.

    Args:
        table: the table that they belong to.
        choosers: the choosers besides the pack's.
        unchanged: whether the table shows its example.
        beside: a button beside the reset button.
    """
    reset = h("div", beside, reset_button(table, off=unchanged), class_="al-row")
    return h("div", *choosers, pack_chooser(table), reset, class_="al-settings")


@cached
def trump_chooser(
    table: DrawingContext, trump: Suit | None, label: str, *, off: bool = False
) -> Element:
    """Draw the four suits to choose from; `trump` is None if none is chosen yet.

    Args:
        table: whose pack and language it takes.
        trump: the chosen suit.
        label: the label in front of the row.
        off: whether no suit can be chosen yet; `missing` says why.
    """
    options: list[Option] = [
        (
            suit.letter,
            [suit_sign(suit, table.pack), h("span", table.voice.suit(suit), class_="al-vh")],
            {"suit": suit.letter},
        )
        for suit in Suit
    ]
    chosen = trump.letter if trump else ""
    return chooser(table, "trump", label, options, act="trump", chosen=chosen, off=off)


@cached
def seat_chooser(
    table: DrawingContext, seat: Seat, label: str, *, act: str, seats: Iterable[Seat]
) -> Element:
    """Draw the players to choose from; the argument of the action is `seat`.

    Args:
        table: whose language it takes.
        seat: the chosen player.
        label: the label in front of the row.
        act: the action that a button asks for, also the beginning of the ids.
        seats: the players, in their order.
    """
    options: list[Option] = [
        (one.value, table.voice.label(one), {"seat": one.value}) for one in seats
    ]
    return chooser(table, act, label, options, act=act, chosen=seat.value)


@cached
def pack_chooser(table: DrawingContext) -> Element:
    """Draw the two packs to choose from; every table has the action `pack`."""
    words = table.voice.words
    names = dict(zip(PACKS, (words.gettext("French"), words.gettext("Spanish")), strict=True))
    options: list[Option] = [(pack, name, {"pack": pack}) for pack, name in names.items()]
    return chooser(table, "pack", words.gettext("Pack"), options, act="pack", chosen=table.pack)


@cached
def stepper(
    table: DrawingContext, step: int, last: int, names: Sequence[str], *, first: int = 1
) -> Element:
    """Draw the buttons that step through something; the action is `step`, its argument `to`.

    Args:
        table: whose it is.
        step: the current step, `first` to `last`.
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


@cached
def quiet_button(
    table: DrawingContext, action: str, drawing: str, label: str, *, off: bool = False
) -> Element:
    """Draw a button of little weight, an icon and a word.

    Args:
        table: the table that it belongs to.
        action: the action that it asks for, and its id.
        drawing: a key of `ICONS`.
        label: the word.
        off: whether it can do nothing now.
    """
    return table.button(
        action, icon(drawing), h("span", label), act=action, off=off, class_="al-btn al-btn--quiet"
    )


def reset_button(table: DrawingContext, *, off: bool) -> Element:
    """Draw the button that puts the example back; the action is `reset`."""
    label = table.voice.words.gettext("Put the example back")
    return quiet_button(table, "reset", "again", label, off=off)


def deal_number(table: DrawingContext, seed: int) -> Element:
    """Draw the number of a deal, to change by one; the action is `deal`.

    Args:
        table: whose it is.
        seed: the number that is dealt.
    """
    words = table.voice.words
    moves = (("previous", max(0, seed - 1)), ("next", seed + 1))
    less, more = (
        table.button(
            f"deal-{way}",
            icon(way),
            act="deal",
            data_args={"number": other},
            off=other == seed,
            aria_label=words.gettext("Deal number {number}").format(number=other),
        )
        for way, other in moves
    )
    count = h("span", seed, class_="al-seg__count")
    return setting(table, "number", words.gettext("Deal number"), [less, count, more])


def picker(table: DrawingContext, card: Card, lying: Iterable[Card]) -> Element:
    """Draw the forty cards to choose from, in place of one; the actions are `put` and `close`.

    Args:
        table: whose it is.
        card: the one that was tapped.
        lying: the cards on the table, which cannot be chosen again.
    """
    words, voice = table.voice.words, table.voice
    taken = {*lying} - {card}
    template = words.gettext("In place of {card}:")
    return h(
        "div",
        h(
            "div",
            h("p", voice.both(template, {"card": card}), class_="al-picker__title"),
            table.button(
                "close",
                icon("close"),
                act="close",
                data_key="Escape",
                class_="al-btn al-btn--quiet",
                aria_label=words.gettext("Close"),
            ),
            class_="al-picker__head",
        ),
        h(
            "div",
            [
                h(
                    "div",
                    [
                        _choice_of(table, other, other in taken, other == card)
                        for other in DECK
                        if other.suit is suit
                    ],
                    class_="al-deck__suit",
                    role="group",
                    aria_label=capitalise(voice.suit(suit)),
                )
                for suit in Suit
            ],
            class_="al-deck",
            data_roving=True,
        ),
        class_="al-picker",
        id=table.id("picker"),
        role="group",
        aria_label=voice.text(template, {"card": card}),
        data_reveal=table.reveal == "picker",
    )


@cached
def _choice_of(table: DrawingContext, card: Card, there: bool, chosen: bool) -> Element:
    voice = table.voice
    name = voice.card(card)
    if there:
        name = voice.words.gettext("{card}, already on the table").format(card=name)
    return mini(table, card, name, act="put", off=there, aria_pressed="true" if chosen else "false")
