"""The sentences of a match of Alcalde."""

from __future__ import annotations

from alcalde.core.catalogue import Catalogue
from alcalde.core.text import N_
from alcalde.sentences import basics

_REASONS = (
    ("earns", N_("{player} earns 1 game point."), "MATCH-2"),
    ("both-earn", N_("{player} and {player2} earn 1 game point each."), "MATCH-2"),
    ("deals-again", N_("{player} stays in office and deals again."), "COUNT-2"),
    ("deals-next", N_("{player} is mayor now and deals next."), "COUNT-3"),
    ("wins-match", N_("{player} wins the match."), "MATCH-2"),
    (
        "both-win",
        N_("{player} and {player2} reach the target together: both win the match."),
        "MATCH-2",
    ),
)
_REFUSALS = (
    ("place", N_("“{text}” is no place at the table: write 0, 1 or 2."), "SEAT-1"),
    ("target", N_("“{text}” is not a target: write a whole number, 1 or more."), "MATCH-2"),
    ("match-over", N_("The match is over: the target has been reached."), "MATCH-2"),
    ("no-deal", N_("No deal is running: the mayor deals first."), "MATCH-1"),
    ("deal-running", N_("A deal is running: it is played to its end before the next."), "MATCH-1"),
    ("other-rules", N_("This deal was played by other rules than the match."), "MATCH-1"),
)

SENTENCES = Catalogue(basics.Reason, _REASONS, _REFUSALS, basics.SENTENCES)
"""The sentences of a match, and the basics."""
