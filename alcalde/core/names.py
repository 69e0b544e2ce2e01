"""Names: the English names of cards, suits and people, marked for the catalogues.

Every noun has three forms: plain, after *of* and after *to*, since Spanish and Portuguese contract
article and preposition (*del as*, *ao ás*). The catalogues hold whole phrases. The names of seats
are with the seats.
"""

from __future__ import annotations

from alcalde.core.ranks import Rank
from alcalde.core.suits import Suit
from alcalde.core.text import N_, NC_

FORMS = ("plain", "of", "to")
PACKS = ("french", "spanish")

SUITS = {
    "french": {
        Suit.DIAMONDS: N_("diamonds"),
        Suit.HEARTS: N_("hearts"),
        Suit.CLUBS: N_("clubs"),
        Suit.SPADES: N_("spades"),
    },
    "spanish": {
        Suit.DIAMONDS: N_("coins"),
        Suit.HEARTS: N_("cups"),
        Suit.CLUBS: N_("batons"),
        Suit.SPADES: N_("swords"),
    },
}

CARD = N_("{rank} of {suit}")

# Rank by rank; last comes the horse, which the Spanish pack has for the queen (DECK-4).
RANKS = {
    "plain": (
        N_("the ace"),
        N_("the three"),
        N_("the king"),
        N_("the queen"),
        N_("the jack"),
        N_("the seven"),
        N_("the six"),
        N_("the five"),
        N_("the four"),
        N_("the two"),
        N_("the horse"),
    ),
    "of": (
        N_("of the ace"),
        N_("of the three"),
        N_("of the king"),
        N_("of the queen"),
        N_("of the jack"),
        N_("of the seven"),
        N_("of the six"),
        N_("of the five"),
        N_("of the four"),
        N_("of the two"),
        N_("of the horse"),
    ),
    "to": (
        N_("to the ace"),
        N_("to the three"),
        N_("to the king"),
        N_("to the queen"),
        N_("to the jack"),
        N_("to the seven"),
        N_("to the six"),
        N_("to the five"),
        N_("to the four"),
        N_("to the two"),
        N_("to the horse"),
    ),
}

# A person's name carries its grammatical gender as data; English and Spanish ignore it.
PEOPLE = {
    ("m", "plain"): NC_("person m", "{name}"),
    ("f", "plain"): NC_("person f", "{name}"),
    ("m", "of"): NC_("person m", "of {name}"),
    ("f", "of"): NC_("person f", "of {name}"),
    ("m", "to"): NC_("person m", "to {name}"),
    ("f", "to"): NC_("person f", "to {name}"),
}

_PLACE = {rank: place for place, rank in enumerate(Rank)}


def rank_name(rank: Rank, pack: str, form: str) -> str:
    """Return the English name of a rank in one form.

    Args:
        rank: the rank.
        pack: `"french"` or `"spanish"`.
        form: one of `FORMS`.

    Raises:
        KeyError: for another form.

    >>> rank_name(Rank.QUEEN, "spanish", "of"), rank_name(Rank.QUEEN, "french", "plain")
    ('of the horse', 'the queen')
    >>> rank_name(Rank.QUEEN, "french", "with")
    Traceback (most recent call last):
    KeyError: 'with'
    """
    horse = rank is Rank.QUEEN and pack == "spanish"
    return RANKS[form][-1 if horse else _PLACE[rank]]
