"""What a turn table says: what happened, who is next, who wins and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat

from ....ui.html import Element, Node, h
from ....ui.results import outcome, points_sum, reasons, spaced

if TYPE_CHECKING:
    from .table import TurnTable

Said = tuple[str, dict[str, object]]
"""A sentence of the catalogue and what fills its places."""


def happened(table: TurnTable) -> list[Said]:
    """Return what happened last and who is next, as sentences with what fills them."""
    now, words = table.now, table.voice.words
    trick, due = now.trick, now.due
    any_card: Said = words.gettext("Any card may be played."), {}
    if now.chosen:
        return _chosen(table)
    if trick is None:
        return [(words.gettext("{player} leads."), {"player": now.leader}), any_card]
    if trick.complete:
        leads: Said = words.gettext("{player} leads next."), {"player": trick.winner}
        return [outcome(table.voice, trick), *([leads] if due else [])]
    last = trick.plays[-1].seat
    cards = [play.card for play in trick.plays if play.seat is last]
    one = words.gettext("{player} plays {card}.")
    two = words.gettext("{player} plays {card} and {card2}.")
    played = {"player": last, "card": cards[0], "card2": cards[-1]}
    if len(cards) == 1:
        del played["card2"]
    alone = words.gettext("{player} is next, with one card.")
    both = words.gettext("{player} is next, with two cards.")
    assert due is not None
    follows = both if due.cards > 1 else alone
    return [(two if len(cards) > 1 else one, played), any_card, (follows, {"player": due})]


def _chosen(table: TurnTable) -> list[Said]:
    now, words = table.now, table.voice.words
    first, *more = now.chosen
    if not more:
        return [(words.gettext("First: {card}. Choose one more."), {"card": first})]
    said: list[Said] = [
        (words.gettext("First {card}, then {card2}."), {"card": first, "card2": more[0]})
    ]
    if now.trick is None or now.trick.complete:
        said.append((words.gettext("{card} will set the suit."), {"card": first}))
    return said


def _order(table: TurnTable) -> list[Said]:
    """Return what the order of the mayor's two means in this trick (PLAY-4)."""
    now, words = table.now, table.voice.words
    trick = now.trick
    if trick is None or not now.pair:
        return []
    lead = {"player": trick.leader, "card": trick.plays[0].card, "suit": trick.led}
    if trick.leader is Seat.MAYOR:
        said = words.gettext("The mayor leads: the first of the two, {card}, sets the suit.")
        del lead["player"], lead["suit"]
    else:
        said = words.gettext(
            "{player} leads, so {card} sets the suit: the order of the mayor’s two does not matter."
        )
        del lead["suit"]
    if not trick.complete:
        return [(said, lead)]
    other = now.reversed().trick
    assert other is not None
    if other.winning_card is trick.winning_card:
        turned: Said = (
            words.gettext("In the other order {card} wins as well."),
            {"card": other.winning_card},
        )
    else:
        turned = (
            words.gettext("In the other order {player} wins with {card}."),
            {"player": other.winner, "card": other.winning_card},
        )
    return [(said, lead), turned]


def result(table: TurnTable) -> Element:
    """Draw what happened, the points, the order of the mayor's two and the reasons."""
    voice, trick = table.voice, table.now.trick
    said: list[Node] = [voice.both(*sentence) for sentence in happened(table)]
    order: list[Node] = [voice.both(*sentence) for sentence in _order(table)]
    return h(
        "div",
        table.status(*spaced(said)),
        points_sum(table, trick) if trick else None,
        h("p", spaced(order), id=table.id("order")) if order else None,
        reasons(table, trick) if trick else None,
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )
