"""Adapters to the two packages that the engine is compared with.

`naipes` plays two-handed brisca: its rule compares a leader's card with a follower's
(`trick_winner_is_follower`), so four cards are judged by folding that rule over them: the best so
far against the next, three times. `textarena` plays Italian briscola with the same forty cards,
order and points; `BriscolaEnv` judges a trick of any number of cards at once. Both have the same
trick rule as Alcalde (PLAY-5), which the benchmark checks before it measures.

Whole games: forty cards each. `naipes` and `textarena` play twenty tricks of two cards between
two players, Alcalde ten of four between three. (`textarena` also deals briscola to four, which is
closer, but version 0.7.4 fails there on the last card.)
"""

import random
from collections.abc import Callable
from typing import Any

import textarena
from naipes.core.cards import Card as NaipesCard
from naipes.games.brisca.rules import card_points, trick_winner_is_follower
from naipes.games.brisca.state import GameState, Player
from textarena.envs.Briscola.env import BriscolaEnv

from alcalde import Card, Game, Seat, Suit, Trick, winning_card

Cards = tuple[Card, Card, Card, Card]
Tricks = list[tuple[Cards, Suit]]
Judge = Callable[[], list[int]]
Report = Callable[[], list[tuple[int, int]]]

_SUITS = {"♦": "O", "♥": "C", "♣": "B", "♠": "E"}
_RANKS = {"A": 1, "3": 3, "K": 12, "Q": 11, "J": 10, "7": 7, "6": 6, "5": 5, "4": 4, "2": 2}


def alcalde_judges(tricks: Tricks) -> tuple[Judge, Report]:
    """Return two functions that judge tricks with the engine.

    Args:
        tricks: four different cards and the trump suit of each.

    Returns:
        A function that applies the bare rule to all tricks and returns the index of each winning
        card, and a function that gets that index and the points from the public, checked `Trick`.
    """
    winning, of, leader = winning_card, Trick.of, Seat.RIGHT

    def judge() -> list[int]:
        return [cards.index(winning(cards, trump)) for cards, trump in tricks]

    def report() -> list[tuple[int, int]]:
        answers = []
        for cards, trump in tricks:
            trick = of(cards, trump=trump, leader=leader)
            answers.append((cards.index(trick.winning_card), trick.points))
        return answers

    return judge, report


def naipes_judges(tricks: Tricks) -> tuple[Judge, Report]:
    """Return functions that fold naipes' rule over the cards; see `alcalde_judges`."""
    theirs = [
        (tuple(naipes_card(card) for card in cards), _SUITS[trump.symbol])
        for cards, trump in tricks
    ]

    def fold(cards: tuple[NaipesCard, ...], trump: str) -> int:
        best = 0
        for place in (1, 2, 3):
            if trick_winner_is_follower(cards[best], cards[place], trump):
                best = place
        return best

    def judge() -> list[int]:
        return [fold(cards, trump) for cards, trump in theirs]

    def report() -> list[tuple[int, int]]:
        return [(fold(cards, trump), sum(map(card_points, cards))) for cards, trump in theirs]

    return judge, report


def textarena_judges(tricks: Tricks) -> tuple[Judge, Report]:
    """Return functions that call the rule in textarena's environment; see `alcalde_judges`."""
    env = BriscolaEnv()
    winner = env._determine_trick_winner
    deck = {(card["suit"], card["rank"]): card for card in env.deck}
    theirs = [
        ([(i, deck[c.suit.symbol, c.rank.letter]) for i, c in enumerate(cards)], trump.symbol)
        for cards, trump in tricks
    ]

    def judge() -> list[int]:
        return [winner(trick, trump)[0] for trick, trump in theirs]

    def report() -> list[tuple[int, int]]:
        return [
            (winner(trick, trump)[0], sum(card["points"] for _, card in trick))
            for trick, trump in theirs
        ]

    return judge, report


def alcalde_game(seed: int) -> int:
    """Play one game of Alcalde at random.

    Args:
        seed: the seed of the deal and of the plays.

    Returns:
        The points of both sides together: 120.
    """
    chance = random.Random(seed).random
    game = Game.deal(seed)
    while not game.over:
        game = game.play(game.pick(chance()))
    return sum(game.points)


def naipes_game(seed: int) -> int:
    """Play one game of naipes' brisca at random; see `alcalde_game`."""
    chance = random.Random(seed).random
    game = GameState.new(seed)
    while not game.is_finished():
        for player in (game.leader, game.leader.other()):
            game.play_card(player, int(chance() * len(game.hand_of(player))))
    return int(game.score_of(Player.HUMAN) + game.score_of(Player.AI))


def textarena_game(seed: int) -> int:
    """Play one game of textarena's briscola at random; see `alcalde_game`.

    This is the bare environment, without the wrappers that write prompts for language models.
    """
    chance = random.Random(seed).random
    env: Any = textarena.make("Briscola-v0-raw")
    env.reset(num_players=2, seed=seed)
    done = False
    while not done:
        hand = env.state.game_state["players"][env.state.current_player_id]["hand"]
        done, _ = env.step(f"[play {int(chance() * len(hand)) + 1}]")
    return int(sum(env.state.game_state["points_won"].values()))


def naipes_card(card: Card) -> NaipesCard:
    """Return a card of naipes, in which the sota is 10, the caballo 11, the king 12."""
    return NaipesCard(rank=_RANKS[card.rank.letter], suit=_SUITS[card.suit.symbol])
