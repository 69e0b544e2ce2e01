"""What a game table says: the last move, whose turn it is, the coach, the count and the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Count, Exchange, Play, Seat, capitalise
from alcalde.core.points import PACK_POINTS
from alcalde.history import moves_of
from alcalde.places import Place

from ....scenes.match import points_cells
from ....scenes.seats import plays
from ....scenes.tricks import chooses, outcome, points_sum, reasons
from ....ui.faces import sign_text
from ....ui.html import h
from ....ui.results import card_sign, facts, spaced
from .thinking import advice_on, judgement

if TYPE_CHECKING:
    from alcalde import Card, Reason

    from ....ui.html import Element, Node
    from ....ui.voice import Sentence
    from .model import GameModel
    from .table import GameTable


SO_FAR = ("ahead", "side-ahead", "other-ahead")
"""The codes of what the coach says of a running trick, but not of a complete one."""


def happened(table: GameTable) -> list[Sentence]:
    """Return what happened last, whose turn it is, and what the coach says at once."""
    return _happened(table) + _verdict(table) + coach_at_once(table)


def coach_at_once(table: GameTable) -> list[Sentence]:
    """Return what the coach says of the reader's play as long as that is the last move."""
    shown = table.shown
    runs = shown.pending or shown.game.table
    if table.now.over or table.now.hint or shown.chosen or not (runs and _just_played(table)):
        return []
    return coached(table, brief=bool(shown.pending))


def _verdict(table: GameTable) -> list[Sentence]:
    """Return who wins the trick that has just been played, or what the count decides."""
    shown = table.shown
    if table.now.over and table.now.step is None:
        return _decided(table)
    if shown.pending and not table.now.hint and not shown.chosen:
        return [outcome(table.voice, shown.pending)]
    return []


def _happened(table: GameTable) -> list[Sentence]:
    """Return what happened last and whose turn it is, without what `_verdict` says."""
    shown, words = table.shown, table.voice.words
    if table.now.over and table.now.step is None:
        return []
    if table.now.hint:
        return hints(table)
    if shown.chosen:
        return chooses(table.voice, shown.chosen, leads=shown.trick is None)
    sentences = _moved(table, shown)
    if shown.pending:
        return sentences
    if not shown.game.table and shown.game.history:
        sentences = _drawn(table, shown)
    due = shown.due
    if due and not shown.game.table:
        return [*sentences, (words.gettext("{player} leads."), {"player": due})]
    if due and due is shown.seat:
        alone = words.gettext("{player} is next, with one card.")
        both = words.gettext("{player} is next, with two cards.")
        return [*sentences, (both if due.cards > 1 else alone, {"player": due})]
    return sentences


def hints(table: GameTable) -> list[Sentence]:
    """Return the part of the hint that was asked for."""
    now = table.now
    advice = advice_on(now.record, now.seat.value, now.chances)
    shown = (advice.idea, advice.card)[: now.hint] if advice else ()
    return [*map(table.voice.sentence, shown)]


def coached(table: GameTable, *, brief: bool = False) -> list[Sentence]:
    """Return what the coach says of the reader's last play.

    Args:
        table: the game.
        brief: whether to leave out who takes the trick, which is said anyway.
    """
    if table.now.step is not None or not table.now.coach:
        return []
    judged = judgement(table.now.record, table.now.seat.value, table.now.chances)
    known: tuple[str, ...] = ("takes", "side-takes") if brief else ()
    running = table.now.game.trick
    if running is None or all(play.seat is not table.now.seat for play in running.plays):
        known += SO_FAR
    return [table.voice.sentence(reason) for reason in judged if reason.code not in known]


def _just_played(table: GameTable) -> bool:
    """Return whether the last move was the reader's play; then the live region has the coach."""
    moves = moves_of(table.now.game)
    return bool(moves) and isinstance(moves[-1], Play) and moves[-1].seat is table.now.seat


def _moved(table: GameTable, shown: GameModel) -> list[Sentence]:
    """Return the last move."""
    moves = moves_of(shown.game)
    if not moves:
        return []
    move = moves[-1]
    if isinstance(move, Exchange):
        return [table.voice.sentence(shown.game.exchanges[-1].reason)]
    return [plays(table.voice, move.seat, move.cards)]


