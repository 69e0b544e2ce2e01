"""What a game table says: the last move, who is next, who wins and why, the count at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Exchange, Play
from alcalde.course import moves_of

from ....ui.html import Element, Node, h
from ....ui.results import outcome, points_sum, reasons, spaced
from .deals import deals
from .end import decided, piles, standing
from .state import advice_on, judgement

if TYPE_CHECKING:
    from .state import GameState
    from .table import GameTable

SO_FAR = ("ahead", "side-ahead", "other-ahead")
"""What the coach says of a trick that runs, and no longer once it is complete."""

Said = tuple[str, dict[str, object]]
"""A sentence of the catalogue and what fills its places."""


def happened(table: GameTable) -> list[Said]:
    """Return what happened last, who is next, and what the coach says of it at once."""
    return _happened(table) + at_once(table)


def at_once(table: GameTable) -> list[Said]:
    """Return what the coach says with the reader's play, which is heard where that is said."""
    shown = table.shown
    runs = shown.lying or shown.game.table
    if table.now.over or table.now.hint or shown.chosen or not (runs and _just_played(table)):
        return []
    return coached(table, brief=bool(shown.lying))


def _happened(table: GameTable) -> list[Said]:
    """Return what happened last and who is next, as sentences with what fills them."""
    shown, words = table.shown, table.voice.words
    if table.now.over and table.now.step is None:
        return decided(table)
    if table.now.hint:
        return hints(table)
    if shown.chosen:
        return _chosen(table, shown)
    said = _moved(table, shown)
    if shown.lying:
        said.append(outcome(table.voice, shown.lying))
        return said
    if not shown.game.table and shown.game.history:
        said = _drawn(table, shown)
    due = shown.due
    if due and not shown.game.table:
        return [*said, (words.gettext("{player} leads."), {"player": due})]
    if due and due is shown.seat:
        alone = words.gettext("{player} is next, with one card.")
        both = words.gettext("{player} is next, with two cards.")
        return [*said, (both if due.cards > 1 else alone, {"player": due})]
    return said


def hints(table: GameTable) -> list[Said]:
    """Return as much of the hint as was asked for."""
    now, words = table.now, table.voice.words
    advice = advice_on(now.record, now.seat.value, now.chances)
    shown = (advice.idea, advice.card)[: now.hint] if advice else ()
    return [(reason.template(words), reason.params) for reason in shown]


def coached(table: GameTable, *, brief: bool = False) -> list[Said]:
    """Return what the coach says of the reader's last play, until the next one.

    Args:
        table: the game.
        brief: without what is said of the winner anyway.
    """
    if table.now.step is not None or not table.now.coach:
        return []
    words = table.voice.words
    judged = judgement(table.now.record, table.now.seat.value, table.now.chances)
    known: tuple[str, ...] = ("takes", "side-takes") if brief else ()
    running = table.now.game.trick
    if running is None or all(play.seat is not table.now.seat for play in running.plays):
        known += SO_FAR
    return [
        (reason.template(words), reason.params) for reason in judged if reason.code not in known
    ]


def _just_played(table: GameTable) -> bool:
    """Return whether the last move was the reader's play: then the live region has the coach."""
    moves = moves_of(table.now.game)
    return bool(moves) and isinstance(moves[-1], Play) and moves[-1].seat is table.now.seat


def _moved(table: GameTable, shown: GameState) -> list[Said]:
    """Return the last move, if it was of the trick on the table."""
    words, moves = table.voice.words, moves_of(shown.game)
    if not moves:
        return []
    move = moves[-1]
    if isinstance(move, Exchange):
        reason = shown.game.exchanges[-1].reason
        return [(reason.template(words), reason.params)]
    if len(move.cards) > 1:
        two = words.gettext("{player} plays {card} and {card2}.")
        return [(two, {"player": move.seat, "card": move.cards[0], "card2": move.cards[-1]})]
    return [(words.gettext("{player} plays {card}."), {"player": move.seat, "card": move.cards[0]})]


def _drawn(table: GameTable, shown: GameState) -> list[Said]:
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
    places: dict[str, object] = {"player": shown.seat, "card": cards[0]}
    if len(cards) > 1:
        places["card2"] = cards[-1]
    left = len(game.stock)
    if not left:
        rest = words.gettext("The stock is used up: no more drawing.")
        return [(two if len(cards) > 1 else one, places), (rest, {})]
    rest = words.ngettext("{n} card left in the stock.", "{n} cards left in the stock.", left)
    return [(two if len(cards) > 1 else one, places), (rest, {"n": left})]


def _chosen(table: GameTable, shown: GameState) -> list[Said]:
    words = table.voice.words
    first, *more = shown.chosen
    if not more:
        return [(words.gettext("First: {card}. Choose one more."), {"card": first})]
    said: list[Said] = [
        (words.gettext("First {card}, then {card2}."), {"card": first, "card2": more[0]})
    ]
    if shown.trick is None:
        said.append((words.gettext("{card} will set the suit."), {"card": first}))
    return said


def status(table: GameTable) -> Element:
    """Draw the live region: what happened last and who is next."""
    said: list[Node] = [table.voice.both(*sentence) for sentence in _happened(table)]
    coach: list[Node] = [table.voice.both(*sentence) for sentence in at_once(table)]
    aside: list[Node] = [" ", h("span", spaced(coach), class_="al-game__aside")] if coach else []
    return h("div", table.status(*spaced(said), *aside), class_="al-game__said")


def result(table: GameTable) -> Element | None:
    """Draw the points of the trick and the reasons; at the end the piles and the count."""
    trick = table.shown.trick
    ended = table.now.over and table.now.step is None
    quiet = ended or (_just_played(table) and (table.now.lying or table.now.game.table))
    coach = [] if quiet else [table.voice.both(*sentence) for sentence in coached(table)]
    if not ended and trick is None and not coach:
        return None
    return h(
        "div",
        _coach(table, coach) if coach else None,
        piles(table) if ended else None,
        standing(table) if ended else None,
        deals(table) if ended else None,
        points_sum(table, trick) if trick and trick.complete and not ended else None,
        _why(table) if trick and not ended else None,
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )


def _coach(table: GameTable, said: list[list[Element]]) -> Element:
    word = table.voice.words.gettext("Coach")
    return h(
        "p",
        h("strong", word + ":"),
        " ",
        spaced(said),
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
