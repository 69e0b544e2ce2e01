"""The command line: `alcalde COMMAND …`, in three languages; `--help` lists the commands."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, TextIO

from alcalde.commands.answers import COMMON
from alcalde.commands.letters import SUITS, error_in_letters, in_letters
from alcalde.commands.options import Command, read_options
from alcalde.commands.registry import ENTRIES
from alcalde.commands.sentences import SENTENCES
from alcalde.core.errors import AlcaldeError, CountError, NotationError
from alcalde.core.text import N_, tidy
from alcalde.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

_PLAIN = {"♦": "D", "♥": "H", "♣": "C", "♠": "S", "…": "...", "“": '"', "”": '"'}
_PLAIN |= {"«": '"', "»": '"', "’": "'", "–": "-", "−": "-", "¿": "", "¡": ""}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        argv: the command-line arguments; by default those of this process.

    Returns:
        The exit status: 0; 2 after one line on standard error about unusable input; 1 when the
        answer could not be written.

    >>> main(["count", "--mayor", "58", "--lang", "es"])
    Los rivales tienen 62.
    El alcalde tiene 58: el cargo pasa al jugador de su derecha.
    0
    >>> main(["trick", "A♥ 3♥ 2♠", "--trump", "♠", "--leader", "right"])
    2
    """
    given = sys.argv[1:] if argv is None else argv
    tokens = [part for token in given for part in _tidy_token(token)]
    words = Words.of("en")
    try:
        words = _language(tokens)
        text = _answer(tokens, words)
    except AlcaldeError as error:
        _print_error(_line(error, words))
        return 2
    except KeyboardInterrupt:
        return 130
    try:
        _write(text, sys.stdout)
    except OSError as error:
        _discard_output()
        if not isinstance(error, BrokenPipeError):
            failed = words.gettext(N_("The answer could not be written."))
            _print_error(f"alcalde: {failed}")
        return 1
    return 0


def _tidy_token(token: str) -> list[str]:
    """Return an argument as it was meant.

    A locale that knows few letters may have left them as bytes, an odd space may have glued an
    option to its value, and what cannot be seen may be part of a name.
    """
    text = token
    if any("\udc80" <= character <= "\udcff" for character in token):
        text = os.fsencode(token).decode("utf-8", "surrogateescape")
    name, equals, value = text.partition("=")
    if tidy(name).lstrip().startswith("--"):
        option, *rest = tidy(name).split(None, 1)
        return [f"{option}={value}"] if equals else [option, *rest]
    bare = tidy(text).strip()
    return ["--help" if bare == "-h" else bare if bare in ENTRIES else text]


def _language(tokens: list[str]) -> Words:
    for place, token in enumerate(tokens):
        if token.startswith("--lang="):
            return Words.of(token.partition("=")[2])
        if token == "--lang" and place + 1 < len(tokens):
            return Words.of(tokens[place + 1])
    return Words.of("en")


def _answer(tokens: list[str], words: Words) -> str:
    command, rest = _command(tokens)
    if command is None:
        return _overview(words)
    options = read_options(command, rest)
    if "--help" in options:
        return _help(command, words)
    data, lines = ENTRIES[command.name].run(options, words)
    if "--json" not in options:
        return "\n".join(lines)
    import json  # sentences do not need it

    text = json.dumps(data, ensure_ascii=False)
    return text if _fits(text, sys.stdout) else json.dumps(data)


def _command(tokens: list[str]) -> tuple[Command | None, list[str]]:
    """Return the command and the other tokens; options may come before its name."""
    valued = {option.name for option in COMMON if option.value}
    place = 0
    while place < len(tokens) and tokens[place].startswith("-"):
        place += 2 if tokens[place] in valued else 1
    if place < len(tokens) and tokens[place] in ENTRIES:
        return ENTRIES[tokens[place]].command, tokens[:place] + tokens[place + 1 :]
    if place >= len(tokens):
        options = read_options(Command("", "", COMMON), tokens)
        if "--help" in options:
            return None, []
        raise SENTENCES.refuse(NotationError, "command/missing", commands=tuple(ENTRIES))
    raise SENTENCES.refuse(NotationError, "command", text=tokens[place], commands=tuple(ENTRIES))


def _line(error: AlcaldeError, words: Words) -> str:
    """Return an error as one line; a wrong sum names its two numbers first."""
    params = dict(error.params)
    if "option" in params:  # an argument has a translated name in the help
        params["option"] = words.gettext(str(params["option"]))
    named = AlcaldeError(error.code, error.template, error.rule, params)
    sentence = (named if _fits(SUITS, sys.stderr) else error_in_letters(named)).say(words)
    if isinstance(error, CountError) and "mayor" in error.params:
        sentence = f"{error.params['mayor']} + {error.params['opponents']}: {sentence}"
    return f"alcalde: {sentence}"


def _overview(words: Words) -> str:
    usage = words.gettext(N_("Usage: {line}")).format(line=f"alcalde {'|'.join(ENTRIES)} …")
    rows = [(name, words.gettext(entry.command.help)) for name, entry in ENTRIES.items()]
    more = words.gettext(N_("Each command explains itself: alcalde trick --help."))
    return "\n".join((usage, "", *_table(rows), "", more))


def _help(command: Command, words: Words) -> str:
    line, rows = f"alcalde {command.name}", []
    for name, value, text, required, *_ in command.options:
        shown = name if name == value or not value else f"{name} {words.gettext(value)}"
        shown = words.gettext(shown) if name == value else shown
        line += f" {shown}" if required else f" [{shown}]"
        text = text if _fits(SUITS, sys.stdout) else in_letters(text)
        rows.append((shown, words.gettext(text)))
    usage = words.gettext(N_("Usage: {line}")).format(line=line)
    return "\n".join(
        (usage, "", words.capitalise(words.gettext(command.help)) + ".", "", *_table(rows))
    )


def _table(rows: list[tuple[str, str]]) -> list[str]:
    width = max(len(name) for name, _ in rows)
    return [f"  {name:{width}}  {text}" for name, text in rows]


def _print_error(line: str) -> None:
    try:
        _write(line, sys.stderr)
    except OSError:
        return  # nobody reads it; the exit status still reports the error


def _write(text: str, stream: TextIO | None) -> None:
    if stream is None:  # closed before the program began
        raise OSError
    stream.write(_encodable(text + "\n", stream))
    stream.flush()


def _fits(text: str, stream: TextIO | None) -> bool:
    try:
        text.encode((stream and stream.encoding) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _encodable(text: str, stream: TextIO) -> str:
    """Return the text in characters that the stream can show: where ♥ is missing, A♥ becomes AH."""
    if _fits(text, stream):
        return text
    return "".join(_replacement(c, stream.encoding) for c in text)


def _replacement(character: str, encoding: str) -> str:
    from unicodedata import normalize  # only for terminals that know few characters

    plain = normalize("NFKD", character).encode("ascii", "ignore").decode()
    for attempt in (character, _PLAIN.get(character), plain or None):
        if attempt is not None:
            try:
                attempt.encode(encoding)
            except UnicodeEncodeError:
                continue
            return attempt
    return "?"


def _discard_output() -> None:
    """Redirect standard output to nothing, so that closing it at exit raises no second error."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