def _drawn(table: GameTable, shown: GameModel) -> list[Sentence]:
    """Return what the reader has drawn, and what is left in the stock (DRAW-1, DRAW-4)."""
    words, game = table.voice.words, shown.game
    moves = moves_of(game)
    if moves and isinstance(moves[-1], Exchange):
        return _moved(table, shown)
    cards = [drawn.card for drawn in game.drawn if drawn.seat is shown.seat]
    if not cards:
        return [(words.gettext("The stock is used up: no more drawing."), {})]
    one = words.gettext("{player} draws {card}.")
    two = words.gettext("{player} draws {card} and {card2}.")
    values: dict[str, object] = {"player": shown.seat, "card": cards[0]}
    if len(cards) > 1:
        values["card2"] = cards[-1]
    left = len(game.stock)
    if not left:
        rest = words.gettext("The stock is used up: no more drawing.")
        return [(two if len(cards) > 1 else one, values), (rest, {})]
    rest = words.ngettext("{n} card left in the stock.", "{n} cards left in the stock.", left)
    return [(two if len(cards) > 1 else one, values), (rest, {"n": left})]


def status(table: GameTable) -> Element:
    """Draw the live region: what happened last, whose turn it is, and the coach."""
    sentences: list[Node] = [table.voice.both(*sentence) for sentence in _happened(table)]
    verdict: list[Node] = [table.voice.both(*sentence) for sentence in _verdict(table)]
    coach: list[Node] = [table.voice.both(*sentence) for sentence in coach_at_once(table)]
    sentences += [h("span", spaced(verdict), class_="al-tells")] if verdict else []
    sentences += [h("span", spaced(coach), class_="al-game__aside al-tells")] if coach else []
    return h("div", table.status(*spaced(sentences)), class_="al-game__said")


def result(table: GameTable) -> Element | None:
    """Draw the points of the trick and the reasons; at the end the piles and the count."""
    trick = table.shown.trick
    ended = table.now.over and table.now.step is None
    quiet = ended or (_just_played(table) and (table.now.pending or table.now.game.table))
    coach = [] if quiet else [table.voice.both(*sentence) for sentence in coached(table)]
    if not ended and trick is None and not coach:
        return None
    return h(
        "div",
        _coach(table, coach) if coach else None,
        _piles(table) if ended else None,
        _standing(table) if ended else None,
        _deals(table) if ended else None,
        points_sum(table, trick) if trick and trick.complete and not ended else None,
        _why(table) if trick and not ended else None,
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )


def _coach(table: GameTable, sentences: list[list[Element]]) -> Element:
    word = table.voice.words.gettext("Coach")
    return h(
        "p",
        h("strong", word + ":"),
        " ",
        spaced(sentences),
        id=table.id("coach"),
        class_="al-game__coach",
    )


def _why(table: GameTable) -> Element:
    trick = table.shown.trick
    assert trick is not None
    return h(
        "details",
        h("summary", table.voice.words.gettext("Why")),
        reasons(table, trick),
        id=table.id("why"),
        class_="al-more",
    )


# The end of a deal


def _decided(table: GameTable) -> list[Sentence]:
    """Return what the count decides, and in a match who earns game points and who has won."""
    now, count = table.now, table.now.game.result
    assert count is not None
    if now.setup.length == "match":
        reasons = now.standing.explain(count)
        words = table.voice.words
        return [(reason.template(words), _seated(now, reason)) for reason in reasons]
    sentences = [table.voice.sentence(count.reason)]
    if not count.keeps_office:
        next_ = table.voice.words.gettext("{player} is mayor in the next deal.")
        sentences.append((next_, {"player": count.next_mayor}))
    return sentences


def _seated(now: GameModel, reason: Reason) -> dict[str, object]:
    """Return a reason's values, with the seats of this deal for the places of the match."""
    mayor = now.standing.mayor
    return {
        name: value.seat(mayor) if isinstance(value, Place) else value
        for name, value in reason.params.items()
    }


def _standing(table: GameTable) -> Node:
    """Draw the game points of a match, with this deal's when it is over (MATCH-2)."""
    now, words = table.now, table.voice.words
    if now.setup.length != "match":
        return None
    after = now.standing.after(now.game.result) if now.game.result else now.standing
    rows = zip(_names(table), after.points, strict=True)
    return [h("p", words.gettext("Game points"), class_="al-tip"), facts(rows)]


