"""An independent solution of the exercises, without the engine.

Cards are text here, ranks are positions in a string: the rules are written in another way, so that
an error of the engine is found unless the same error is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from alcalde_widgets.tasks import Question

ORDER = "A3KQJ76542"
VALUE = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}
ROUND = ("mayor", "right", "left")
TURNS = {
    "mayor": ("mayor", "mayor", "right", "left"),
    "right": ("right", "left", "mayor", "mayor"),
    "left": ("left", "mayor", "mayor", "right"),
}
Params = dict[str, Any]


def points(cards: list[str]) -> int:
    """Add up values (DECK-3)."""
    return sum(VALUE.get(card[0], 0) for card in cards)


def winner(cards: list[str], trump: str) -> str:
    """Return the card that wins (PLAY-5)."""
    for suit in (trump, cards[0][-1]):
        of_suit = [card for card in cards if card[-1] == suit]
        if of_suit:
            return min(of_suit, key=lambda card: ORDER.index(card[0]))
    raise AssertionError("a trick has a leader")


def code(card: str) -> str:
    """Return a card's key."""
    return card[0] + dict(zip("♦♥♣♠", "DHCS", strict=True))[card[-1]]


def who_wins(p: Params) -> set[str]:
    """PLAY-5."""
    return {code(winner(p["cards"].split(), p["trump"]))}


def who_leads(p: Params) -> set[str]:
    """PLAY-6."""
    cards = p["cards"].split()
    return {TURNS[p["leader"]][cards.index(winner(cards, p["trump"]))]}


def takes_indicator(p: Params) -> set[str]:
    """DRAW-2, DRAW-3: the one before the winner draws last."""
    (won,) = who_leads(p)
    return {ROUND[ROUND.index(won) - 1]}


def how_much(p: Params) -> set[str]:
    """DECK-3."""
    return {str(points(p["cards"].split()))}


def mayor_adds(p: Params) -> set[str]:
    """PLAY-5."""
    lying = p["cards"].split()
    won = {code(card) for card in p["hand"].split() if winner([*lying, card], p["trump"]) == card}
    return won or {"none"}


def who_draws(p: Params) -> set[str]:
    """DRAW-2."""
    at = ROUND.index(p["winner"])
    return {ROUND[at] if p["place"] == "first" else ROUND[at - 1]}


def next_mayor(p: Params) -> set[str]:
    """COUNT-2 to COUNT-4."""
    if p["mayor"] + p["opponents"] != 120:
        return {"recount"}
    return {"mayor" if p["mayor"] >= 60 else "right"}


def other_count(p: Params) -> set[str]:
    """COUNT-1."""
    return {str(120 - p["mayor"])}


def may_exchange(p: Params) -> set[str]:
    """EXCH-2, EXCH-3, EXCH-5."""
    early = p["moment"] in ("before", "trick")
    seven = p["moment"] != "gone" and p["indicator"][0] in VALUE
    return {"yes" if (seven if p["rank"] == "7" else early) else "no"}


def both_want(p: Params) -> set[str]:
    """EXCH-3, EXCH-4."""
    card, suit = p["indicator"], p["indicator"][-1]
    scores = card[0] in VALUE
    early = p["moment"] == "before"
    if p["asked"] == "takes":
        return {p["two"] if early else p["seven"] if scores else "nobody"}
    return {code(f"2{suit}" if early else f"7{suit}" if scores else card)}


def pairs(cards: list[str], trump: str) -> int:
    """Return the bonus for kings and queens of one suit (REM-9)."""
    return sum(
        40 if suit == trump else 20 for suit in "♦♥♣♠" if {f"K{suit}", f"Q{suit}"} <= {*cards}
    )


def surplus(p: Params) -> int:
    """Return how many points more than the bid a pile has (REM-9)."""
    cards = p["cards"].split()
    bid: int = p["bid"]
    last: bool = p["last_trick"]
    return points(cards) + 10 * last + pairs(cards, p["trump"]) - bid


def bid_made(p: Params) -> set[str]:
    """REM-11."""
    return {"made" if surplus(p) >= 0 else "failed"}


def pair_points(p: Params) -> set[str]:
    """REM-9."""
    return {str(pairs(p["cards"].split(), p["trump"]))}


TRUE: dict[str, Callable[[Params], set[str]]] = {
    "who-wins": who_wins,
    "who-leads": who_leads,
    "trick-points": how_much,
    "mayor-adds": mayor_adds,
    "takes-indicator": takes_indicator,
    "who-draws": who_draws,
    "next-mayor": next_mayor,
    "other-count": other_count,
    "pile-points": how_much,
    "may-exchange": may_exchange,
    "both-want": both_want,
    "bid-made": bid_made,
    "pair-points": pair_points,
}
"""The functions that return the keys of right choices, by kind of question; one must be right."""


def trick_difficulty(p: Params) -> int:
    """Return the number of trumps and of richer losing cards, plus two if the mayor leads."""
    cards = p["cards"].split()
    won = winner(cards, p["trump"])
    richer = sum(points([card]) > points([won]) for card in cards)
    leads = 2 if p["leader"] == "mayor" else 0
    return sum(p["trump"] in card for card in cards) + leads + richer


DIFFICULTY: dict[str, Callable[[Params], int]] = {
    **dict.fromkeys(("who-wins", "who-leads", "takes-indicator"), trick_difficulty),
    "trick-points": lambda p: (
        sum(card[0] in VALUE for card in p["cards"].split()) + (p["trump"] is not None)
    ),
    "mayor-adds": lambda p: len(p["hand"].split()) + f"{p['cards']} {p['hand']}".count(p["trump"]),
    "who-draws": lambda p: p["place"] == "last",
    "next-mayor": lambda p: 60 * (p["mayor"] + p["opponents"] != 120) - abs(p["mayor"] - 60),
    "other-count": lambda p: (p["mayor"] % 10 > 0) + (p["mayor"] % 5 > 0),
    "pile-points": lambda p: len(p["cards"].split()),
    "may-exchange": lambda p: ("before", "trick", "later", "gone").index(p["moment"]),
    "both-want": lambda p: (
        2 * (p["moment"] == "later") + (p["asked"] == "takes") + (p["indicator"][0] not in VALUE)
    ),
    "bid-made": lambda p: -abs(surplus(p)),
    "pair-points": lambda p: sum(card[0] in "KQ" for card in p["cards"].split()),
}
"""The functions that measure how hard an exercise is, by kind of question."""


def truths(question: Question) -> set[str]:
    """Return the keys of the right choices of a question."""
    return TRUE[question.kind](question.params())


def difficulty(question: Question) -> int:
    """Return how hard a question is."""
    return int(DIFFICULTY[question.kind](question.params()))
