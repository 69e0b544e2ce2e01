"""Draw a deal table: three hands around the stock, the steps, the result and the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat

from ....scenes.deals import deal_settings, deal_steps, face_down, hand_line
from ....scenes.seats import players, seat, seats
from ....scenes.stock import stock_centre, suit_name
from ....ui.cards import back, ghost, picture
from ....ui.choosers import chooser
from ....ui.faces import suit_sign
from ....ui.html import h
from ....ui.results import facts
from .model import LAST, ROUND

if TYPE_CHECKING:
    from ....ui.choosers import Option
    from ....ui.html import Element, Node
    from ....ui.voice import Sentence
    from .model import DealtCard
    from .table import DealTable


def draw(table: DealTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    around = seats([_seat(table, who) for who in players()], _middle(table))
    return [h("div", around, class_="al-deal"), _steps(table), _result(table), _settings(table)]


def hands(table: DealTable) -> list[str]:
    """Return a line for each player: the visible cards, and `?` for every other card."""
    return [
        hand_line(table, who, [dealt.card for dealt in _held(table, who)], table.now.visible(who))
        for who in players()
    ]


def happened(table: DealTable) -> list[Sentence]:
    """Return the sentences that say what happened last (DEAL-1, DEAL-3, DEAL-4)."""
    now, words = table.now, table.voice.words
    right, left, mayor = players()
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
        values: dict[str, object] = {"player": right, "player2": left, "player3": mayor}
        return [(dealt, {"number": now.step, **values})]
    (new,) = now.new()
    if now.visible(new.seat):
        return [(words.gettext("{player} gets {card}."), {"player": new.seat, "card": new.card})]
    return [(words.gettext("{player} gets a card."), {"player": new.seat})]


def _held(table: DealTable, who: Seat) -> list[DealtCard]:
    return [dealt for dealt in table.now.dealt() if dealt.seat is who]


# The seats and the stock


def _seat(table: DealTable, who: Seat) -> Element:
    words, held = table.voice.words, _held(table, who)
    number = len(held)
    if who is Seat.MAYOR:
        role = words.ngettext("deals, {n} card", "deals, {n} cards", number)
    else:
        role = words.ngettext("{n} card", "{n} cards", number)
    spoken = ""
    if held and not table.now.visible(who):
        spoken = face_down(table, who, number)
    empty = len(table.now.deal.hand(who)) - number
    cards = [_card(table, dealt) for dealt in held]
    cards += [h("span", ghost(), class_="al-dealt al-dealt--not") for _ in range(empty)]
    return seat(table, who, role.format(n=number), cards, spoken=spoken)


def _card(table: DealTable, dealt: DealtCard) -> Element:
    face = picture(table, dealt.card) if table.now.visible(dealt.seat) else back()
    new = " is-new" if dealt in table.now.new() else ""
    return h("span", face, class_=f"al-dealt{new}", data_fly=_key(dealt.number))


def _key(number: int) -> str:
    """Return the key of a card by its place in the deal, so that no face-down card is revealed."""
    return f"deal-{number}"


def _middle(table: DealTable) -> Element:
    now, words = table.now, table.voice.words
    turned = now.indicator
    on_top = reversed(range(now.laid, min(LAST - 1, now.laid + 4)))
    lowest = h("span", back(), data_fly=_key(LAST - 1))
    if turned:
        up = picture(table, turned)
        lowest = h("span", up, class_="al-stock__up", data_fly=_key(LAST - 1))
        text: list[Node] = [words.gettext("Trump"), suit_name(table, turned.suit)]
    else:
        number = words.ngettext("{n} card", "{n} cards", now.stock())
        text = [words.gettext("Stock"), h("strong", number.format(n=now.stock()))]
    return stock_centre(
        [lowest, h("span", back()), *(h("span", back(), data_fly=_key(n)) for n in on_top)],
        *text,
        h("span", words.gettext("The deal goes counter-clockwise."), class_="al-vh"),
    )


# What happened


def _result(table: DealTable) -> Element:
    sentences = [table.voice.both(*sentence) for sentence in happened(table)]
    return h(
        "div",
        table.status(*sentences),
        _facts(table),
        _refills(table) if table.now.indicator else None,
        h("p", table.voice.both(*_seen(table)), class_="al-tip"),
        class_="al-result",
    )


def _facts(table: DealTable) -> Element:
    now, words = table.now, table.voice.words
    dealt, up = len(now.dealt()), now.indicator
    stock = f"{now.stock() - 1} + 1" if up else str(now.stock())
    trump: Node = words.gettext("not yet")
    if up:
        trump = [suit_sign(up.suit, table.pack), " ", table.voice.suit(up.suit)]
    return facts(
        [
            (words.gettext("Cards dealt"), f"{dealt} / {LAST - 1}"),
            (words.gettext("In the stock"), stock),
            (words.gettext("Trump"), trump),
        ]
    )


def _refills(table: DealTable) -> Element:
    """Draw the sentence that says for how many refills the stock is enough (DEAL-4)."""
    stock, each = table.now.stock(), len(ROUND)
    template = table.voice.words.gettext(
        "{down} cards face down plus the indicator make {stock}: enough to fill up the hands "
        "{refills} times, with {each} cards each time."
    )
    numbers = {"down": stock - 1, "stock": stock, "refills": stock // each, "each": each}
    return h("p", template.format(**numbers))


def _seen(table: DealTable) -> Sentence:
    """Return the sentence that says which cards a player sees (SEAT-3)."""
    words = table.voice.words
    right, left, _ = players()
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


# The controls


def _steps(table: DealTable) -> Node:
    words, by_card = table.voice.words, table.now.pace == "card"
    previous = words.gettext("Previous card") if by_card else words.gettext("Previous round")
    following = words.gettext("Next card") if by_card else words.gettext("Next round")
    return deal_steps(table, table.now.step, table.now.steps, previous, following)


def _settings(table: DealTable) -> Element:
    now, words = table.now, table.voice.words
    paces: list[Option] = [
        ("card", words.gettext("Card by card"), {"by": "card"}),
        ("round", words.gettext("Round by round"), {"by": "round"}),
    ]
    looks: list[Option] = [
        ("mayor", words.gettext("The mayor"), {"who": "mayor"}),
        ("opponents", words.gettext("An opponent"), {"who": "opponents"}),
        ("all", words.gettext("All cards"), {"who": "all"}),
    ]
    pace = chooser(table, "pace", words.gettext("Steps"), paces, act="pace", chosen=now.pace)
    return deal_settings(table, looks, pace)
