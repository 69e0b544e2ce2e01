"""The sentences of Alcalde, the coach's and the hints' included, and the reasons made of them."""

from __future__ import annotations

from alcalde.core import sentences
from alcalde.core.catalogue import Catalogue, Sentence, counting
from alcalde.core.reasons import AnyReason
from alcalde.core.text import N_, NN_

_RULES = (
    Sentence("first-of-two", N_("The first of the two, {card}, sets the suit."), "PLAY-4"),
    Sentence("exchanges", N_("{player} takes {card} and leaves {other}."), "EXCH-2"),
    Sentence("keeps-office", N_("The mayor has {points}: keeps office."), "COUNT-2"),
    Sentence(
        "loses-office",
        N_("The mayor has {points}: office passes to the right neighbour."),
        "COUNT-3",
    ),
    Sentence("has-drawn", N_("{player} has drawn {card}."), "MAYOR-2"),
    Sentence(
        "two-share",
        N_(
            "{player} and {player2} share a rank: they set {card} and {card2} aside and draw again."
        ),
        "MAYOR-2",
    ),
    Sentence(
        "three-share",
        N_("All three share a rank: they set {card}, {card2} and {card3} aside and draw again."),
        "MAYOR-2",
    ),
    Sentence("no-rank-shared", N_("Nobody shares a rank: the draw is over."), "MAYOR-2"),
    Sentence("ranks-above", N_("{card} ranks above {card2}; the suit does not count."), "DECK-2"),
    Sentence(
        "first-mayor",
        N_("{card} is the highest card: {player} is first mayor and deals."),
        "MAYOR-2",
    ),
    Sentence(
        "seats-in-order",
        N_("Seats may be chosen in this order: {player}, {player2}, {player3}."),
        "MAYOR-2",
    ),
    Sentence("earns", N_("{player} earns 1 game point."), "MATCH-2"),
    Sentence("both-earn", N_("{player} and {player2} earn 1 game point each."), "MATCH-2"),
    Sentence("deals-again", N_("{player} stays in office and deals again."), "COUNT-2"),
    Sentence("deals-next", N_("{player} is mayor now and deals next."), "COUNT-3"),
    Sentence("wins-match", N_("{player} wins the match."), "MATCH-2"),
    Sentence(
        "both-win",
        N_("{player} and {player2} reach the target together: both win the match."),
        "MATCH-2",
    ),
)
_COACHING = (
    Sentence(
        "gives-nothing",
        N_("The trick goes to the other side, and this play gave it no points."),
        "COUNT-5",
    ),
    Sentence(
        "same-side",
        N_("With {other} instead of {card}, your side would have won the trick too."),
        "PLAY-5",
    ),
    Sentence("hint-exchange", N_("First look at the indicator: it can be exchanged."), "EXCH-1"),
    Sentence("hint-lead-nothing", N_("Lead with a card that is worth nothing."), "DECK-3"),
    Sentence("hint-lead-trump", N_("Lead with a trump."), "PLAY-5"),
    Sentence("hint-lead-points", N_("Lead with a card that is worth points."), "DECK-3"),
    Sentence("hint-take", N_("This trick can be won: take it."), "PLAY-5"),
    Sentence("hint-ahead", N_("Get ahead in this trick."), "PLAY-5"),
    Sentence("hint-feed", N_("{player}, on your side, is ahead: add points."), "COUNT-5"),
    Sentence(
        "hint-leave", N_("{player}, on your side, is ahead: keep your scoring cards."), "COUNT-5"
    ),
    Sentence("hint-nothing", N_("Let this trick go, and give it no points."), "COUNT-5"),
    Sentence("hint-go", N_("Let this trick go."), "COUNT-5"),
    Sentence("hint-swap", N_("Exchange {card}."), "EXCH-1"),
    Sentence("hint-card", N_("On average over many possible hands, {card} does best."), "PLAY-3"),
    Sentence(
        "hint-card-two",
        N_("On average over many possible hands, {card} and then {card2} do best."),
        "PLAY-3",
    ),
    Sentence(
        "average-best",
        N_("On average over many possible hands, no play did better than {card}."),
        "SEAT-3",
    ),
    Sentence(
        "average-best-two",
        N_("On average over many possible hands, no play did better than {card} and then {card2}."),
        "SEAT-3",
    ),
    Sentence(
        "hint-exact", N_("Your side knows every card: no play is better than {card}."), "SEAT-3"
    ),
    counting(
        "takes",
        NN_("{card} wins the trick: {points} point.", "{card} wins the trick: {points} points."),
        "points",
        "COUNT-5",
    ),
    counting(
        "side-takes",
        NN_(
            "{player} wins the trick for your side: {points} point.",
            "{player} wins the trick for your side: {points} points.",
        ),
        "points",
        "COUNT-5",
    ),
    counting(
        "gives",
        NN_(
            "The trick goes to the other side, and this play gave it {n} point.",
            "The trick goes to the other side, and this play gave it {n} points.",
        ),
        "n",
        "COUNT-5",
    ),
    counting(
        "ahead",
        NN_(
            "{card} is ahead, with {n} point on the table so far.",
            "{card} is ahead, with {n} points on the table so far.",
        ),
        "n",
        "PLAY-5",
    ),
    counting(
        "side-ahead",
        NN_(
            "{player}, on your side, is ahead; this play adds {n} point.",
            "{player}, on your side, is ahead; this play adds {n} points.",
        ),
        "n",
        "COUNT-5",
    ),
    counting(
        "other-ahead",
        NN_(
            "{player}, on the other side, is ahead; this play adds {n} point.",
            "{player}, on the other side, is ahead; this play adds {n} points.",
        ),
        "n",
        "COUNT-5",
    ),
    counting(
        "could-win",
        NN_(
            "With {other} instead of {card}, your side would have won the trick: {n} point.",
            "With {other} instead of {card}, your side would have won the trick: {n} points.",
        ),
        "n",
        "PLAY-5",
    ),
    counting(
        "fewer",
        NN_(
            "With {other} instead of {card}, this play would have given away {n} point less.",
            "With {other} instead of {card}, this play would have given away {n} points less.",
        ),
        "n",
        "DECK-3",
    ),
    counting(
        "average-more",
        NN_(
            "On average over many possible hands, {other} would have been worth about {n} "
            "point more than {card}, counting what is kept for later.",
            "On average over many possible hands, {other} would have been worth about {n} "
            "points more than {card}, counting what is kept for later.",
        ),
        "n",
        "SEAT-3",
    ),
    counting(
        "average-more-two",
        NN_(
            "On average over many possible hands, {other} and then {other2} would have "
            "been worth about {n} point more than {card} and then {card2}, counting what "
            "is kept for later.",
            "On average over many possible hands, {other} and then {other2} would have "
            "been worth about {n} points more than {card} and then {card2}, counting what "
            "is kept for later.",
        ),
        "n",
        "SEAT-3",
    ),
    counting(
        "end-more",
        NN_(
            "With every card open and everybody playing their best, {other} would have "
            "been worth {n} point more than {card}.",
            "With every card open and everybody playing their best, {other} would have "
            "been worth {n} points more than {card}.",
        ),
        "n",
        "DRAW-4",
    ),
    counting(
        "end-more-two",
        NN_(
            "With every card open and everybody playing their best, {other} and then "
            "{other2} would have been worth {n} point more than {card} and then {card2}.",
            "With every card open and everybody playing their best, {other} and then "
            "{other2} would have been worth {n} points more than {card} and then {card2}.",
        ),
        "n",
        "DRAW-4",
    ),
    counting(
        "end-best",
        NN_(
            "With every card open, no play is better than {card}: if everybody plays their "
            "best, the mayor ends with {n} point.",
            "With every card open, no play is better than {card}: if everybody plays their "
            "best, the mayor ends with {n} points.",
        ),
        "n",
        "DRAW-4",
    ),
    counting(
        "end-best-two",
        NN_(
            "With every card open, no play is better than {card} and then {card2}: if "
            "everybody plays their best, the mayor ends with {n} point.",
            "With every card open, no play is better than {card} and then {card2}: if "
            "everybody plays their best, the mayor ends with {n} points.",
        ),
        "n",
        "DRAW-4",
    ),
)
_REFUSALS = (
    Sentence("drawer", N_("“{text}” is none of those who draw: write 0, 1 or 2."), "MAYOR-2"),
    Sentence(
        "step-size", N_("A round of the draw ends with three cards, not {n}: “{text}”."), "MAYOR-2"
    ),
    Sentence(
        "draw-over", N_("The draw is over after {n} cards: {card} is one too many."), "MAYOR-2"
    ),
    Sentence(
        "draw-short", N_("The draw is not over after “{text}”: {player} draws next."), "MAYOR-2"
    ),
    Sentence(
        "pack-used-up",
        N_("All {n} cards are drawn and ranks are still shared: shuffle and draw anew."),
        "MAYOR-2",
    ),
    Sentence("not-in-pack", N_("{card} is not in this pack of {n} cards."), "DECK-1"),
    Sentence("card-missing", N_("A pack has 40 cards, not {n}: {card} is missing."), "DECK-1"),
    Sentence("seat", N_("“{text}” is not a seat: write mayor, right or left."), "SEAT-1"),
    Sentence("place", N_("“{text}” is no place at the table: write 0, 1 or 2."), "SEAT-1"),
    Sentence(
        "four-cards",
        N_(
            "The four-card variant is not whole: no deal. It would change the hands, the"
            " number of tricks and the points that keep office, and no source states them"
            " all."
        ),
        "DEAL-5",
    ),
    Sentence("mayor-cards", N_("The mayor is dealt six cards, not {mayor_cards}."), "DEAL-5"),
    Sentence(
        "two-takes", N_("“{text}” does not say what the two takes: write any or honours."), "EXCH-3"
    ),
    Sentence("trick-size", N_("A trick has four cards, not {n}: “{text}”."), "PLAY-2"),
    Sentence("turn", N_("It is {player}’s turn."), "PLAY-2"),
    Sentence("one-card", N_("{player} plays one card, not {n}."), "PLAY-2"),
    Sentence("choose-one-more", N_("The mayor plays two cards: choose one more."), "PLAY-2"),
    Sentence("two-cards", N_("The mayor plays two cards, not {n}."), "PLAY-2"),
    Sentence(
        "chance", N_("“{text}” picks no play: write a number from 0 to less than 1."), "PLAY-3"
    ),
    Sentence(
        "no-exchange", N_("This game has no exchange: {player} may not exchange {card}."), "EXCH-1"
    ),
    Sentence(
        "indicator-gone", N_("The indicator is gone: {player} may not exchange {card}."), "EXCH-5"
    ),
    Sentence(
        "not-exchangeable",
        N_("{player} may not exchange {card}: only {seven} and {two} can be exchanged."),
        "EXCH-2",
    ),
    Sentence("not-held", N_("{player} does not hold {card}."), "EXCH-2"),
    Sentence(
        "two-too-late", N_("{player} is too late with {card}: trick one is complete."), "EXCH-3"
    ),
    Sentence(
        "seven-honours",
        N_("{card} takes only A, 3, K, Q or J: {player} may not take {indicator}."),
        "EXCH-2",
    ),
    Sentence(
        "two-honours",
        N_("{card} takes only A, 3, K, Q or J: {player} may not take {indicator}."),
        "EXCH-3",
    ),
    Sentence(
        "two-first",
        N_("The two goes first: {two} lies there now, and {player} may not take it with {card}."),
        "EXCH-4",
    ),
    Sentence(
        "number", N_("“{text}” is not a count: write a whole number from 0 to {most}."), "COUNT-1"
    ),
    Sentence(
        "sum",
        N_("The counts add up to {n}, not 120: recount before naming the next dealer."),
        "COUNT-4",
    ),
    Sentence("target", N_("“{text}” is not a target: write a whole number, 1 or more."), "MATCH-2"),
    Sentence("match-over", N_("The match is over: the target has been reached."), "MATCH-2"),
    Sentence("no-deal", N_("No deal is running: the mayor deals first."), "MATCH-1"),
    Sentence(
        "deal-running", N_("A deal is running: it is played to its end before the next."), "MATCH-1"
    ),
    Sentence("other-rules", N_("This deal was played by other rules than the match."), "MATCH-1"),
    Sentence(
        "stock-left",
        N_("The end can be worked out once the stock is gone: {n} cards are left."),
        "DRAW-4",
    ),
    Sentence(
        "record-move", N_("Line {line} of the record, trick {trick}, “{text}”: {problem}"), ""
    ),
    Sentence("played-already", N_("{card} has been played already, in trick {trick}."), "DECK-1"),
    Sentence(
        "not-drawn", N_("{card} still lies in the stock: {player} has not drawn it."), "DRAW-1"
    ),
)

SENTENCES = Catalogue((*_RULES, *_COACHING), _REFUSALS, sentences.SENTENCES)
"""Every sentence of the game, with those that both games share."""


class Reason(AnyReason):
    """A reason in Alcalde; what it takes and gives, `AnyReason` says.

    >>> from alcalde import Seat, Words
    >>> Reason("wins", {"player": Seat.MAYOR}).say(Words.of("es"))
    'El alcalde gana la baza y sale en la siguiente.'
    >>> Reason("bids", {})
    Traceback (most recent call last):
    KeyError: 'bids'
    """

    __slots__ = ()
    sentences = SENTENCES
