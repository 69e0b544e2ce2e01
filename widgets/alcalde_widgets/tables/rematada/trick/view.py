"""How a trick of Brisca Rematada looks: three seats, what came of it and why, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.rematada.seats import RematadaSeat
from alcalde.rematada.tricks import RematadaPlayed

from ....scenes.seats import centre, seats
from ....ui.cards import badge, picture, slot
from ....ui.choosers import Option, chooser, pack_chooser, reset_button, trump_chooser
from ....ui.faces import index, suit_key, suit_sign
from ....ui.html import Element, Node, h
from ....ui.results import spaced

if TYPE_CHECKING:
    from .table import RematadaTrickTable

AREAS = {RematadaSeat.RIGHT: "right", RematadaSeat.LEFT: "left", RematadaSeat.DEALER: "mayor"}
"""Where each seat is drawn; who deals sits below, as the mayor does in Alcalde."""


def draw(table: RematadaTrickTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    trick = table.now.trick
    around = seats([_seat(table, play) for play in trick.plays], centre(table, trick.trump))
    said = [*table.voice.both(*outcome(table)), *table.voice.reason(table.now.fate)]
    why = [h("li", table.voice.reason(reason)) for reason in trick.explain()]
    return [
        around,
        h(
            "div",
            table.status(*spaced(said)),
            _sum(table),
            h("ol", why, class_="al-why", aria_label=table.voice.words.gettext("Why")),
            class_="al-result",
        ),
        _settings(table),
    ]


def outcome(table: RematadaTrickTable) -> tuple[str, dict[str, object]]:
    """Return the sentence that says who wins, with which card and for how much (PLAY-5)."""
    trick = table.now.trick
    template = table.voice.words.ngettext(
        "{player} wins with {card}: {n} point.",
        "{player} wins with {card}: {n} points.",
        trick.points,
    )
    return template, {"player": trick.winner, "card": trick.winning_card, "n": trick.points}


def _seat(table: RematadaTrickTable, play: RematadaPlayed) -> Element:
    words, trick = table.voice.words, table.now.trick
    leads = words.gettext("leads") if play.seat is trick.leader else words.gettext("plays one")
    named = [" · ", words.gettext("contractor")] if play.seat is table.now.contractor else None
    wins, trump = play.card is trick.winning_card, play.card.suit is trick.trump
    states = ("is-winner " if wins else "") + ("is-trump" if trump else "")
    face = slot(
        picture(table, play.card, states=states, data_fly=play.card.code),
        h("span", table.voice.points(play.card.points)),
        h("b", words.gettext("trump")) if trump else None,
        badge=badge(words.gettext("Wins")) if wins else None,
    )
    return h(
        "li",
        h("p", h("strong", table.voice.label(play.seat)), leads, named, class_="al-who"),
        h("div", face, class_="al-cards"),
        class_=f"al-seat al-seat--{AREAS[play.seat]}",
        id=table.id(f"seat-{play.seat}"),
    )


def _sum(table: RematadaTrickTable) -> list[Node]:
    """Draw the value of each card as a sum, to be seen and to be heard (DECK-3)."""
    words, trick = table.voice.words, table.now.trick
    a, b, c = (card.points for card in trick.cards)
    heard = words.ngettext(
        "{a} plus {b} plus {c} make {n} point.",
        "{a} plus {b} plus {c} make {n} points.",
        trick.points,
    )
    terms: list[Node] = []
    for card in trick.cards:
        terms += [h("i", "+")] if terms else []
        sign = h(
            "span",
            index(card, table.pack),
            suit_sign(card.suit, table.pack),
            class_="al-sign",
            data_suit=suit_key(card, table.pack),
        )
        terms.append(h("span", h("small", sign), card.points))
    noun = words.ngettext("point", "points", trick.points)
    total = h("span", h("small", noun), h("b", trick.points))
    return [
        h("p", heard.format(a=a, b=b, c=c, n=trick.points), class_="al-vh"),
        h("p", terms, h("i", "="), total, class_="al-sum", aria_hidden="true"),
    ]


def _settings(table: RematadaTrickTable) -> Element:
    words, now = table.voice.words, table.now
    names = {
        RematadaSeat.RIGHT: words.gettext("Right"),
        RematadaSeat.LEFT: words.gettext("Left"),
        RematadaSeat.DEALER: words.gettext("Dealer"),
    }
    players: list[Option] = [(str(who), name, {"seat": str(who)}) for who, name in names.items()]
    return h(
        "div",
        trump_chooser(table, now.trick.trump, words.gettext("Trump")),
        chooser(
            table,
            "contractor",
            words.gettext("Contractor"),
            players,
            act="contractor",
            chosen=str(now.contractor),
        ),
        pack_chooser(table),
        h("div", reset_button(table, off=now == table.start), class_="al-row"),
        class_="al-settings",
    )
