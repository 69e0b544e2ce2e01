"""Draw an exchange table: open hands around the stock, what happened, and the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Seat

from ....scenes.seats import open_hand, players
from ....scenes.stock import stock
from ....ui.cards import ghost, hand_card, mini, picture, slot
from ....ui.choosers import (
    chooser,
    quiet_button,
    settings,
    trump_chooser,
)
from ....ui.faces import index, suit_sign
from ....ui.html import Element, h
from ....ui.results import facts, spaced, why
from .model import STOCK, holder_name

if TYPE_CHECKING:
    from alcalde import Card

    from ....ui.choosers import (
        Option,
    )
    from ....ui.html import Node
    from ....ui.voice import Sentence
    from .table import ExchangeTable


def draw(table: ExchangeTable) -> list[Node]:
    """Return the parts of the table, from the hands to the settings."""
    return [_hands(table), _tries(table), _result(table), _settings(table)]


# The hands, the stock, and the trick that runs


def _hands(table: ExchangeTable) -> Element:
    return h(
        "div",
        h("ol", [_hand(table, seat) for seat in players()], class_="al-order"),
        stock(table, table.now.game),
        _trick(table) if table.now.game.table else None,
        class_="al-seats al-turns al-exchange",
    )


def _hand(table: ExchangeTable, seat: Seat) -> Element:
    held = table.now.game.hand(seat)
    number = table.voice.words.ngettext("{n} card", "{n} cards", len(held)).format(n=len(held))
    wishes = any(wish.seat is seat for wish in table.now.wishes())
    cards = [hand_card(table, card) for card in held]
    return open_hand(table, seat, number, cards, marked=wishes)


def _trick(table: ExchangeTable) -> Element:
    game, words = table.now.game, table.voice.words
    name = table.id("label-trick")
    places = []
    for turn, seat in enumerate(game.leader.order):
        who = h("span", table.voice.label(seat))
        if turn < len(game.table):
            places.append(slot(picture(table, game.table[turn]), who))
        else:
            places.append(slot(ghost(), who, h("span", words.gettext("not yet"))))
    return h(
        "div",
        h("p", words.gettext("The first trick"), class_="al-tip", id=name),
        h("ol", [h("li", place) for place in places], class_="al-strip", aria_labelledby=name),
        class_="al-turns__trick",
    )


# What can be tried


def _tries(table: ExchangeTable) -> Element:
    now, words = table.now, table.voice.words
    return h(
        "div",
        [_try(table, part, card) for part, card in (("try-7", now.seven), ("try-2", now.two))],
        table.button("both", h("span", words.gettext("Both at once")), act="both", class_="al-btn"),
        quiet_button(table, "back", "previous", words.gettext("Take back"), off=not now.made),
        class_="al-row",
    )


def _try(table: ExchangeTable, part: str, card: Card) -> Element | None:
    seat = table.now.first_holder(card)
    if seat is None:
        return None
    template = table.voice.words.gettext("{name}: exchange {card}")
    values: dict[str, object] = {"name": table.voice.label(seat), "card": card}
    return table.button(
        part,
        h("span", table.voice.both(template, values)),
        act="exchange",
        data_args={"seat": seat.value, "card": card.code},
        class_="al-btn al-btn--main",
    )


# What happened


def happened(table: ExchangeTable) -> list[Sentence]:
    """Return the last exchange and those allowed now; before any, the moment and the holders."""
    now, words = table.now, table.voice.words
    made = now.game.exchanges
    if not made:
        return [*_moment(table), *_holders(table)]
    still = words.gettext("Trump is still {suit}.")
    may = words.gettext("{player} may now take {card} and leave {other}.")
    sentences: list[Sentence] = [
        table.voice.sentence(made[-1].reason),
        (still, {"suit": now.game.trump}),
    ]
    for wish in now.allowed():
        card = now.game.indicator
        sentences.append((may, {"player": wish.seat, "card": card, "other": wish.card}))
    if not now.allowed():
        sentences.append((words.gettext("Now nobody can exchange."), {}))
    return sentences


def _moment(table: ExchangeTable) -> list[Sentence]:
    now, words = table.now, table.voice.words
    up: dict[str, object] = {"card": now.indicator}
    if now.moment == "before":
        return [(words.gettext("{card} is turned up, and nobody has played yet."), up)]
    if now.moment == "trick":
        played = words.gettext(
            "{player} and {player2} have played to the first trick, the mayor has not."
        )
        both: dict[str, object] = {"player": Seat.RIGHT, "player2": Seat.LEFT}
        return [(words.gettext("{card} is turned up."), up), (played, both)]
    if now.moment == "later":
        return [
            (words.gettext("The first trick is complete, and {card} is still the indicator."), up)
        ]
    text = words.gettext("The stock is used up: {player} has drawn the indicator, {card}.")
    return [(text, {**up, "player": now.game.drawn[-1].seat})]


def _holders(table: ExchangeTable) -> list[Sentence]:
    now, words = table.now, table.voice.words
    has = words.gettext("{player} holds {card}.")
    nobody = words.gettext("Nobody holds {card}.")
    sentences: list[Sentence] = []
    for card in (now.seven, now.two):
        seat = now.holder(card)
        if seat is not None:
            sentences.append((has, {"player": seat, "card": card}))
        elif card is not now.indicator:
            sentences.append((nobody, {"card": card}))
    return sentences


def _result(table: ExchangeTable) -> Element:
    """Draw what happened, the indicator and the stock now, and the exchanges in order."""
    voice, made = table.voice, table.now.game.exchanges
    order = why(
        voice.words.gettext("The exchanges in their order"),
        [voice.reason(one.reason) for one in made],
    )
    return h(
        "div",
        table.status(*spaced([voice.both(*sentence) for sentence in happened(table)])),
        _facts(table),
        order if len(made) > 1 else None,
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )


def _facts(table: ExchangeTable) -> Element:
    voice, words, game = table.voice, table.voice.words, table.now.game
    lies: Node = words.gettext("drawn")
    if game.indicator:
        lies = voice.both("{card}", {"card": game.indicator})
    trump: Node = [suit_sign(game.trump, table.pack), " ", voice.suit(game.trump)]
    return facts(
        (
            (words.gettext("Indicator"), lies),
            (words.gettext("Trump"), trump),
            (words.gettext("In the stock"), len(game.stock)),
        )
    )


# The settings


def _settings(table: ExchangeTable) -> Element:
    """Draw the choosers and the reset button."""
    now, words = table.now, table.voice.words
    agreed: list[Option] = [
        ("on", words.gettext("With exchange"), {"exchange": True}),
        ("off", words.gettext("Without"), {"exchange": False}),
    ]
    honours = " ".join(index(card, table.pack) for card in DECK[:10] if card.points)
    takes: list[Option] = [
        ("any", words.gettext("any card"), {"what": "any"}),
        ("honours", honours, {"what": "honours"}),
    ]
    chosen, two = "on" if now.exchange else "off", words.gettext("The two takes")
    taken = chooser(table, "takes", two, takes, act="takes", chosen=now.two_takes)
    return settings(
        table,
        _moments(table),
        trump_chooser(table, now.indicator.suit, words.gettext("Trump")),
        _indicators(table),
        _holder(table, "seven", words.gettext("The seven"), now.seven, now.has_seven),
        _holder(table, "two", words.gettext("The two"), now.two, now.has_two),
        chooser(table, "agreed", words.gettext("Agreed"), agreed, act="agreed", chosen=chosen),
        taken if now.exchange else None,
        unchanged=now == table.start,
    )


def _labelled(
    table: ExchangeTable,
    part: str,
    label: str,
    buttons: list[Element],
    *,
    class_: str,
    roving: bool = False,
) -> Element:
    """Draw buttons below a label that names them."""
    name = table.id(f"label-{part}")
    return h(
        "div",
        h("p", label, id=name, class_="al-setting__word"),
        h(
            "div",
            buttons,
            class_=class_,
            role="group",
            aria_labelledby=name,
            data_roving=roving,
        ),
        class_="al-tricks",
    )


def _moments(table: ExchangeTable) -> Element:
    words = table.voice.words
    moments = {
        "before": words.gettext("Before the first card"),
        "trick": words.gettext("In the first trick"),
        "later": words.gettext("After the first trick"),
        "gone": words.gettext("The stock is used up"),
    }
    buttons = [
        table.button(
            f"moment-{moment}",
            h("span", label),
            act="moment",
            data_args={"to": moment},
            aria_pressed="true" if moment == table.now.moment else "false",
            class_="al-btn",
        )
        for moment, label in moments.items()
    ]
    return _labelled(table, "moment", words.gettext("When"), buttons, class_="al-moments")


def _indicators(table: ExchangeTable) -> Element:
    label = table.voice.words.gettext("Card turned up")
    cards = [card for card in DECK if card.suit is table.now.indicator.suit]
    buttons = [_indicator(table, card) for card in cards]
    return _labelled(table, "indicator", label, buttons, class_="al-deck__suit", roving=True)


def _indicator(table: ExchangeTable, card: Card) -> Element:
    pressed = "true" if card is table.now.indicator else "false"
    name = table.voice.card(card)
    return mini(table, card, name, act="indicator", part="up", aria_pressed=pressed)


def _holder(table: ExchangeTable, part: str, label: str, card: Card, seat: Seat | None) -> Node:
    words, now = table.voice.words, table.now
    if card is now.indicator:
        return None
    nobody = words.gettext("Played") if now.moment == "gone" else words.gettext("Stock")
    options: list[Option] = [
        (one.value, table.voice.label(one), {"holder": one.value}) for one in players()
    ]
    options.append((STOCK, nobody, {"holder": STOCK}))
    row = chooser(table, part, label, options, act=part, chosen=holder_name(seat))
    return Element(
        row.tag, {**row.attributes, "class": "al-setting al-setting--high"}, row.children
    )
