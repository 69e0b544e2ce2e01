"""Draw a talon table: the talon, the contractor's hand, the pile, the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.rematada.scoring import RematadaCount
from alcalde.rematada.seats import FIRST

from ....scenes.rematada import back_button, choice, ordered, row
from ....scenes.tricks import choose_more
from ....ui.cards import back, ghost, picture
from ....ui.choosers import settings, trump_chooser
from ....ui.html import h
from ....ui.results import spaced, why
from .model import DOWN, SHOWN, TAKEN

if TYPE_CHECKING:
    from alcalde import Card

    from ....ui.html import Element, Node
    from ....ui.voice import Sentence
    from .table import TalonTable


def draw(table: TalonTable) -> list[Node]:
    """Return the parts of the table, from the talon to the settings."""
    rows = [_talon(table), _hand(table), _pile(table)]
    words, waits = table.voice.words, not table.now.game.laid_aside
    suits = trump_chooser(table, table.now.game.trump, words.gettext("Name trump"), off=waits)
    first = words.gettext("Two cards are laid aside first.") if waits else ""
    return [
        h("div", rows, class_="al-spread"),
        _controls(table),
        _result(table),
        settings(table, suits, table.missing("trump", first), unchanged=table.now == table.start),
    ]


def happened(table: TalonTable) -> list[Sentence]:
    """Return what the contractor did last, and what comes next (REM-6)."""
    game, words, who = table.now.game, table.voice.words, table.now.contractor
    one, two = game.talon
    cards: dict[str, object] = {"player": who, "card": one, "card2": two}
    if table.now.stage == DOWN:
        won = table.voice.sentence(game.auction.explain()[-1])
        down = words.gettext("The talon, two cards, lies face down.")
        return [won, (down, {})]
    if table.now.stage == SHOWN:
        return [(words.gettext("{player} shows the talon to all: {card} and {card2}."), cards)]
    if not game.laid_aside:
        if table.now.chosen:
            return _chosen(table)
        taken = words.gettext("{player} takes the talon, {card} and {card2}, in hand.")
        any_two = words.gettext("Any two cards may be laid aside, those of the talon too.")
        return [(taken, cards), (any_two, {})]
    if game.trump is None:
        first, second = game.laid_aside
        aside = words.gettext("{player} lays {card} and {card2} aside: they count.")
        name = words.gettext("Now any suit may be named trump.")
        return [(aside, {"player": who, "card": first, "card2": second}), (name, {})]
    named = words.gettext("{player} names the trump suit: {suit}.")
    leads = words.gettext("{player} leads the first trick.")
    return [
        (named, {"player": who, "suit": game.trump}),
        (leads, {"player": FIRST}),
    ]


def _chosen(table: TalonTable) -> list[Sentence]:
    words, (first, *more) = table.voice.words, table.now.chosen
    if not more:
        return [(words.gettext("First: {card}. Choose one more."), {"card": first})]
    both = words.gettext("Chosen: {card} and {card2}.")
    return [(both, {"card": first, "card2": more[0]})]


# The rows of cards


def _talon(table: TalonTable) -> Element:
    words, stage = table.voice.words, table.now.stage
    notes = (
        words.gettext("face down"),
        words.gettext("shown to all"),
        words.gettext("in the contractor’s hand"),
    )
    cards: list[Element] = []
    for number, card in enumerate(table.now.game.talon):
        if stage == DOWN:
            cards.append(back(data_fly=f"talon-{number}"))
        elif stage == SHOWN:
            cards.append(picture(table, card, data_fly=card.code))
        else:
            cards.append(ghost())
    return row(table, "talon", words.gettext("Talon"), notes[stage], cards)


def _hand(table: TalonTable) -> Element:
    words, held = table.voice.words, table.now.held()
    number = words.ngettext("{n} card", "{n} cards", len(held)).format(n=len(held))
    name = words.gettext("The contractor’s hand")
    cards = [
        choice(table, card, playable=True, pressed=card in table.now.chosen)
        if table.now.choosing
        else picture(table, card, data_fly=card.code)
        for card in ordered(held)
    ]
    return row(table, "hand", name, number, cards, due=table.now.choosing)


def _pile(table: TalonTable) -> Element:
    words, aside = table.voice.words, table.now.game.laid_aside
    cards = [picture(table, card, data_fly=card.code) for card in aside] or [ghost(), ghost()]
    note = table.voice.points(_count(table, aside).cards) if aside else words.gettext("nothing yet")
    name = words.gettext("The pile begins with")
    return row(table, "pile", name, note, cards, tells=bool(aside))


def _count(table: TalonTable, cards: tuple[Card, ...]) -> RematadaCount:
    trump = table.now.game.trump or cards[0].suit
    assert table.now.game.bid
    return RematadaCount.of(cards, trump, table.now.game.bid)


# The controls


def _controls(table: TalonTable) -> Element:
    words, stage = table.voice.words, table.now.stage
    back = back_button(table, off=stage == DOWN)
    if stage < TAKEN:
        label = words.gettext("Take the talon") if stage else words.gettext("Show the talon")
        main = table.button("talon", label, act="talon", class_="al-btn al-btn--main")
        return h("div", main, back, class_="al-row")
    chosen = table.now.chosen
    if len(chosen) == 2:
        template = words.gettext("Lay {card} and {card2} aside")
        inside: Node = table.voice.both(template, {"card": chosen[0], "card2": chosen[1]})
    else:
        inside = words.gettext("Lay two cards aside")
    missing = choose_more(table.voice, len(chosen)) if table.now.choosing else ""
    main = table.button(
        "aside",
        h("span", inside),
        act="aside",
        off=not table.now.choosing or bool(missing),
        aria_describedby=table.id("aside-missing") if missing else None,
        class_="al-btn al-btn--main",
    )
    return h("div", main, back, table.missing("aside", missing), class_="al-row")


def _result(table: TalonTable) -> Element:
    voice, words = table.voice, table.voice.words
    sentences = [voice.both(*sentence) for sentence in happened(table)]
    return h(
        "div",
        table.status(*spaced(sentences)),
        _counts(table) if table.now.game.laid_aside else None,
        h("p", words.gettext("Only the contractor’s pile is counted in the end."), class_="al-tip"),
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )


def _counts(table: TalonTable) -> Element:
    """Draw what the two cards count already: their values, and a pair once trump is named."""
    words, count = table.voice.words, _count(table, table.now.game.laid_aside)
    worth = words.ngettext(
        "The two cards laid aside are worth {n} point already.",
        "The two cards laid aside are worth {n} points already.",
        count.cards,
    )
    if not count.cards:
        worth = words.gettext("The two cards laid aside are worth nothing.")
    sentences = [table.voice.both(worth, {"n": count.cards})]
    if table.now.game.trump:
        sentences += [table.voice.reason(count.pair(suit)) for suit in count.pairs]
    return why(words.gettext("Why"), sentences)
