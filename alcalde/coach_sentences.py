"""The sentences of the coach and of hints, which it teaches `reasons` when it is loaded."""

from __future__ import annotations

from alcalde.sentences import N_, NN_

SENTENCES = {
    "gives-nothing": (
        N_("The trick goes to the other side, and this play gave it no points."),
        "COUNT-5",
    ),
    "same-side": (
        N_("With {other} and not {card} the trick would have come to the same side."),
        "PLAY-5",
    ),
    "hint-exchange": (N_("First look at the indicator: it can be exchanged."), "EXCH-1"),
    "hint-lead-nothing": (N_("Lead with a card that counts nothing."), "DECK-3"),
    "hint-lead-trump": (N_("Lead with a trump."), "PLAY-5"),
    "hint-lead-points": (N_("Lead with a card that counts."), "DECK-3"),
    "hint-take": (N_("This trick can be won: take it."), "PLAY-5"),
    "hint-ahead": (N_("Get ahead in this trick."), "PLAY-5"),
    "hint-feed": (N_("{player}, on the same side, is ahead: add points."), "COUNT-5"),
    "hint-leave": (N_("{player}, on the same side, is ahead: keep what counts."), "COUNT-5"),
    "hint-nothing": (N_("Let this trick go, and give it no points."), "COUNT-5"),
    "hint-go": (N_("Let this trick go."), "COUNT-5"),
    "hint-swap": (N_("Exchange {card}."), "EXCH-1"),
    "hint-card": (N_("On average over the hidden hands imagined, {card} does best."), "PLAY-3"),
    "hint-card-two": (
        N_("On average over the hidden hands imagined, {card} and then {card2} do best."),
        "PLAY-3",
    ),
    "average-best": (
        N_("On average over the hidden hands imagined, no play did better than {card}."),
        "SEAT-3",
    ),
    "average-best-two": (
        N_(
            "On average over the hidden hands imagined, no play did better than {card} and then "
            "{card2}."
        ),
        "SEAT-3",
    ),
    "hint-exact": (
        N_("Every card is known to this side: no play is better than {card}."),
        "SEAT-3",
    ),
}
"""By code: the sentence and the ledger id it rests on."""

COUNTED = {
    "takes": (
        NN_(
            "{card} wins the trick: {points} point.",
            "{card} wins the trick: {points} points.",
        ),
        "points",
        "COUNT-5",
    ),
    "side-takes": (
        NN_(
            "{player} wins the trick for the same side: {points} point.",
            "{player} wins the trick for the same side: {points} points.",
        ),
        "points",
        "COUNT-5",
    ),
    "gives": (
        NN_(
            "The trick goes to the other side, with {n} point of this play.",
            "The trick goes to the other side, with {n} points of this play.",
        ),
        "n",
        "COUNT-5",
    ),
    "ahead": (
        NN_(
            "{card} is ahead, with {n} point on the table so far.",
            "{card} is ahead, with {n} points on the table so far.",
        ),
        "n",
        "PLAY-5",
    ),
    "side-ahead": (
        NN_(
            "{player}, on the same side, is ahead; this play adds {n} point.",
            "{player}, on the same side, is ahead; this play adds {n} points.",
        ),
        "n",
        "COUNT-5",
    ),
    "other-ahead": (
        NN_(
            "{player}, on the other side, is ahead; this play adds {n} point.",
            "{player}, on the other side, is ahead; this play adds {n} points.",
        ),
        "n",
        "COUNT-5",
    ),
    "could-win": (
        NN_(
            "With {other} and not {card} the trick would have come to this side: {n} point.",
            "With {other} and not {card} the trick would have come to this side: {n} points.",
        ),
        "n",
        "PLAY-5",
    ),
    "fewer": (
        NN_(
            "With {other} and not {card} this play would have given {n} point fewer.",
            "With {other} and not {card} this play would have given {n} points fewer.",
        ),
        "n",
        "DECK-3",
    ),
    "average-more": (
        NN_(
            "On average over the hidden hands imagined, {other} would have been worth about {n} "
            "point more than {card}, counting what is kept for later.",
            "On average over the hidden hands imagined, {other} would have been worth about {n} "
            "points more than {card}, counting what is kept for later.",
        ),
        "n",
        "SEAT-3",
    ),
    "average-more-two": (
        NN_(
            "On average over the hidden hands imagined, {other} and then {other2} would have been "
            "worth about {n} point more than {card} and then {card2}, counting what is kept for "
            "later.",
            "On average over the hidden hands imagined, {other} and then {other2} would have been "
            "worth about {n} points more than {card} and then {card2}, counting what is kept for "
            "later.",
        ),
        "n",
        "SEAT-3",
    ),
    "end-more": (
        NN_(
            "With every card open and everybody at their best, {other} keeps {n} point more than "
            "{card}.",
            "With every card open and everybody at their best, {other} keeps {n} points more than "
            "{card}.",
        ),
        "n",
        "DRAW-4",
    ),
    "end-more-two": (
        NN_(
            "With every card open and everybody at their best, {other} and then {other2} keep {n} "
            "point more than {card} and then {card2}.",
            "With every card open and everybody at their best, {other} and then {other2} keep {n} "
            "points more than {card} and then {card2}.",
        ),
        "n",
        "DRAW-4",
    ),
    "end-best": (
        NN_(
            "With every card open no play is better than {card}: everybody’s best leaves the "
            "mayor with {n} point.",
            "With every card open no play is better than {card}: everybody’s best leaves the "
            "mayor with {n} points.",
        ),
        "n",
        "DRAW-4",
    ),
    "end-best-two": (
        NN_(
            "With every card open no play is better than {card} and then {card2}: everybody’s "
            "best leaves the mayor with {n} point.",
            "With every card open no play is better than {card} and then {card2}: everybody’s "
            "best leaves the mayor with {n} points.",
        ),
        "n",
        "DRAW-4",
    ),
}
"""By code: the sentence in its two forms, the place that counts, and the ledger id."""
