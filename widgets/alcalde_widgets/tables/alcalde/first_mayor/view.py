"""Draw the table of the first mayor: the pack, three players, what happened, the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.numbers import LARGEST_SEED

from ....scenes.draw import place, row
from ....ui.cards import back, badge, card_button, picture, slot
from ....ui.choosers import pack_chooser, picker, reset_button, stepper
from ....ui.html import h
from ....ui.icons import icon
from ....ui.results import spaced, why

if TYPE_CHECKING:
    from alcalde import Card, HighDraw

    from ....scenes.draw import DrawnPlace
    from ....ui.html import Element, Node
    from ....ui.voice import Sentence
    from .table import MayorTable


LATER = ("no-rank-shared", "seats-in-order")
"""The codes of reasons that are left to the list of reasons, to keep the sentences short."""


def draw(table: MayorTable) -> list[Node]:
    """Return the parts of the table, from the pack to the settings."""
    card = table.picked()
    drawn = table.now.cards[: table.now.step]
    return [
        h(
            "div",
            _pack(table),
            row(_place(table, one) for one in table.now.places()),
            class_="al-draw",
        ),
        picker(table, card, drawn) if card else None,
        _steps(table),
        _result(table),
        _settings(table),
    ]


def happened(table: MayorTable) -> list[Sentence]:
    """Return who drew the last card, and what the round decided (MAYOR-2)."""
    voice, drawn = table.voice, table.now.draw
    if not drawn.cards:
        begins = voice.words.gettext("The pack is shuffled: {player} draws first.")
        return [(begins, {"player": drawn.due})]
    reasons = drawn.explain()
    last = max(n for n, reason in enumerate(reasons) if reason.code == "has-drawn")
    sentences = [voice.sentence(reason) for reason in reasons[last:] if reason.code not in LATER]
    if len(sentences) == 1 and drawn.due:
        sentences.append((voice.words.gettext("{player} is next to draw."), {"player": drawn.due}))
    return sentences


def in_front(table: MayorTable) -> list[str]:
    """Return a line for each player: the card in front of that player, or a dash."""
    label = table.voice.label
    return [f"{label(one.drawer)}: {one.card or '–'}" for one in table.now.places()]


# The pack and the three


def _pack(table: MayorTable) -> Element:
    now, words = table.now, table.voice.words
    over = now.draw.complete
    to_come = reversed(now.cards[now.step : now.step + 3])
    backs = [h("span", back(), data_fly=_fly_key(table, card)) for card in to_come]
    return h(
        "div",
        table.button(
            "pack",
            h("span", h("span", back()), backs, class_="al-stock", aria_hidden="true"),
            h(
                "span",
                words.gettext("The draw is over") if over else words.gettext("Draw from the pack"),
            ),
            act="draw",
            off=over,
            class_="al-btn al-draw__pack",
        ),
        class_="al-draw__middle",
    )


def _fly_key(table: MayorTable, card: Card) -> str:
    """Return a key for a card that does not name it, since it lies face down on the pack."""
    return f"lot-{table.now.cards.index(card)}"


def _place(table: MayorTable, one: DrawnPlace) -> Element:
    face = _face(table, one, one.card) if one.card else None
    aside = [picture(table, card, data_fly=_fly_key(table, card)) for card in one.aside]
    return place(table, one.drawer, _role(table, one), face, aside)


def _role(table: MayorTable, one: DrawnPlace) -> str:
    words, drawn = table.voice.words, table.now.draw
    if drawn.complete:
        chosen = (
            words.gettext("chooses a seat first"),
            words.gettext("chooses second"),
            words.gettext("chooses last"),
        )
        return chosen[drawn.ranking.index(one.drawer)]
    if one.again:
        return words.gettext("draws again")
    if one.drawer is drawn.due:
        return words.gettext("draws now")
    return words.gettext("has a card") if one.card else words.gettext("waits")


def _face(table: MayorTable, one: DrawnPlace, card: Card) -> Element:
    words, drawn = table.voice.words, table.now.draw
    first = drawn.complete and drawn.ranking[0] is one.drawer
    index = one.drawer.index
    name = table.voice.text(words.gettext("Change {card}"), {"card": card})
    face = card_button(
        table,
        card,
        name,
        act="pick",
        part=f"drawn-{index}",
        args={"drawer": index},
        states=f"is-playable{' is-winner' if first else ''}",
        fly=_fly_key(table, card),
        aria_expanded="true" if table.picking == index else "false",
    )
    caption = h("b", words.gettext("same rank")) if one.again else None
    return slot(face, caption, badge=badge(words.gettext("First mayor")) if first else None)


# What happened and why


def _result(table: MayorTable) -> Element:
    sentences = [table.voice.both(*sentence) for sentence in happened(table)]
    return h(
        "div", table.status(*spaced(sentences)), _why(table, table.now.draw), class_="al-result"
    )


def _why(table: MayorTable, drawn: HighDraw) -> Element | None:
    """Draw the finished rounds, one a line, then how the three cards rank.

    The status line has the last round already, unless it ended the draw.
    """
    shown = any(one.again for one in table.now.places())
    reasons = [step.outcome for step in drawn.steps[: -1 if shown else None]]
    if drawn.complete:
        reasons += (*drawn.comparisons, drawn.explain()[-1])
    if not reasons:
        return None
    return why(table.voice.words.gettext("Why"), map(table.voice.reason, reasons))


# The controls


def _steps(table: MayorTable) -> Element:
    """Draw the buttons that step through the draw."""
    words = table.voice.words
    names = (
        words.gettext("Steps of the draw"),
        words.gettext("Before the draw"),
        words.gettext("Previous card"),
        words.gettext("Next card"),
        words.gettext("Cards shown"),
    )
    now = table.now
    return h("div", stepper(table, now.step, len(now.cards), names, first=0), class_="al-row")


def _settings(table: MayorTable) -> Element:
    """Draw the pack chooser, and the buttons that shuffle and reset."""
    unchanged = table.now == table.start and table.picking is None
    return h(
        "div",
        pack_chooser(table),
        h("div", _shuffle(table), reset_button(table, off=unchanged), class_="al-row"),
        class_="al-settings",
    )


def _shuffle(table: MayorTable) -> Element:
    seed = table.now.seed
    return table.button(
        "shuffle",
        icon("again"),
        h("span", table.voice.words.gettext("Shuffle anew")),
        act="shuffle",
        data_args={"number": min(seed + 1, LARGEST_SEED)},
        off=seed == LARGEST_SEED,
        class_="al-btn al-btn--quiet",
    )
