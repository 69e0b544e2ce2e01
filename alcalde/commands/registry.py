"""Registry: every command of the command line. A new one gets a module and a line here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.count import COUNT
from alcalde.commands.deal import DEAL
from alcalde.commands.first_mayor import FIRST_MAYOR
from alcalde.commands.match_replay import MATCH_REPLAY
from alcalde.commands.rematada_count import REMATADA_COUNT
from alcalde.commands.rematada_replay import REMATADA_REPLAY
from alcalde.commands.replay import REPLAY
from alcalde.commands.trick import TRICK

if TYPE_CHECKING:
    from alcalde.commands.answers import Entry

ENTRIES: dict[str, Entry] = {
    entry.name: entry
    for entry in (
        TRICK,
        COUNT,
        DEAL,
        REPLAY,
        MATCH_REPLAY,
        REMATADA_COUNT,
        REMATADA_REPLAY,
        FIRST_MAYOR,
    )
}
"""The commands by name, in the order of the help."""
