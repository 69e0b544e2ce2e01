"""The sentences of the coach and of hints."""

from __future__ import annotations

from alcalde.core.catalogue import Catalogue
from alcalde.core.text import N_, NN_
from alcalde.sentences import basics

_REASONS = (
    (
        "gives-nothing",
        N_("The trick goes to the other side, and this play gave it no points."),
        "COUNT-5",
    ),
    (
        "same-side",
        N_("With {other} instead of {card}, your side would have won the trick too."),
        "PLAY-5",
    ),
    ("hint-exchange", N_("First look at the indicator: it can be exchanged."), "EXCH-1"),
    ("hint-lead-nothing", N_("Lead with a card that is worth nothing."), "DECK-3"),
    ("hint-lead-trump", N_("Lead with a trump."), "PLAY-5"),
    ("hint-lead-points", N_("Lead with a card that is worth points."), "DECK-3"),
    ("hint-take", N_("This trick can be won: take it."), "PLAY-5"),
    ("hint-ahead", N_("Get ahead in this trick."), "PLAY-5"),
    ("hint-feed", N_("{player}, on your side, is ahead: add points."), "COUNT-5"),
    ("hint-leave", N_("{player}, on your side, is ahead: keep your scoring cards."), "COUNT-5"),
    ("hint-nothing", N_("Let this trick go, and give it no points."), "COUNT-5"),
    ("hint-go", N_("Let this trick go."), "COUNT-5"),
    ("hint-swap", N_("Exchange {card}."), "EXCH-1"),
    ("hint-card", N_("On average over many possible hands, {card} does best."), "PLAY-3"),
    (
        "hint-card-two",
        N_("On average over many possible hands, {card} and then {card2} do best."),
        "PLAY-3",
    ),
    (
        "hint-equal",
        N_("On average over many possible hands, {card} is as good as any."),
        "PLAY-3",
    ),
    (
        "hint-equal-two",
        N_("On average over many possible hands, {card} and then {card2} are as good as any."),
        "PLAY-3",
    ),
    (
        "average-best",
        N_("On average over many possible hands, no play did better than {card}."),
        "SEAT-3",
    ),
    (
        "average-best-two",
        N_("On average over many possible hands, no play did better than {card} and then {card2}."),
        "SEAT-3",
    ),
    ("hint-exact", N_("Your side knows every card: no play is better than {card}."), "SEAT-3"),
    (
        "takes",
        (
            *NN_(
                "{card} wins the trick: {points} point.", "{card} wins the trick: {points} points."
            ),
            N_("{card} wins the trick, which is worth nothing."),
        ),
        "COUNT-5",
        "points",
    ),
    (
        "side-takes",
        (
            *NN_(
                "{player} wins the trick for your side: {points} point.",
                "{player} wins the trick for your side: {points} points.",
            ),
            N_("{player} wins the trick for your side; it is worth nothing."),
        ),
        "COUNT-5",
        "points",
    ),
    (
        "gives",
        NN_(
            "The trick goes to the other side, and this play gave it {n} point.",
            "The trick goes to the other side, and this play gave it {n} points.",
        ),
        "COUNT-5",
        "n",
    ),
    (
        "ahead",
        (
            *NN_(
                "{card} is ahead, with {n} point on the table so far.",
                "{card} is ahead, with {n} points on the table so far.",
            ),
            N_("{card} is ahead, with nothing to score on the table so far."),
        ),
        "PLAY-5",
        "n",
    ),
    (
        "side-ahead",
        (
            *NN_(
                "{player}, on your side, is ahead; this play adds {n} point.",
                "{player}, on your side, is ahead; this play adds {n} points.",
            ),
            N_("{player}, on your side, is ahead; this play adds no points."),
        ),
        "COUNT-5",
        "n",
    ),
    (
        "other-ahead",
        (
            *NN_(
                "{player}, on the other side, is ahead; this play adds {n} point.",
                "{player}, on the other side, is ahead; this play adds {n} points.",
            ),
            N_("{player}, on the other side, is ahead; this play adds no points."),
        ),
        "COUNT-5",
        "n",
    ),
    (
        "could-win",
        (
            *NN_(
                "With {other} instead of {card}, your side would have won the trick: {n} point.",
                "With {other} instead of {card}, your side would have won the trick: {n} points.",
            ),
            N_(
                "With {other} instead of {card}, your side would have won the trick, "
                "which is worth nothing."
            ),
        ),
        "PLAY-5",
        "n",
    ),
    (
        "fewer",
        NN_(
            "With {other} instead of {card}, this play would have given away {n} point less.",
            "With {other} instead of {card}, this play would have given away {n} points less.",
        ),
        "DECK-3",
        "n",
    ),
    (
        "average-more",
        NN_(
            "On average over many possible hands, {other} would probably have been worth at least "
            "{n} point more than {card}, counting what is kept for later.",
            "On average over many possible hands, {other} would probably have been worth at least "
            "{n} points more than {card}, counting what is kept for later.",
        ),
        "SEAT-3",
        "n",
    ),
    (
        "average-more-two",
        NN_(
            "On average over many possible hands, {other} and then {other2} would probably have "
            "been worth at least {n} point more than {card} and then {card2}, counting what is "
            "kept for later.",
            "On average over many possible hands, {other} and then {other2} would probably have "
            "been worth at least {n} points more than {card} and then {card2}, counting what is "
            "kept for later.",
        ),
        "SEAT-3",
        "n",
    ),
    (
        "end-more",
        NN_(
            "With every card open and everybody playing their best, {other} would have been "
            "worth {n} point more than {card}.",
            "With every card open and everybody playing their best, {other} would have been "
            "worth {n} points more than {card}.",
        ),
        "DRAW-4",
        "n",
    ),
    (
        "end-more-two",
        NN_(
            "With every card open and everybody playing their best, {other} and then {other2} "
            "would have been worth {n} point more than {card} and then {card2}.",
            "With every card open and everybody playing their best, {other} and then {other2} "
            "would have been worth {n} points more than {card} and then {card2}.",
        ),
        "DRAW-4",
        "n",
    ),
    (
        "end-best",
        (
            *NN_(
                "With every card open, no play is better than {card}: if everybody plays their "
                "best, "
                "the mayor ends with {n} point.",
                "With every card open, no play is better than {card}: if everybody plays their "
                "best, "
                "the mayor ends with {n} points.",
            ),
            N_(
                "With every card open, no play is better than {card}: if everybody "
                "plays their best, the mayor ends with nothing."
            ),
        ),
        "DRAW-4",
        "n",
    ),
    (
        "end-best-two",
        (
            *NN_(
                "With every card open, no play is better than {card} and then {card2}: if "
                "everybody "
                "plays their best, the mayor ends with {n} point.",
                "With every card open, no play is better than {card} and then {card2}: if "
                "everybody "
                "plays their best, the mayor ends with {n} points.",
            ),
            N_(
                "With every card open, no play is better than {card} and then {card2}: "
                "if everybody plays their best, the mayor ends with nothing."
            ),
        ),
        "DRAW-4",
        "n",
    ),
)

SENTENCES = Catalogue(basics.Reason, _REASONS, (), basics.SENTENCES)
"""The sentences of the coach and the hints, and the basics."""
