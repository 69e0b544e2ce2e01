"""Draw a deck table: the cards in rows, what they are worth, the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Rank, Suit, capitalise
from alcalde.core.points import points_of

from ....scenes.french import RANKS, Extra, extra_face, extra_name, extras, suit_cards
from ....scenes.spread import CARDS, spread_row, suit_row, suits_sum
from ....ui.choosers import chooser, pack_chooser, reset_button
from ....ui.faces import PACKS, classes, index, inside, suit_key, suit_sign
from ....ui.html import h
from ....ui.results import sum_line

if TYPE_CHECKING:
    from alcalde import Card

    from ....ui.choosers import Option
    from ....ui.html import Element, Node
    from .table import DeckTable


def draw(table: DeckTable) -> list[Node]:
    """Return the parts of the table, from the cards to the controls."""
    now = table.now
    if now.stage != "forty":
        rows: list[Node] = [_new_suit(table, suit) for suit in Suit]
    elif now.show == "order":
        rows = [_suit(table, suit) for suit in Suit]
    elif now.show == "value":
        rows = [_value(table, points, ranks) for points, ranks in _values().items()]
    else:
        rows = [_packs(table)]
    reset = reset_button(table, off=now == table.start)
    return [
        _settings(table) if now.stage == "forty" else None,
        h("div", rows, class_="al-spread", id=table.id("spread")),
        h("div", table.status(happened(table)), _sum(table), class_="al-result"),
        h("div", _take(table), reset, class_="al-row"),
    ]


def happened(table: DeckTable) -> str:
    """Return the sentence about the cards that are shown (DECK-1 to DECK-5)."""
    words, now = table.voice.words, table.now
    whole, gone = len(Suit) * len(RANKS), extras()
    if now.stage == "whole":
        template = words.gettext("The pack lies here suit by suit: {suits} × {ranks} = {n} cards.")
        return template.format(suits=len(Suit), ranks=len(RANKS), n=whole)
    if now.stage == "going":
        template = words.gettext(
            "Out go the 8, 9 and 10 of every suit: {whole} − {gone} = {n} cards stay."
        )
        return template.format(whole=whole, gone=gone, n=len(DECK))
    if now.show == "order":
        template = words.gettext(
            "From high to low: {ranks}. The five that score, the briscas, come first."
        )
        row = [index(card, table.pack) for card in DECK if card.suit is Suit.DIAMONDS]
        return template.format(ranks=" ".join(row))
    if now.show == "value":
        template = words.gettext(
            "The same five come first; the other {n} cards are worth nothing, whatever their rank."
        )
        return template.format(n=sum(not card.points for card in DECK))
    return words.gettext(
        "The queen is the horse, the caballo of the Spanish pack; the jack is its sota."
    )


def _values() -> dict[int, list[Rank]]:
    """Return the ranks by what they are worth, in the order of the pack (DECK-2, DECK-3)."""
    values: dict[int, list[Rank]] = {}
    for rank in Rank:
        values.setdefault(rank.points, []).append(rank)
    return values


# Rows of cards


def _card(table: DeckTable, card: Card, pack: str) -> Element:
    return h(
        "span",
        inside(card, pack),
        role="img",
        aria_label=table.voice.words.card(card, pack),
        data_suit=suit_key(card, pack),
        data_fly=card.code,
        class_=classes(card, pack),
    )


def _new_suit(table: DeckTable, suit: Suit) -> Element:
    """Draw the thirteen cards of a suit, crossing out those that are taken out (DECK-1)."""
    words, going = table.voice.words, table.now.stage == "going"
    cards: list[Element] = []
    for card in suit_cards(suit):
        if isinstance(card, Extra):
            label = extra_name(card, suit, words)
            if going:
                label = words.gettext("{card}, out").format(card=label)
            cards.append(extra_face(card, suit, label, going=going))
        else:
            cards.append(_card(table, card, "french"))
    head: list[Node] = [suit_sign(suit, "french"), " ", h("strong", capitalise(words.suit(suit)))]
    return spread_row(table, suit.letter, head, cards=cards, class_=f"{CARDS} {CARDS}--13")


def _suit(table: DeckTable, suit: Suit) -> Element:
    """Draw the ten cards of a suit from the highest to the lowest, and their sum."""
    cards = [card for card in DECK if card.suit is suit]
    return suit_row(table, suit, cards, [_valued(table, card) for card in cards], f"{CARDS} ")


def _value(table: DeckTable, points: int, ranks: list[Rank]) -> Element:
    """Draw the cards that are worth the same, and their sum."""
    cards = [card for suit in Suit for card in DECK if card.suit is suit and card.rank in ranks]
    number, total = len(cards), points * len(cards)
    spoken = table.voice.words.gettext("{number} cards worth {each} make {n} points.")
    head: list[Node] = [
        h("strong", table.voice.points(points)),
        " ",
        h("span", spoken.format(number=number, each=points, n=total), class_="al-vh"),
        h("span", f"{number} × {points} = {total}", aria_hidden="true"),
    ]
    pictures = [_card(table, card, table.pack) for card in cards]
    class_ = f"{CARDS} " if len(ranks) > 1 else f"{CARDS} {CARDS}--4"
    return spread_row(table, str(points), head, cards=pictures, class_=class_)


def _valued(table: DeckTable, card: Card) -> Element:
    """Draw a card with its value under it (DECK-3)."""
    value = h("b", card.points) if card.points else card.points
    return h(
        "span",
        _card(table, card, table.pack),
        h("span", value, aria_hidden="true", class_="al-spread__value"),
        h("span", table.voice.points(card.points), class_="al-vh"),
        class_="al-valued",
    )


# One suit in both packs


def _packs(table: DeckTable) -> Element:
    """Draw one suit in both packs, a card a line, each with its name (DECK-4)."""
    words = table.voice.words
    heads = (words.gettext("French pack"), words.gettext("Spanish pack"))
    cards = [card for card in DECK if card.suit is table.now.suit]
    return h(
        "div",
        h("p", [h("strong", head) for head in heads], class_="al-pair al-pair--head"),
        h("ol", [_pair(table, card) for card in cards], class_="al-pairs"),
    )


def _pair(table: DeckTable, card: Card) -> Element:
    words = table.voice.words
    french, spanish = (words.card(card, pack) for pack in PACKS)
    renamed = " is-renamed" if card.rank in (Rank.QUEEN, Rank.JACK) else ""
    spoken = words.gettext("In the Spanish pack {card} is {other}.")
    return h(
        "li",
        h("span", spoken.format(card=french, other=spanish), class_="al-vh"),
        h(
            "span",
            _side(card, PACKS[0], french),
            h("span", "=", class_="al-pair__is"),
            _side(card, PACKS[1], spanish),
            class_=f"al-pair{renamed}",
            aria_hidden="true",
        ),
    )


def _side(card: Card, pack: str, name: str) -> Element:
    face = h(
        "span",
        inside(card, pack),
        data_suit=suit_key(card, pack),
        data_fly=f"{pack}-{card.code}" if pack != PACKS[0] else card.code,
        class_=classes(card, pack),
    )
    return h("span", face, h("span", name), class_="al-pair__side")


# The sum


def _sum(table: DeckTable) -> list[Node]:
    """Draw the 120 points of the pack as a sum, by suits or by values (DECK-3)."""
    words, now = table.voice.words, table.now
    if now.stage != "forty" or now.show == "packs":
        return []
    if now.show == "order":
        return suits_sum(table, DECK)
    total = points_of(DECK)
    scoring = [card for card in DECK if card.suit is Suit.DIAMONDS and card.points]
    terms = [(index(card, table.pack), len(Suit) * card.points) for card in scoring]
    a, b, c, d, e = (number for _, number in terms)
    spoken = words.gettext("{a} plus {b} plus {c} plus {d} plus {e} make {n} points.")
    noun = words.ngettext("point", "points", total)
    text = spoken.format(a=a, b=b, c=c, d=d, e=e, n=total)
    return sum_line(text, terms, (noun, total), long=True)


# The controls


def _take(table: DeckTable) -> Node:
    words, stage = table.voice.words, table.now.stage
    if stage == "forty":
        return None
    label, to = {
        "whole": (words.gettext("Take out 8, 9 and 10"), "going"),
        "going": (words.gettext("Put the forty in order"), "forty"),
    }[stage]
    return table.button(
        "take", label, act="stage", data_args={"to": to}, class_="al-btn al-btn--main"
    )


def _settings(table: DeckTable) -> Element:
    words, now = table.voice.words, table.now
    shows: list[Option] = [
        ("order", words.gettext("By order"), {"by": "order"}),
        ("value", words.gettext("By value"), {"by": "value"}),
        ("packs", words.gettext("Two packs"), {"by": "packs"}),
    ]
    second = _suit_chooser(table) if now.show == "packs" else pack_chooser(table)
    first = chooser(table, "show", words.gettext("Show"), shows, act="show", chosen=now.show)
    return h("div", first, second, class_="al-settings")


def _suit_chooser(table: DeckTable) -> Element:
    """Draw the suits to choose from, each with its signs in both packs."""
    words = table.voice.words
    suits: list[Option] = [
        (
            suit.letter,
            [
                *(suit_sign(suit, pack) for pack in PACKS),
                h("span", words.suit(suit), class_="al-vh"),
            ],
            {"suit": suit.letter},
        )
        for suit in Suit
    ]
    label, chosen = words.gettext("Suit"), table.now.suit.letter
    return chooser(table, "suit", label, suits, act="suit", chosen=chosen)
