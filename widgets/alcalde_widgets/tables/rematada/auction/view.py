"""Draw an auction table: three seats and their bids, the field, the auction so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.rematada.bids import MOST_BID
from alcalde.rematada.moves import Bid
from alcalde.rematada.seats import RematadaSeat

from ....scenes.rematada import PLAYERS, back_button, place
from ....ui.choosers import quiet_button, reset_button
from ....ui.html import h
from ....ui.icons import ring
from ....ui.number_field import STEPS, number_field, number_input
from ....ui.results import spaced, why
from ....ui.voice import NBSP
from .model import LONGEST

if TYPE_CHECKING:
    from ....ui.html import Element, Node
    from ....ui.voice import Sentence
    from .table import AuctionTable


def draw(table: AuctionTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    return [_seats(table), _controls(table), _result(table), _settings(table)]


def calls(table: AuctionTable) -> list[Sentence]:
    """Return the calls so far, one sentence each (REM-4)."""
    auction = table.now.auction
    return [*map(table.voice.sentence, auction.explain()[: len(auction.calls)])]


def happened(table: AuctionTable) -> list[Sentence]:
    """Return the last call, and who is next or has won (REM-4, REM-5)."""
    auction, words = table.now.auction, table.voice.words
    sentences = calls(table)[-1:]
    if auction.turn is not None:
        due = words.gettext("{player} is next to bid or pass.")
        sentences.append((due, {"player": auction.turn}))
        if auction.minimum is None:
            only = words.gettext("Nothing is higher than {most}: only a pass is left.")
            sentences.append((only, {"most": MOST_BID}))
        else:
            runs = words.gettext("A bid here runs from {min} to {most}.")
            sentences.append((runs, {"min": auction.minimum, "most": MOST_BID}))
        return sentences
    sentences.append(table.voice.sentence(auction.explain()[-1]))
    if auction.contractor:
        must = words.gettext("{player} is the contractor and must win {n} points or more.")
        sentences.append((must, {"player": auction.contractor, "n": auction.bid}))
    else:
        nobody = words.gettext("Nobody plays this deal; the next to deal is {player}.")
        sentences.append((nobody, {"player": RematadaSeat.DEALER.next}))
    return sentences


# The seats


def _seats(table: AuctionTable) -> Element:
    auction, words = table.now.auction, table.voice.words
    middle = h(
        "div",
        ring(),
        h(
            "p",
            words.gettext("Highest bid"),
            h("strong", auction.bid or "–", class_="al-bid"),
            h("span", words.gettext("The auction goes counter-clockwise."), class_="al-vh"),
            class_="al-trump",
        ),
        class_="al-centre",
    )
    places = [_seat(table, seat) for seat in PLAYERS]
    return h("div", h("ol", places, class_="al-order"), middle, class_="al-seats al-turns al-bids")


def _seat(table: AuctionTable, seat: RematadaSeat) -> Element:
    auction, words = table.now.auction, table.voice.words
    calls = [call for call in auction.calls if call.seat is seat]
    if seat is auction.contractor:
        role = words.gettext("contractor")
    elif seat is auction.turn:
        role = words.gettext("bids or passes")
    else:
        role = words.gettext("has spoken") if calls else words.gettext("waits")
    spoken: list[Node] = []
    for call in calls:
        text = str(call.points) if isinstance(call, Bid) else words.gettext("pass")
        if spoken:
            spoken.append(", ")
        spoken.append(h("b", text) if call is auction.highest else text)
    return place(
        table,
        seat,
        role,
        h("p", spoken or "–", class_="al-bids__said"),
        due=seat in (auction.turn, auction.contractor),
        over=auction.over,
    )


# The controls


def _controls(table: AuctionTable) -> Element:
    auction, words = table.now.auction, table.voice.words
    name, label = words.gettext("Bid"), table.id("label-bid")
    empty = not table.now.typed and not auction.over
    typed = number_input(
        table,
        "field",
        table.now.typed,
        act="write",
        longest=LONGEST,
        aria_labelledby=label,
        aria_invalid="true" if table.notice else None,
    )
    return h(
        "div",
        number_field(
            table,
            name,
            h("span", name, id=label, class_="al-count__label"),
            typed,
            {by: table.now.add(by) == table.now for by in STEPS},
        ),
        h(
            "div",
            table.button(
                "bid",
                h("span", words.gettext("Bid {n}").format(n=table.now.typed).replace(" ", NBSP)),
                act="bid",
                off=auction.over or empty,
                aria_describedby=table.id("bid-missing") if empty else None,
                class_="al-btn al-btn--main",
            ),
            table.button(
                "pass", words.gettext("Pass"), act="pass", off=auction.over, class_="al-btn"
            ),
            back_button(table, off=not auction.calls),
            table.missing("bid", words.gettext("Write a bid first.")) if empty else None,
            class_="al-row",
        ),
        class_="al-count",
    )


def _result(table: AuctionTable) -> Element:
    voice, auction = table.voice, table.now.auction
    label = voice.words.gettext("The auction so far")
    return h(
        "div",
        table.status(*spaced(voice.both(*sentence) for sentence in happened(table))),
        why(label, map(voice.reason, auction.explain())) if auction.calls else None,
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )


def _settings(table: AuctionTable) -> Element:
    label, void = table.voice.words.gettext("Let all three pass"), table.now.auction.void
    return h(
        "div",
        h(
            "div",
            quiet_button(table, "void", "close", label, off=void),
            reset_button(table, off=table.now == table.start),
            class_="al-row",
        ),
        class_="al-settings",
    )
