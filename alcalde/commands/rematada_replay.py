"""The command `rematada-replay`: a recorded game of Brisca Rematada, from the auction on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.answers import Answer, Entry
from alcalde.commands.files import read_text
from alcalde.commands.options import Command
from alcalde.commands.recorded import OPTIONS, trick_data, trick_lines
from alcalde.commands.rematada_count import count_data
from alcalde.core.text import N_
from alcalde.rematada.record import read_record
from alcalde.rematada.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.words import Words
    from alcalde.rematada.game import Rematada


def rematada_replay(options: Mapping[str, str], words: Words) -> Answer:
    """Replay a recorded game, as far as the record goes.

    Args:
        options: the values of the command's options by name.
        words: the language of the answer.

    Raises:
        NotationError: `file`, when it cannot be read; else as `read_record` does.

    >>> from alcalde import Words
    >>> rematada_replay({"FILE": "nowhere.txt"}, Words.of("en"))
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “nowhere.txt” cannot be opened: there is no such file.
    """
    game = read_record(read_text(options["FILE"]))
    return Answer(_data(game, words), _lines(game, words))


def _data(game: Rematada, words: Words) -> dict[str, object]:
    result, next_dealer = game.result, game.next_dealer
    return {
        "phase": game.phase,
        "calls": [
            {"seat": str(call.seat), "bid": getattr(call, "points", None)}
            for call in game.auction.calls
        ],
        "contractor": str(game.contractor) if game.contractor else None,
        "bid": game.bid,
        "talon": [str(card) for card in game.talon] if game.contractor else None,
        "aside": [str(card) for card in game.laid_aside],
        "trump": str(game.trump) if game.trump else None,
        "tricks": trick_data(game.history),
        "count": count_data(result, words) if result else None,
        "game_points": list(game.game_points) if game.game_points else None,
        "next_dealer": str(next_dealer) if next_dealer else None,
    }


def _lines(game: Rematada, words: Words) -> list[str]:
    reasons = list(game.auction.explain())
    if game.contractor:
        one, two = game.talon
        places = {"player": game.contractor, "card": one, "card2": two}
        reasons.append(SENTENCES.reason("takes-talon", places))
    if game.laid_aside:
        one, two = game.laid_aside
        places = {"player": game.contractor, "card": one, "card2": two}
        reasons.append(SENTENCES.reason("lays-aside", places))
    if game.trump:
        named = {"player": game.contractor, "suit": game.trump}
        reasons.append(SENTENCES.reason("names-trump", named))
    lines = [reason.say(words) for reason in reasons]
    lines += trick_lines(game.history, words)
    if game.result:
        lines += [reason.say(words) for reason in game.result.reasons]
    elif not game.over:
        lines.append(words.gettext(N_("The record ends before the game does.")))
    return lines


REMATADA_REPLAY = Entry(
    Command("rematada-replay", N_("play a recorded game of Brisca Rematada again"), OPTIONS),
    rematada_replay,
)
"""The command `rematada-replay`."""
