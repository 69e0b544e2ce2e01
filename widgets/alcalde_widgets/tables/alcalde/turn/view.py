"""Draw a turn table: three open hands, the trick between them, the result and the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat

from ....scenes.seats import centre, open_hand, plays
from ....scenes.tricks import choose_more, chooses, outcome, points_sum, reasons, trick_row
from ....ui.cards import hand_card
from ....ui.choosers import pack_chooser, quiet_button, seat_chooser
from ....ui.html import h
from ....ui.results import spaced
from .model import PLAYERS

if TYPE_CHECKING:
    from ....ui.html import Element, Node
    from ....ui.voice import Sentence
    from .table import TurnTable


def draw(table: TurnTable) -> list[Node]:
    """Return the parts of the table, from the hands to the settings."""
    return [_hands(table), _controls(table), _result(table), _settings(table)]


# The hands and the trick between them


def _hands(table: TurnTable) -> Element:
    now = table.now
    return h(
        "div",
        h("ol", [_hand(table, seat) for seat in dict.fromkeys(now.order)], class_="al-order"),
        centre(table, now.trump),
        _trick(table),
        class_="al-seats al-turns",
    )


def _hand(table: TurnTable, seat: Seat) -> Element:
    now, due = table.now, seat is table.now.due
    taken = now.trick is not None and now.trick.complete
    cards = [
        hand_card(table, card, playable=due, chosen=now.chosen, total=seat.cards)
        for card in now.held(seat)
    ]
    # After a trick its winner is due, so that the roles tell who has won.
    role = h("span", _role(table, seat), class_="al-tells" if taken else None)
    return open_hand(table, seat, role, cards, marked=due, current=due and not taken)


def _role(table: TurnTable, seat: Seat) -> str:
    now, words = table.now, table.voice.words
    trick = now.trick
    if seat is now.due:
        if trick and trick.complete:
            return words.gettext("leads next")
        return words.gettext("plays now") if trick else words.gettext("leads")
    if trick and any(play.seat is seat for play in trick.plays):
        return words.gettext("has played")
    return words.gettext("waits")


def _trick(table: TurnTable) -> Element:
    now, words = table.now, table.voice.words
    number, total = max(len(now.tricks), 1), len(now.hands[PLAYERS.index(Seat.RIGHT)])
    label = words.gettext("Trick {n} of {total}, without drawing").format(n=number, total=total)
    return trick_row(table, now.trick, [table.voice.label(seat) for seat in now.order], label)


# What happened and why


def happened(table: TurnTable) -> list[Sentence]:
    """Return the sentences that say what happened last and who is next."""
    now, words = table.now, table.voice.words
    trick, due = now.trick, now.due
    any_card: Sentence = words.gettext("Any card may be played."), {}
    if now.chosen:
        return chooses(table.voice, now.chosen, leads=trick is None or trick.complete)
    if trick is None:
        return [(words.gettext("{player} leads."), {"player": now.leader}), any_card]
    if trick.complete:
        leads: Sentence = words.gettext("{player} leads next."), {"player": trick.winner}
        return [outcome(table.voice, trick), *([leads] if due else [])]
    assert due is not None
    last = trick.plays[-1].seat
    played = plays(table.voice, last, [play.card for play in trick.plays if play.seat is last])
    alone = words.gettext("{player} is next, with one card.")
    two = words.gettext("{player} is next, with two cards.")
    return [played, any_card, (two if due.cards > 1 else alone, {"player": due})]


def _order(table: TurnTable) -> list[Sentence]:
    """Return the sentences about the order of the mayor's two in this trick (PLAY-4)."""
    now, words = table.now, table.voice.words
    trick = now.trick
    if trick is None or not now.pair:
        return []
    led = trick.plays[0].card
    if trick.leader is Seat.MAYOR:
        text = words.gettext("The mayor leads: the first of the two, {card}, sets the suit.")
        sentences: list[Sentence] = [(text, {"card": led})]
    else:
        text = words.gettext(
            "{player} leads, so {card} sets the suit: the order of the mayor’s two does not matter."
        )
        sentences = [(text, {"player": trick.leader, "card": led})]
    if not trick.complete:
        return sentences
    other = now.reversed().trick
    assert other is not None
    best = other.winning_card
    if best is trick.winning_card:
        return [
            *sentences,
            (words.gettext("In the other order {card} wins as well."), {"card": best}),
        ]
    text = words.gettext("In the other order {player} wins with {card}.")
    return [*sentences, (text, {"player": other.winner, "card": best})]


def _result(table: TurnTable) -> Element:
    voice, trick = table.voice, table.now.trick
    sentences: list[Node] = [voice.both(*sentence) for sentence in happened(table)]
    order: list[Node] = [voice.both(*sentence) for sentence in _order(table)]
    return h(
        "div",
        table.status(*spaced(sentences)),
        points_sum(table, trick) if trick else None,
        h("p", spaced(order), id=table.id("order")) if order else None,
        reasons(table, trick) if trick else None,
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )


# The controls


def _controls(table: TurnTable) -> Element:
    now, words = table.now, table.voice.words
    played = bool(now.played or now.chosen)
    if len(now.chosen) == Seat.MAYOR.cards:
        first, second = now.chosen
        template = words.gettext("Play {card} and {card2}")
        label: Node = table.voice.both(template, {"card": first, "card2": second})
    else:
        label = words.gettext("Play two cards")
    missing = _missing(table)
    return h(
        "div",
        table.button(
            "play",
            h("span", label),
            act="play",
            off=len(now.chosen) < Seat.MAYOR.cards,
            aria_describedby=table.id("play-missing") if missing else None,
            class_="al-btn al-btn--main",
        ),
        quiet_button(table, "back", "previous", words.gettext("Take back"), off=not played),
        quiet_button(table, "again", "again", words.gettext("Start again"), off=now == table.begun),
        table.missing("play", missing),
        class_="al-row",
    )


def _missing(table: TurnTable) -> str:
    """Return what the button waits for that plays the mayor's two."""
    now, words = table.now, table.voice.words
    if now.due is None or (now.trick is not None and now.trick.complete and not now.chosen):
        return ""
    if now.due is Seat.MAYOR:
        return choose_more(table.voice, len(now.chosen))
    alone = words.gettext("{player} is next, with one card.")
    return table.voice.text(alone, {"player": now.due})


def _settings(table: TurnTable) -> Element:
    now, words = table.now, table.voice.words
    turn = words.gettext("Reverse the mayor’s two cards")
    label = words.gettext("Who leads")
    return h(
        "div",
        seat_chooser(table, now.leader, label, act="leader", seats=PLAYERS),
        pack_chooser(table),
        h("div", quiet_button(table, "turn", "swap", turn, off=not now.pair), class_="al-row"),
        class_="al-settings",
    )
