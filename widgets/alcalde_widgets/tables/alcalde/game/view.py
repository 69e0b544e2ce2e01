"""Draw a game table: the others, the stock, the trick, the reader's hand, the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat, capitalise

from ....scenes.stock import stock_cards, stock_centre, suit_name
from ....scenes.tricks import trick_row
from ....ui.cards import back, hand_card, picture
from ....ui.choosers import quiet_button, stepper
from ....ui.html import h
from ....ui.icons import icon
from ....ui.results import facts
from .model import HINTS
from .records import LONGEST_MATCH, match_record
from .result import result, status
from .settings import deal_button, settings

if TYPE_CHECKING:
    from alcalde import Card

    from ....ui.html import Element, Node
    from .table import GameTable


PAUSE = 900
"""The milliseconds until the others move by themselves."""


def draw(table: GameTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    ended = table.now.over and table.now.step is None
    return [
        _counts(table) if not ended else None,
        _around(table) if not ended else None,
        status(table),
        _below(table) if not ended else None,
        _controls(table),
        result(table),
        _records(table),
        settings(table),
    ]


# The seats and the trick between them


def _around(table: GameTable) -> Element:
    own = table.shown.seat
    places = ((own.next, "right"), (own.next.next, "left"))
    return h(
        "div",
        h("ol", [_hand(table, seat, place) for seat, place in places], class_="al-order"),
        _stock(table),
        _trick(table),
        class_="al-seats al-turns al-game",
        id=table.id("top"),
        data_reveal=table.reveal == "top",
    )


def _below(table: GameTable) -> Element:
    """Draw the reader's hand, right below the status line."""
    hand = _hand(table, table.shown.seat, "mayor")
    return h("div", h("ol", hand, class_="al-order"), class_="al-turns al-game al-game__own")


def _hand(table: GameTable, seat: Seat, place: str) -> Element:
    shown, words = table.shown, table.voice.words
    due = seat is shown.due and table.now.step is None
    held = shown.held(seat)
    is_open = shown.open(seat) or table.now.step is not None
    if seat is shown.seat and table.now.step is None:
        cards: list[Node] = [_own(table, card) for card in held]
    elif is_open:
        cards = [picture(table, card, data_fly=card.code) for card in held]
    else:
        cards = [back() for _ in held]
    closed = words.ngettext(
        "{player} holds {n} card face down.", "{player} holds {n} cards face down.", len(held)
    )
    closed = closed if held else words.gettext("{player} has no cards left.")
    spoken = table.voice.text(closed, {"player": seat, "n": len(held)})
    return h(
        "li",
        h("p", h("strong", table.voice.label(seat)), _role(table, seat), class_="al-who"),
        None if is_open else h("p", spoken, class_="al-vh"),
        h(
            "div",
            cards,
            class_="al-fan",
            role="group",
            aria_label=table.voice.text(words.gettext("{player}’s hand"), {"player": seat}),
            data_roving=seat is shown.seat and table.now.step is None,
        ),
        class_=f"al-seat al-seat--{place}" + (" is-due" if due else ""),
        id=table.id(f"hand-{seat.value}"),
        aria_current="true" if due else None,
    )


def _role(table: GameTable, seat: Seat) -> str:
    """Return who sits there: the reader, the mayor, the partner, or an opponent."""
    shown, words = table.shown, table.voice.words
    if seat is shown.seat:
        return words.gettext("you")
    if seat is Seat.MAYOR:
        return words.gettext("mayor")
    if shown.seat is not Seat.MAYOR:
        return words.gettext("on your side")
    return words.gettext("on the right") if seat is Seat.RIGHT else words.gettext("on the left")


def _own(table: GameTable, card: Card) -> Element:
    now = table.now
    return hand_card(table, card, playable=now.own_turn, chosen=now.chosen, total=now.seat.cards)


def _trick(table: GameTable) -> Element:
    shown, words = table.shown, table.voice.words
    own = capitalise(words.gettext("you"))
    players = [
        own if seat is shown.seat else table.voice.label(seat) for seat in shown.leader.order
    ]
    label = words.gettext("The trick on the table")
    return trick_row(table, shown.trick, players, label, label_class="al-vh")


# The stock and the running count


def _stock(table: GameTable) -> Element:
    shown, words = table.shown, table.voice.words
    game = shown.game
    left = len(game.stock) + (len(game.refilled) if shown.pending else 0)
    # Until the trick is put away nothing has been drawn, so the stock is still the former one.
    indicator = game.stock[-1] if game.stock else (game.refilled[-1] if left else None)
    up = picture(table, indicator, data_fly="up") if indicator else None
    number = words.ngettext("{n} card", "{n} cards", left).format(n=left)
    return stock_centre(
        stock_cards(up, left),
        h("span", words.gettext("Stock"), ": ", class_="al-vh"),
        number,
        h("span", words.gettext("Trump"), ": ", class_="al-vh"),
        suit_name(table, game.trump),
    )