def _piles(table: GameTable) -> list[Node]:
    """Draw both piles with their points, and the sum (COUNT-1)."""
    game, words = table.now.game, table.voice.words
    count = game.result
    assert count is not None
    mayor = game.captured(Seat.MAYOR)
    others = tuple(
        card for trick in game.history if trick.winner is not Seat.MAYOR for card in trick.cards
    )
    total = words.gettext("{mayor} plus {opponents} make {n} points.").format(
        mayor=count.mayor, opponents=count.opponents, n=PACK_POINTS
    )
    return [
        _pile(table, words.gettext("The mayor’s pile"), mayor, count.mayor),
        _pile(table, words.gettext("The opponents’ pile"), others, count.opponents),
        h("p", total, class_="al-game__sum"),
    ]


def _pile(table: GameTable, label: str, cards: tuple[Card, ...], points: int) -> Element:
    """Draw a side's scoring cards as a sum."""
    words = table.voice.words
    counted = [card for card in cards if card.points]
    number = words.ngettext("{n} card", "{n} cards", len(cards)).format(n=len(cards))
    terms: list[Node] = []
    for card in counted:
        terms.append(
            h(
                "li",
                h("span", table.voice.card(card), class_="al-vh"),
                _sign(table, card),
                " ",
                h("b", card.points),
            )
        )
    return h(
        "div",
        h(
            "p",
            h("strong", label),
            h("span", number),
            h("strong", table.voice.points(points)),
            class_="al-count__owner al-game__owner",
        ),
        h("ul", terms, class_="al-game__pile") if terms else None,
        class_="al-count__pile",
    )


def _sign(table: GameTable, card: Card) -> Element:
    """Draw a card's sign beside its points, hidden from screen readers."""
    if table.pack == "french":
        return h("span", sign_text(card), aria_hidden="true")
    return card_sign(table, card, class_="al-sign al-game__sign", aria_hidden="true")


# The deals of a match


def _deals(table: GameTable) -> Node:
    """Draw the deals of a match so far, with this one, which is over."""
    now, words = table.now, table.voice.words
    count = now.game.result
    if now.setup.length != "match" or not count:
        return None
    standings = (*now.standings, now.standing.after(count))
    heads = [
        words.gettext("Deal"),
        capitalise(words.ngettext("point", "points", 2)),
        *_names(table),
    ]
    rows = []
    for number, points in enumerate((*now.counts, count.mayor)):
        counted = Count.of(points)
        rows.append(
            h(
                "tr",
                h("th", number + 1, scope="row"),
                h("td", _score(table, counted)),
                points_cells(table, standings[number], standings[number + 1], counted),
                h("td", _look(table, number)),
            )
        )
    look = h("th", h("span", words.gettext("Look at it"), class_="al-vh"), scope="col")
    return h(
        "table",
        h("caption", words.gettext("Deals and game points")),
        h("thead", h("tr", [h("th", head, scope="col") for head in heads], look)),
        h("tbody", rows),
        id=table.id("deals"),
        class_="al-match__deals",
    )


def _names(table: GameTable) -> list[str]:
    """Return the names of the three; the reader is the first."""
    mayor, own = table.now.standing.mayor, capitalise(table.voice.words.gettext("you"))
    return [
        own if place is Place.FIRST else table.voice.label(place.seat(mayor)) for place in Place
    ]


def _score(table: GameTable, count: Count) -> list[Element]:
    """Draw the mayor's points and the opponents', to be seen and to be heard."""
    template = table.voice.words.gettext("{mayor} to {opponents}")
    values = {"mayor": count.mayor, "opponents": count.opponents}
    return [
        h("span", template.format(**values), class_="al-vh"),
        h("span", f"{count.mayor}\u2013{count.opponents}", aria_hidden="true"),
    ]


def _look(table: GameTable, number: int) -> Node:
    """Draw the button that shows a deal step by step, if its moves are known."""
    past, words = table.now.deals, table.voice.words
    if number < len(past) and not past[number]:
        return None
    name = words.gettext("Look at deal {n}").format(n=number + 1)
    return table.button(
        f"deal-{number + 1}",
        h("span", words.gettext("Look")),
        act="review",
        data_args={"deal": number},
        aria_label=name,
        class_="al-btn al-btn--quiet",
    )
