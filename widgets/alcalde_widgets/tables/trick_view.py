"""How a trick table looks: seats around a table, four cards, the result and the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat, Trick, order_of_play

from ..faces import classes, index, inside, suit_key, suit_sign
from ..html import Element, Node, h
from ..parts import badge, centre, ghost, plays, seat, seats, slot
from ..voice import Voice
from .arrangement import owner
from .trick_controls import picker, settings, steps

if TYPE_CHECKING:
    from .trick import TrickTable


def draw(table: TrickTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    trick = table.now.trick().first(table.step)
    return [
        _seats(table, trick),
        picker(table) if table.picking else None,
        steps(table),
        _result(table, trick),
        settings(table),
    ]


def sentence(voice: Voice, trick: Trick) -> tuple[str, dict[str, object]]:
    """Return the sentence that says who wins, or is ahead, with which card and for how much."""
    words = voice.words
    places: dict[str, object] = {
        "player": trick.winner,
        "card": trick.winning_card,
        "n": trick.points,
    }
    if trick.complete:
        template = words.ngettext(
            "{player} wins with {card}: {n} point.",
            "{player} wins with {card}: {n} points.",
            trick.points,
        )
    else:
        template = words.gettext("{player} is ahead with {card}.")
    return template, places


# The seats and their cards


def _seats(table: TrickTable, trick: Trick) -> Element:
    players = dict.fromkeys(order_of_play(table.now.leader))
    return seats(
        [_seat(table, trick, player) for player in players], centre(table, table.now.trump)
    )


def _seat(table: TrickTable, trick: Trick, player: Seat) -> Element:
    words = table.voice.words
    slots = [slot for slot in table.now.slots() if owner(slot) is player]
    leads, two = player is table.now.leader, len(slots) > 1
    if leads:
        role = words.gettext("leads with two") if two else words.gettext("leads")
    else:
        role = words.gettext("plays two") if two else words.gettext("plays one")
    played = [play.card for play in trick.plays if play.seat is player]
    heard = plays(table.voice, player, played) if played else ""
    return seat(table, player, role, [_slot(table, trick, slot) for slot in slots], heard=heard)


def _slot(table: TrickTable, trick: Trick, place: str) -> Element:
    words = table.voice.words
    here = table.id(f"place-{place}")
    turn = table.now.slots().index(place)
    if turn >= len(trick.plays):
        return slot(ghost(), h("span", words.gettext("not yet")), id=here)
    card = trick.plays[turn].card
    wins, trump = card == trick.winning_card, card.suit is trick.trump
    states = (" is-winner" if wins else "") + (" is-trump" if trump else "")
    name = words.gettext("Change {card}").format(card=table.voice.card(card))
    face = table.button(
        f"slot-{place}",
        h("span", name, class_="al-vh"),
        inside(card, table.pack),
        act="pick",
        data_args={"slot": place},
        data_suit=suit_key(card, table.pack),
        data_fly=card.code,
        class_=f"{classes(card, table.pack)} is-playable{states}",
        aria_expanded="true" if table.picking == place else "false",
    )
    word = words.gettext("Wins") if trick.complete else words.gettext("Ahead")
    return slot(
        face,
        h("span", table.voice.points(card.points)),
        h("b", words.gettext("trump")) if trump else None,
        badge=badge(word) if wins else None,
        id=here,
    )


# What happened and why


def _result(table: TrickTable, trick: Trick) -> Element:
    voice, words = table.voice, table.voice.words
    last = trick.plays[-1]
    happened: list[Node] = [voice.both(*sentence(voice, trick))]
    if not trick.complete:
        played = words.gettext("{player} plays {card}.")
        happened.insert(0, voice.both(played, {"player": last.seat, "card": last.card}))
    return h(
        "div",
        table.status(*_spaced(happened)),
        _sum(table, trick),
        h(
            "ol",
            [h("li", voice.reason(reason)) for reason in trick.explain()],
            class_="al-why",
            aria_label=words.gettext("Why"),
        ),
        class_="al-result",
    )


def _spaced(parts: list[Node]) -> list[Node]:
    spaced: list[Node] = []
    for part in parts:
        spaced += [" ", part] if spaced else [part]
    return spaced


def _sum(table: TrickTable, trick: Trick) -> list[Node]:
    words = table.voice.words
    if trick.complete:
        a, b, c, d = trick.sum
        heard = words.ngettext(
            "{a} plus {b} plus {c} plus {d} make {n} point.",
            "{a} plus {b} plus {c} plus {d} make {n} points.",
            trick.points,
        ).format(a=a, b=b, c=c, d=d, n=trick.points)
    else:
        heard = words.ngettext(
            "{n} point on the table so far.", "{n} points on the table so far.", trick.points
        ).format(n=trick.points)
    terms: list[Node] = []
    for play in trick.plays:
        if terms:
            terms.append(h("i", "+"))
        sign = h(
            "span",
            index(play.card, table.pack),
            suit_sign(play.card.suit, table.pack),
            class_="al-sign",
            data_suit=suit_key(play.card, table.pack),
        )
        terms.append(h("span", h("small", sign), play.card.points))
    noun = words.ngettext("point", "points", trick.points)
    total = h("span", h("small", noun), h("b", trick.points))
    return [
        h("p", heard, class_="al-vh"),
        h("p", terms, h("i", "="), total, class_="al-sum", aria_hidden="true"),
    ]
