"""Draw the table of ten tricks: the trick, three hands, the pile, the count at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.points import points_of
from alcalde.rematada.state import TRICKS

from ....scenes.rematada import PLAYERS, back_button, choice, ordered, row, short
from ....scenes.tricks import outcome, points_sum, reasons, trick_row
from ....ui.choosers import settings
from ....ui.faces import suit_sign
from ....ui.html import h
from ....ui.results import facts, spaced, why

if TYPE_CHECKING:
    from alcalde.rematada.seats import RematadaSeat
    from alcalde.rematada.tricks import RematadaTrick

    from ....ui.html import Element, Node
    from ....ui.voice import Sentence
    from .table import RematadaTable


def draw(table: RematadaTable) -> list[Node]:
    """Return the parts of the table, from the trick to the settings."""
    hands = [_hand(table, seat) for seat in PLAYERS]
    return [
        _trick(table),
        _controls(table),
        None if table.now.game.over else h("div", hands, class_="al-spread al-hands"),
        _result(table),
        settings(table, unchanged=table.now == table.start),
    ]


def happened(table: RematadaTable) -> list[Sentence]:
    """Return what happened last and who is next (REM-7, REM-8)."""
    game, words, trick = table.now.game, table.voice.words, table.now.trick
    if trick is None:
        return [
            (words.gettext("{player} leads."), {"player": game.leader}),
            (words.gettext("Any card may be played."), {}),
        ]
    if not trick.complete:
        last = trick.plays[-1]
        return [
            (
                words.gettext("{player} plays {card}."),
                {"player": last.seat, "card": last.card},
            ),
            (words.gettext("The next to play is {player}."), {"player": game.turn}),
        ]
    sentences: list[Sentence] = [outcome(table.voice, trick), (_goes(table, trick), {})]
    if game.over and game.result:
        sentences.append(table.voice.sentence(game.result.reasons[-2]))
    return sentences


def _goes(table: RematadaTable, trick: RematadaTrick) -> str:
    words = table.voice.words
    if trick.winner is table.now.contractor:
        return words.gettext("The cards go to the contractor’s pile.")
    return words.gettext("The cards are out of play.")


def _trick(table: RematadaTable) -> Element:
    game, words, trick = table.now.game, table.voice.words, table.now.trick
    number = len(game.history) + bool(game.table)
    label = words.gettext("Trick {n} of {total}").format(n=max(number, 1), total=TRICKS)
    order = trick.leader.order if trick else game.leader.order
    players = [short(table, seat) for seat in order]
    return trick_row(table, trick, players, label, class_="al-tricks")


# The hands


def _hand(table: RematadaTable, seat: RematadaSeat) -> Element:
    game, words, trick = table.now.game, table.voice.words, table.now.trick
    due, taken = seat is game.turn, trick is not None and trick.complete
    cards = [choice(table, card, playable=due) for card in ordered(game.hand(seat))]
    if seat is table.now.contractor:
        note = words.gettext("contractor, plays now") if due else words.gettext("contractor")
    else:
        note = words.gettext("plays now") if due else words.gettext("opponent")
    name = table.voice.label(seat)
    return row(table, str(seat), name, note, cards, due=due, tells=taken, beside=_trump(table, due))


def _trump(table: RematadaTable, due: bool) -> Node:
    """Draw the trump suit beside the hand from which a card is chosen now."""
    trump, voice = table.now.game.trump, table.voice
    assert trump
    if not due:
        return None
    word, sign = voice.words.gettext("Trump"), suit_sign(trump, table.pack)
    return h("span", word, " ", sign, " ", voice.suit(trump), class_="al-pill")


# The controls


def _controls(table: RematadaTable) -> Element:
    words, over = table.voice.words, table.now.game.over
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
        back_button(table, off=not table.now.begun),
        class_="al-row",
    )


# The result


def _result(table: RematadaTable) -> Element:
    voice, trick = table.voice, table.now.trick
    sentences = [voice.both(*sentence) for sentence in happened(table)]
    over = table.now.game.over
    return h(
        "div",
        table.status(*spaced(sentences)),
        points_sum(table, trick) if trick else None,
        _facts(table),
        _count(table) if over else None,
        reasons(table, trick) if trick and not over else None,
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )


def _facts(table: RematadaTable) -> Element:
    game, words, voice = table.now.game, table.voice.words, table.voice
    assert game.trump
    pile, lost = points_of(game.pile), points_of(game.out_of_play)
    trump: list[Node] = [suit_sign(game.trump, table.pack), " ", voice.suit(game.trump)]
    return facts(
        [
            (words.gettext("Trump"), trump),
            (words.gettext("Bid"), str(game.bid)),
            (words.gettext("The contractor’s pile"), voice.points(pile)),
            (words.gettext("Out of play"), voice.points(lost)),
        ]
    )


def _count(table: RematadaTable) -> Element:
    """Draw how the score is counted after the last trick (REM-9, REM-11)."""
    result = table.now.game.result
    assert result
    return why(table.voice.words.gettext("The count"), map(table.voice.reason, result.reasons))
