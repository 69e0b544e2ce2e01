"""What can be done at a game table: play, go on, take back, write a move, agree on a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ui.choosers import stepper
from ....ui.html import Element, h
from ....ui.icons import icon
from .model import HINTS

if TYPE_CHECKING:
    from .table import GameTable

PAUSE = 900
"""Milliseconds until the others go on by themselves."""


def controls(table: GameTable) -> Element:
    """Draw what the reader can do now."""
    now, words = table.now, table.voice.words
    if now.step is not None:
        close = h("span", words.gettext("Back to the count"))
        button = table.button("main", close, act="close", class_="al-btn al-btn--main")
        return h("div", button, _steps(table), class_="al-game__do")
    return h(
        "div",
        h(
            "div",
            _main(table),
            _quiet(table, "back", "previous", _back(table), off=not _played(table)),
            _quiet(table, "hint", "hint", _hint(table), off=not now.waits or now.hint >= HINTS),
            class_="al-row",
        ),
        [_exchange(table, number) for number in range(len(now.wishes))],
        None if now.over else _typing(table),
        _steps(table) if now.over else None,
        class_="al-game__do",
    )


def _played(table: GameTable) -> bool:
    return bool(table.now.chosen) or table.now.back_to is not None or table.brings_back


def _back(table: GameTable) -> str:
    """Return what taking back means here: a move, or what was there before this deal."""
    words, former = table.voice.words, table.former
    if not former or not table.brings_back:
        return words.gettext("Take back")
    if former.counts == table.now.counts[:-1] and former.over and table.now.counts:
        return words.gettext("Back to the count")
    if former.setup.length == "match":
        return words.gettext("Bring the match back")
    return words.gettext("Bring the game back")


def _main(table: GameTable) -> Element:
    """Draw the one button that leads on; it keeps its place and the focus, and its word changes."""
    now, words = table.now, table.voice.words
    if now.over:
        new = now.following.length == "match" and not now.runs
        word = words.gettext("New match") if new else words.gettext("Next deal")
        return deal_button(table, "main", word, act="deal", class_="al-btn al-btn--main")
    act, at, off, auto = "play", now.moves, False, False
    if now.lying:
        act = "on"
        word = words.gettext("To the count") if now.game.over else words.gettext("Next trick")
    elif not now.waits:
        # The first move of a deal waits for the reader: nothing stirs on a page that is only read.
        act, auto = "go", bool(now.moves)
        word = words.gettext("Go on") if auto else words.gettext("Begin")
    elif now.seat.cards > 1:
        off = len(now.chosen) < now.seat.cards
        word = words.gettext("Play two cards")
    else:
        off, word = True, words.gettext("Play a card")
    ready = act == "play" and not off
    return table.button(
        "main",
        h("span", _both(table) if ready else word),
        act=act,
        off=off,
        data_args=None if act == "play" else {"at": at},
        data_auto=PAUSE if auto else None,
        class_="al-btn al-btn--main",
    )


def _both(table: GameTable) -> list[Element]:
    first, second = table.now.chosen
    template = table.voice.words.gettext("Play {card} and {card2}")
    return table.voice.both(template, {"card": first, "card2": second})


def deal_button(table: GameTable, part: str, word: str, *, act: str, class_: str) -> Element:
    """Draw a button that deals; the page puts a number of its own in place of the next one."""
    seed = (table.now.game.dealt.seed or 0) + 1
    return table.button(
        part,
        None if part == "main" else icon("again"),
        h("span", word),
        act=act,
        data_args={"seed": seed},
        data_random="seed",
        class_=class_,
    )


def _hint(table: GameTable) -> str:
    words = table.voice.words
    return words.gettext("Which card?") if table.now.hint else words.gettext("Hint")


def _quiet(table: GameTable, part: str, drawing: str, word: str, *, off: bool) -> Element:
    label = h("span", word)
    return table.button(
        part, icon(drawing), label, act=part, off=off, class_="al-btn al-btn--quiet"
    )


def _exchange(table: GameTable, number: int) -> Element:
    now, words = table.now, table.voice.words
    wish = now.wishes[number]
    places = {"card": wish.card, "indicator": now.game.indicator}
    template = words.gettext("Exchange {card} for {indicator}")
    return h(
        "div",
        table.button(
            f"exchange-{wish.card.code}",
            icon("swap"),
            h("span", table.voice.both(template, places)),
            act="exchange",
            data_args={"card": wish.card.code},
            class_="al-btn",
        ),
        class_="al-row",
    )


def _typing(table: GameTable) -> Element:
    words, name = table.voice.words, table.id("typing")
    sample = (
        words.gettext("such as 2s kc") if table.now.seat.cards > 1 else words.gettext("such as kc")
    )
    return h(
        "form",
        h("label", words.gettext("Write a move"), " ", h("small", sample), for_=name),
        h(
            "div",
            h(
                "input",
                id=name,
                type="text",
                value=table.typed,
                maxlength=60,
                autocomplete="off",
                autocapitalize="off",
                spellcheck="false",
                enterkeyhint="go",
                aria_invalid="true" if table.typed else None,
                data_arg="text",
            ),
            h("button", words.gettext("Play it"), id=table.id("typed"), class_="al-btn"),
            class_="al-row",
        ),
        data_act="type",
        class_="al-write",
    )


def _steps(table: GameTable) -> Element:
    now, words = table.now, table.voice.words
    names = (
        words.gettext("Steps of the game"),
        words.gettext("To the deal"),
        words.gettext("Previous move"),
        words.gettext("Next move"),
        words.gettext("Moves shown"),
    )
    last = now.base.moves
    at = last if now.step is None else now.step
    return h("div", stepper(table, at, last, names, first=0), class_="al-row")
