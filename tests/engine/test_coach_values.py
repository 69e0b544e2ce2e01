"""The coach's values, in positions where cheaper ones gave the wrong advice."""

from __future__ import annotations

from statistics import fmean

import pytest

from alcalde import Card, Seat, Words, read_record
from alcalde.coaching.advice import advise
from alcalde.players import Observation
from alcalde.players.club import rate_plays

# Each in a deal that fits it; what it is worth to keep trumps was checked by playing deals out.
LEAD_LOW = """\
alcalde 1
rules: mayor-cards 6
deck: 6♠ J♦ A♣ 5♣ J♥ 4♦ Q♠ 7♦ 5♦ 2♣ 5♥ Q♥ K♥ 3♠ 3♦ 3♥ 4♥ J♣ A♥ A♠ \
7♠ 6♥ 2♥ 4♣ 7♥ 4♠ J♠ Q♦ A♦ 6♦ 6♣ 2♠ K♣ 5♠ 2♦ K♦ K♠ Q♣ 3♣ 7♣
1. right 5♦, left 2♣, mayor Q♠ 5♣
2. right 6♠, left J♦, mayor A♣ 4♥
3. mayor 5♥ A♥, right 3♠, left 7♠
4. mayor 6♥ 3♥, right A♠, left 3♦
5. mayor J♠ Q♥, right 4♣, left A♦
"""
KEEP_THE_SEVEN = """\
alcalde 1
rules: mayor-cards 6
deck: 5♠ 6♦ 3♣ 3♥ 4♣ 6♣ J♥ 7♥ K♣ A♠ 6♠ 3♠ A♥ 6♥ Q♠ J♣ 5♣ A♣ 2♠ 7♦ \
2♣ J♠ 5♥ J♦ 2♥ K♠ K♥ Q♦ Q♥ 4♠ K♦ 3♦ A♦ 7♠ 4♦ 5♦ 7♣ 2♦ Q♣ 4♥
1. right K♣, left 6♣, mayor 6♠ 3♠
2. right 4♣, left A♠, mayor J♥ 3♥
3. mayor 2♠ A♣, right 6♥, left Q♠
4. right 7♦, left 5♥, mayor J♦ 2♥
5. left 6♦, mayor Q♦ K♥, right 5♠
"""
LAST_TO_PLAY = """\
alcalde 1
rules: mayor-cards 6
deck: J♥ K♥ A♣ 6♦ 6♣ 4♠ A♥ 3♣ J♠ 7♥ A♠ 4♥ 3♦ Q♥ K♦ 7♣ 2♠ 2♣ J♣ 2♥ \
5♣ 6♠ 3♥ 4♦ 7♦ 4♣ 6♥ Q♠ 5♠ 3♠ 7♠ Q♣ J♦ 2♦ K♣ A♦ Q♦ 5♥ K♠ 5♦
1. right J♠, left 4♠, mayor A♠ 4♥
2. mayor A♥ 6♦, right 6♣, left 2♠
3. mayor Q♥ J♣, right 7♣, left 7♥
4. mayor 6♠ 3♥, right J♥, left K♥
5. mayor 4♣ 6♥, right Q♠, left 7♦
6. left 5♣, mayor 2♣ Q♣
"""


def margin(record: str, better: str, worse: str, seed: int) -> float:
    """Return by how many points of the count a club player prefers one play to another."""
    game = read_record(record)
    assert game.turn is not None
    rated = rate_plays(Observation.of(game, game.turn), seed)
    one, two = (
        max(found.worth for found in rated if {*found.play.cards} == {*Card.parse_all(cards)})
        for cards in (better, worse)
    )
    return (one - two) / 2


@pytest.mark.parametrize(
    ("record", "better", "worse", "least"),
    [
        (LEAD_LOW, "7♦ 6♣", "4♠ 2♥", 0.3),
        (KEEP_THE_SEVEN, "5♣ 4♠", "3♣ 7♥", 0.3),
        (LAST_TO_PLAY, "2♥", "4♦", 1.5),
    ],
)
def test_trumps_are_kept(record: str, better: str, worse: str, least: float) -> None:
    """PLAY-5, COUNT-5: a trump is not spent for a trick that is worth less than it."""
    margins = [margin(record, better, worse, seed) for seed in range(6)]
    assert fmean(margins) > least


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_hint_says_when_others_are_as_good(lang: str) -> None:
    """SEAT-3: a play is called the best only where no other comes within a point of it."""
    said = {"en": "as good as any", "es": "tan buena", "pt": "nenhuma jogada é claramente melhor"}
    for record, seat, alone in ((LEAD_LOW, Seat.MAYOR, False), (LAST_TO_PLAY, Seat.RIGHT, True)):
        for seed in range(4):
            advice = advise(Observation.of(read_record(record), seat), seed)
            assert advice is not None
            assert (said[lang] in advice.card.say(Words.of(lang))) is not alone