def _counts(table: GameTable) -> Element:
    words, now = table.voice.words, table.now
    word = words.gettext("Hide") if now.sums else words.gettext("Show")
    name = words.gettext("Hide the count") if now.sums else words.gettext("Show the count")
    mayor, opponents = table.shown.counted
    rows = ((words.gettext("Mayor"), mayor), (words.gettext("Opponents"), opponents))
    return h(
        "div",
        facts(rows, class_="al-facts al-tells") if now.sums else None,
        table.button(
            "sums", h("span", word), act="sums", aria_label=name, class_="al-btn al-btn--quiet"
        ),
        class_="al-game__count",
    )


# What can be done


def _controls(table: GameTable) -> Element:
    """Draw what the reader can do now."""
    now, words = table.now, table.voice.words
    if now.step is not None:
        close = h("span", words.gettext("Back to the count"))
        button = table.button("main", close, act="close", class_="al-btn al-btn--main")
        return h("div", button, _steps(table), class_="al-game__do")
    no_hint = not now.own_turn or now.hint >= HINTS
    return h(
        "div",
        h(
            "div",
            _main(table),
            quiet_button(table, "back", "previous", _back(table), off=not _played(table)),
            quiet_button(table, "hint", "hint", _hint(table), off=no_hint),
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
    """Return the label of the button that takes a move back, or brings a former game back."""
    words, former = table.voice.words, table.former
    if not former or not table.brings_back:
        return words.gettext("Take back")
    if former.counts == table.now.counts[:-1] and former.over and table.now.counts:
        return words.gettext("Back to the count")
    if former.setup.length == "match":
        return words.gettext("Bring the match back")
    return words.gettext("Bring the game back")


def _main(table: GameTable) -> Element:
    """Draw the main button, which keeps its place and the focus while its label changes."""
    now, words = table.now, table.voice.words
    if now.over:
        new = now.following.length == "match" and not now.match_runs
        word = words.gettext("New match") if new else words.gettext("Next deal")
        return deal_button(table, "main", word, act="deal", class_="al-btn al-btn--main")
    act, at, off, auto = "play", now.moves, False, False
    if now.pending:
        act = "on"
        word = words.gettext("To the count") if now.game.over else words.gettext("Next trick")
    elif not now.own_turn:
        # The first move of a deal waits for the reader, so that nothing moves on an untouched page.
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


def _hint(table: GameTable) -> str:
    words = table.voice.words
    return words.gettext("Which card?") if table.now.hint else words.gettext("Hint")


def _exchange(table: GameTable, number: int) -> Element:
    now, words = table.now, table.voice.words
    wish = now.wishes[number]
    values = {"card": wish.card, "indicator": now.game.indicator}
    template = words.gettext("Exchange {card} for {indicator}")
    return h(
        "div",
        table.button(
            f"exchange-{wish.card.code}",
            icon("swap"),
            h("span", table.voice.both(template, values)),
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


# The records


def _records(table: GameTable) -> Element:
    """Draw the record to copy and the field for another, in a closed disclosure."""
    words = table.voice.words
    other = table.id("other")
    return h(
        "details",
        h("summary", words.gettext("The record of the game")),
        _record_field(table, "record", words.gettext("This game, to copy"), table.now.base.record),
        _match_record(table),
        h(
            "form",
            h("label", words.gettext("Another game or match, to play or to look at"), for_=other),
            h(
                "textarea",
                table.pasted,
                id=other,
                rows=4,
                maxlength=LONGEST_MATCH + 1,
                spellcheck="false",
                aria_invalid="true" if table.pasted else None,
                data_arg="text",
            ),
            h("button", words.gettext("Load this record"), id=table.id("load"), class_="al-btn"),
            data_act="load",
            class_="al-write",
        ),
        id=table.id("records"),
        class_="al-more",
    )


def _match_record(table: GameTable) -> Node:
    """Draw the record of the whole match once a deal is over, if no deal is unknown (MATCH-2)."""
    now, words = table.now, table.voice.words
    if now.setup.length != "match" or not now.over:
        return None
    text = match_record(now.first, now.deals, now.record)
    if not text:
        gone = words.gettext("The records of the earlier deals were not kept.")
        return h("p", gone, class_="al-tip")
    return _record_field(table, "match", words.gettext("The whole match, to copy"), text)


def _record_field(table: GameTable, part: str, label: str, text: str) -> list[Node]:
    """Draw a record in a field, with the button that copies it and the sentence for success."""
    words, field = table.voice.words, table.id(part)
    return [
        h("label", label, for_=field),
        h("textarea", text, id=field, readonly=True, rows=6, spellcheck="false", lang="en"),
        h(
            "div",
            h(
                "button",
                icon("copy"),
                h("span", words.gettext("Copy the record")),
                id=table.id(f"{part}-copy"),
                type="button",
                data_host="copy",
                data_field=field,
                class_="al-btn al-btn--quiet",
            ),
            h(
                "p",
                h("span", words.gettext("Record copied."), data_said=True, hidden=True),
                class_="al-tip",
                aria_live="polite",
            ),
            class_="al-row",
        ),
    ]
