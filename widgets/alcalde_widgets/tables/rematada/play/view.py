"""How a table of ten tricks looks: the trick, three hands, the pile, the count at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.points import points_of
from alcalde.rematada.seats import RematadaSeat
from alcalde.rematada.state import TRICKS

from ....scenes.rematada import PLAYERS, choice, ordered, quiet, row, short
from ....ui.cards import badge, ghost, picture, slot
from ....ui.choosers import pack_chooser, reset_button
from ....ui.faces import suit_sign
from ....ui.html import Element, Node, h
from ....ui.results import outcome, points_sum, reasons, spaced

if TYPE_CHECKING:
    from alcalde.rematada.tricks import RematadaTrick

    from .table import RematadaTable

Said = tuple[str, dict[str, object]]
"""A sentence of the catalogue and what fills its places."""


def draw(table: RematadaTable) -> list[Node]:
    """Return the parts of the table, from the trick to the settings."""
    hands = [_hand(table, seat) for seat in PLAYERS]
    return [
        _trick(table),
        _controls(table),
        None if table.now.over else h("div", hands, class_="al-spread al-hands"),
        _result(table),
        _settings(table),
    ]


def happened(table: RematadaTable) -> list[Said]:
    """Return what happened last and who is next (REM-7, REM-8)."""
    now, words, trick = table.now, table.voice.words, table.shown
    if trick is None:
        return [
            (words.gettext("{player} leads."), {"player": now.leader}),
            (words.gettext("Any card may be played."), {}),
        ]
    if not trick.complete:
        last = trick.plays[-1]
        return [
            (
                words.gettext("{player} plays {card}."),
                {"player": last.seat, "card": last.card},
            ),
            (words.gettext("The next to play is {player}."), {"player": now.turn}),
        ]
    said: list[Said] = [outcome(table.voice, trick), (_goes(table, trick), {})]
    if now.over and now.result:
        decided = now.result.reasons[-2]
        said.append((decided.template(words), decided.params))
    return said


def _goes(table: RematadaTable, trick: RematadaTrick) -> str:
    words = table.voice.words
    if trick.winner is table.contractor:
        return words.gettext("The cards go to the contractor’s pile.")
    return words.gettext("The cards are out of play.")


# The trick


def _trick(table: RematadaTable) -> Element:
    now, words, trick = table.now, table.voice.words, table.shown
    number = len(now.history) + bool(now.table)
    label = words.gettext("Trick {n} of {total}").format(n=max(number, 1), total=TRICKS)
    name = table.id("label-trick")
    order = trick.leader.order if trick else now.leader.order
    return h(
        "div",
        h("p", label, class_="al-tip", id=name),
        h(
            "ol",
            [h("li", _place(table, turn, seat)) for turn, seat in enumerate(order)],
            class_="al-strip",
            aria_labelledby=name,
        ),
        class_="al-tricks",
    )


def _place(table: RematadaTable, turn: int, seat: RematadaSeat) -> Element:
    words, trick = table.voice.words, table.shown
    here, who = table.id(f"place-{turn + 1}"), h("span", short(table, seat))
    if trick is None or turn >= len(trick.cards):
        return slot(ghost(), who, h("span", words.gettext("not yet")), id=here)
    card = trick.cards[turn]
    wins, trump = card is trick.winning_card, card.suit is trick.trump
    states = ("is-winner " if wins else "") + ("is-trump" if trump else "")
    word = words.gettext("Wins") if trick.complete else words.gettext("Ahead")
    return slot(
        picture(table, card, states=states, data_fly=card.code),
        who,
        h("b", words.gettext("trump")) if trump else h("span", table.voice.points(card.points)),
        badge=badge(word) if wins else None,
        id=here,
    )


# The hands


def _hand(table: RematadaTable, seat: RematadaSeat) -> Element:
    now, words = table.now, table.voice.words
    due = seat is now.turn
    cards = [choice(table, card, playable=due) for card in ordered(now.hand(seat))]
    if seat is table.contractor:
        note = words.gettext("contractor, plays now") if due else words.gettext("contractor")
    else:
        note = words.gettext("plays now") if due else words.gettext("opponent")
    return row(table, str(seat), table.voice.label(seat), note, cards, due=due)


# What can be moved


def _controls(table: RematadaTable) -> Element:
    words, over = table.voice.words, table.now.over
    begun = bool(table.now.table or table.now.history)
    return h(
        "div",
        table.button(
            "step",
            words.gettext("Next card"),
            act="step",
            off=over,
            class_="al-btn al-btn--main",
        ),
        table.button("trick", words.gettext("Whole trick"), act="trick", off=over, class_="al-btn"),
        table.button("all", words.gettext("To the end"), act="all", off=over, class_="al-btn"),
        quiet(table, "back", "previous", words.gettext("Take back"), off=not begun),
        class_="al-row",
    )


def _settings(table: RematadaTable) -> Element:
    return h(
        "div",
        pack_chooser(table),
        h("div", reset_button(table, off=table.now == table.start), class_="al-row"),
        class_="al-settings",
    )


# What came of it


def _result(table: RematadaTable) -> Element:
    voice, trick = table.voice, table.shown
    said = [voice.both(*sentence) for sentence in happened(table)]
    return h(
        "div",
        table.status(*spaced(said)),
        points_sum(table, trick) if trick else None,
        _facts(table),
        _count(table) if table.now.over else None,
        reasons(table, trick) if trick and not table.now.over else None,
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )


def _facts(table: RematadaTable) -> Element:
    now, words, voice = table.now, table.voice.words, table.voice
    assert now.trump
    pile, lost = points_of(now.pile), points_of(now.out_of_play)
    facts: list[tuple[str, Node]] = [
        (words.gettext("Trump"), [suit_sign(now.trump, table.pack), " ", voice.suit(now.trump)]),
        (words.gettext("Bid"), str(now.bid)),
        (words.gettext("The contractor’s pile"), voice.points(pile)),
        (words.gettext("Out of play"), voice.points(lost)),
    ]
    return h(
        "dl", [h("div", h("dt", name), h("dd", what)) for name, what in facts], class_="al-facts"
    )


def _count(table: RematadaTable) -> Element:
    """Draw how the score comes about once all tricks are played (REM-9, REM-11)."""
    result = table.now.result
    assert result
    return h(
        "ol",
        [h("li", table.voice.reason(reason)) for reason in result.reasons],
        class_="al-why",
        aria_label=table.voice.words.gettext("The count"),
    )
