"""How a deal table looks: three hands around the stock, the steps, the count and the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card, Seat, capitalise, order_of_play

from ....scenes.seats import seat, seats
from ....ui.cards import back, ghost, picture
from ....ui.faces import suit_sign
from ....ui.html import Element, Node, h
from ....ui.icons import ring
from .controls import settings, steps
from .model import Given, last

if TYPE_CHECKING:
    from .table import DealTable

Said = tuple[str, dict[str, object]]
"""A sentence of the catalogue and what goes into its places."""


def draw(table: DealTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    around = seats([_seat(table, who) for who in _players()], _middle(table))
    return [h("div", around, class_="al-deal"), steps(table), _result(table), settings(table)]


def hands(table: DealTable) -> list[str]:
    """Return a line for each player: the cards that may be seen, a `?` for every other."""
    lines = []
    for who in _players():
        shown = table.now.shown(who)
        cards = [str(given.card) if shown else "?" for given in _held(table, who)]
        lines.append(f"{table.voice.label(who)}: {' '.join(cards) or '–'}")
    return lines


def happened(table: DealTable) -> list[Said]:
    """Return what the last step did (DEAL-1, DEAL-3, DEAL-4)."""
    now, words = table.now, table.voice.words
    right, left, mayor = _players()
    if now.indicator:
        turned = words.gettext("{card} is turned up: trump is {suit}.")
        return [(turned, {"card": now.indicator, "suit": now.indicator.suit})]
    if not now.laid:
        shuffled = words.gettext("{player} shuffled and {player2} cut: now the deal begins.")
        return [(shuffled, {"player": mayor, "player2": left})]
    if now.pace == "round":
        dealt = words.gettext(
            "Round {number}: {player} and {player2} get one card each, {player3} gets two."
        )
        places: dict[str, object] = {"player": right, "player2": left, "player3": mayor}
        return [(dealt, {"number": now.step, **places})]
    (new,) = now.new()
    if now.shown(new.seat):
        return [(words.gettext("{player} gets {card}."), {"player": new.seat, "card": new.card})]
    return [(words.gettext("{player} gets a card."), {"player": new.seat})]


def _players() -> tuple[Seat, ...]:
    """Return the players in the order of the deal, from the mayor's right (SEAT-2)."""
    return tuple(dict.fromkeys(order_of_play(Seat.RIGHT)))


def _held(table: DealTable, who: Seat) -> list[Given]:
    return [given for given in table.now.given() if given.seat is who]


# The seats and the stock


def _seat(table: DealTable, who: Seat) -> Element:
    words, held = table.voice.words, _held(table, who)
    number = len(held)
    if who is Seat.MAYOR:
        role = words.ngettext("deals, {n} card", "deals, {n} cards", number)
    else:
        role = words.ngettext("{n} card", "{n} cards", number)
    heard = ""
    if held and not table.now.shown(who):
        heard = table.voice.text(
            words.ngettext(
                "{player} holds {n} card face down.", "{player} holds {n} cards face down.", number
            ),
            {"player": who, "n": number},
        )
    empty = len(table.now.deal.hand(who)) - number
    cards = [_card(table, given) for given in held]
    cards += [h("span", ghost(), class_="al-dealt al-dealt--not") for _ in range(empty)]
    return seat(table, who, role.format(n=number), cards, heard=heard)


def _card(table: DealTable, given: Given) -> Element:
    face = picture(table, given.card) if table.now.shown(given.seat) else back()
    new = " is-new" if given in table.now.new() else ""
    return h("span", face, class_=f"al-dealt{new}", data_fly=_key(given.number))


def _key(number: int) -> str:
    """Name a card by its place in the pack: a face-down card is not named by what it is."""
    return f"deal-{number}"


def _middle(table: DealTable) -> Element:
    now, words = table.now, table.voice.words
    on_top = range(now.laid, min(last() - 1, now.laid + 4)) if now.laid < last() else ()
    backs = [h("span", back(), data_fly=_key(number)) for number in reversed([*on_top])]
    turned = now.indicator
    stock = h(
        "div",
        _indicator(table, turned) if turned else h("span", back(), data_fly=_key(last() - 1)),
        h("span", back()),
        backs,
        class_="al-stock",
    )
    if turned:
        name = capitalise(table.voice.suit(turned.suit))
        text: list[Node] = [
            words.gettext("Trump"),
            h("strong", suit_sign(turned.suit, table.pack), " ", name),
        ]
    else:
        number = words.ngettext("{n} card", "{n} cards", now.stock())
        text = [words.gettext("Stock"), h("strong", number.format(n=now.stock()))]
    way = h("span", words.gettext("The deal goes counter-clockwise."), class_="al-vh")
    return h("div", ring(), stock, h("p", text, way, class_="al-trump"), class_="al-centre")


def _indicator(table: DealTable, card: Card) -> Element:
    return h("span", picture(table, card), class_="al-stock__up", data_fly=_key(last() - 1))


# What happened, the count of cards


def _result(table: DealTable) -> Element:
    said = [table.voice.both(template, places) for template, places in happened(table)]
    return h(
        "div",
        table.status(*said),
        _facts(table),
        _refills(table) if table.now.indicator else None,
        h("p", table.voice.both(*_seen(table)), class_="al-tip"),
        class_="al-result",
    )


def _facts(table: DealTable) -> Element:
    now, words = table.now, table.voice.words
    given, up = len(now.given()), now.indicator
    stock = f"{now.stock() - 1} + 1" if up else str(now.stock())
    trump: Node = words.gettext("not yet")
    if up:
        trump = [suit_sign(up.suit, table.pack), " ", table.voice.suit(up.suit)]
    facts: list[tuple[str, Node]] = [
        (words.gettext("Cards dealt"), f"{given} / {last() - 1}"),
        (words.gettext("In the stock"), stock),
        (words.gettext("Trump"), trump),
    ]
    return h(
        "dl", [h("div", h("dt", name), h("dd", what)) for name, what in facts], class_="al-facts"
    )


def _refills(table: DealTable) -> Element:
    """Say what the stock is and what it is enough for (DEAL-4)."""
    stock = table.now.stock()
    each = len(order_of_play(Seat.RIGHT))
    template = table.voice.words.gettext(
        "{down} cards face down plus the indicator make {stock}: enough to fill up the hands "
        "{refills} times, with {each} cards each time."
    )
    numbers = {"down": stock - 1, "stock": stock, "refills": stock // each, "each": each}
    return h("p", template.format(**numbers))


def _seen(table: DealTable) -> Said:
    words = table.voice.words
    right, left, _ = _players()
    sentences = {
        "mayor": words.gettext("The mayor sees one hand, the mayor’s own."),
        "opponents": words.gettext(
            "{player} and {player2} may look at each other’s cards, but not at the mayor’s."
        ),
        "all": words.gettext(
            "Every hand lies open here; at a real table only the opponents may look at each "
            "other’s cards."
        ),
    }
    return sentences[table.now.look], {"player": right, "player2": left}
