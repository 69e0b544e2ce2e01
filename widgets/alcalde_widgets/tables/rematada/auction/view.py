"""How an auction table looks: three seats and their bids, the field, what happened so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.rematada.bids import MOST_BID
from alcalde.rematada.moves import Bid
from alcalde.rematada.seats import RematadaSeat

from ....scenes.rematada import PLAYERS, place, quiet
from ....ui.choosers import reset_button
from ....ui.html import Element, Node, h
from ....ui.icons import ring
from ....ui.results import spaced
from ....ui.voice import NBSP

if TYPE_CHECKING:
    from .table import AuctionTable

Said = tuple[str, dict[str, object]]
"""A sentence of the catalogue and what fills its places."""


def draw(table: AuctionTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    return [_seats(table), _controls(table), _result(table), _settings(table)]


def happened(table: AuctionTable) -> list[Said]:
    """Return what was said last, and who is next or has won (REM-4, REM-5)."""
    now, words = table.now, table.voice.words
    said: list[Said] = []
    if now.calls:
        last = now.explain()[len(now.calls) - 1]
        said.append((last.template(words), last.params))
    if now.turn is not None:
        due = words.gettext("{player} is next to bid or pass.")
        said.append((due, {"player": now.turn}))
        if now.minimum is None:
            only = words.gettext("Nothing is higher than {most}: only a pass is left.")
            said.append((only, {"most": MOST_BID}))
        else:
            runs = words.gettext("A bid here runs from {min} to {most}.")
            said.append((runs, {"min": now.minimum, "most": MOST_BID}))
        return said
    end = now.explain()[-1]
    said.append((end.template(words), end.params))
    if now.contractor:
        must = words.gettext("{player} is the contractor and must win {n} points or more.")
        said.append((must, {"player": now.contractor, "n": now.bid}))
    else:
        nobody = words.gettext("Nobody plays this deal; the next to deal is {player}.")
        said.append((nobody, {"player": RematadaSeat.DEALER.next}))
    return said


def _seats(table: AuctionTable) -> Element:
    now, words = table.now, table.voice.words
    middle = h(
        "div",
        ring(),
        h(
            "p",
            words.gettext("Highest bid"),
            h("strong", now.bid or "–", class_="al-bid"),
            h("span", words.gettext("The auction goes counter-clockwise."), class_="al-vh"),
            class_="al-trump",
        ),
        class_="al-centre",
    )
    places = [_seat(table, seat) for seat in PLAYERS]
    return h("div", h("ol", places, class_="al-order"), middle, class_="al-seats al-turns al-bids")


def _seat(table: AuctionTable, seat: RematadaSeat) -> Element:
    now, words = table.now, table.voice.words
    calls = [call for call in now.calls if call.seat is seat]
    if seat is now.contractor:
        role = words.gettext("contractor")
    elif seat is now.turn:
        role = words.gettext("bids or passes")
    else:
        role = words.gettext("has spoken") if calls else words.gettext("waits")
    said: list[Node] = []
    for call in calls:
        told = str(call.points) if isinstance(call, Bid) else words.gettext("pass")
        if said:
            said.append(", ")
        said.append(h("b", told) if call is now.highest else told)
    return place(
        table,
        seat,
        role,
        h("p", said or "–", class_="al-bids__said"),
        due=seat in (now.turn, now.contractor),
    )


# What can be moved


def _controls(table: AuctionTable) -> Element:
    now, words = table.now, table.voice.words
    label = table.id("label-bid")
    name = words.gettext("Bid")

    def step(by: int) -> Element:
        sign = f"+{by}" if by > 0 else f"−{-by}"
        part = f"{'more' if by > 0 else 'less'}-{abs(by)}"
        off = table.after(by) == table.typed
        return table.button(part, sign, act="add", off=off, data_args={"by": by})

    field = h(
        "input",
        id=table.id("field"),
        type="text",
        inputmode="numeric",
        autocomplete="off",
        enterkeyhint="done",
        maxlength=9,
        value=table.typed,
        data_act="write",
        data_arg="points",
        aria_labelledby=label,
        aria_invalid="true" if table.notice else None,
    )
    return h(
        "div",
        h(
            "div",
            h("span", name, id=label, class_="al-count__label"),
            h(
                "div",
                [step(-10), step(-1)],
                field,
                [step(1), step(10)],
                class_="al-seg",
                role="group",
                aria_label=words.gettext("{name}, step by step").format(name=name),
            ),
            class_="al-count__field",
        ),
        h(
            "div",
            table.button(
                "bid",
                h("span", words.gettext("Bid {n}").format(n=table.typed).replace(" ", NBSP)),
                act="bid",
                off=now.over,
                class_="al-btn al-btn--main",
            ),
            table.button("pass", words.gettext("Pass"), act="pass", off=now.over, class_="al-btn"),
            quiet(table, "back", "previous", words.gettext("Take back"), off=not now.calls),
            class_="al-row",
        ),
        class_="al-count",
    )


def _result(table: AuctionTable) -> Element:
    voice = table.voice
    said = [voice.both(*sentence) for sentence in happened(table)]
    return h(
        "div",
        table.status(*spaced(said)),
        h(
            "ol",
            [h("li", voice.reason(reason)) for reason in table.now.explain()],
            class_="al-why",
            aria_label=voice.words.gettext("The auction so far"),
        )
        if table.now.calls
        else None,
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )


def _settings(table: AuctionTable) -> Element:
    words = table.voice.words
    unchanged = table.now == table.start and table.typed == table.wanted()
    return h(
        "div",
        h(
            "div",
            quiet(table, "void", "close", words.gettext("Let all three pass"), off=table.now.void),
            reset_button(table, off=unchanged),
            class_="al-row",
        ),
        class_="al-settings",
    )
