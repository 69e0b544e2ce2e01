"""The refusals of the command line, which rest on no rule of a game."""

from __future__ import annotations

from alcalde.core.catalogue import Catalogue, Sentence
from alcalde.core.text import N_

SENTENCES = Catalogue(
    refusals=(
        Sentence("command", N_("“{text}” is not a command: write one of these: {commands}."), ""),
        Sentence(
            "command/missing",
            N_("No command was given: write one of these: {commands}."),
            "",
        ),
        Sentence(
            "option",
            N_("“{text}” is not an option of {command}: see alcalde {command} --help."),
            "",
        ),
        Sentence("option/any", N_("“{text}” is not an option: see alcalde --help."), ""),
        Sentence("option-twice", N_("{option} is there twice: once is enough."), ""),
        Sentence("option-value/none", N_("{option} takes no value."), ""),
        Sentence("option-value/missing", N_("{option} needs a value after it."), ""),
        Sentence("option-missing", N_("{option} is missing: see alcalde {command} --help."), ""),
        Sentence(
            "option-missing/deal",
            N_("A deal needs exactly one of the two: --seed or --deck."),
            "DEAL-1",
        ),
        Sentence(
            "option-missing/draw",
            N_("A draw needs exactly one of the two: --seed or --draws."),
            "MAYOR-2",
        ),
        Sentence(
            "argument", N_("“{text}” is one argument too many: see alcalde {command} --help."), ""
        ),
        Sentence("file/folder", N_("“{text}” is a folder: name the file of a record."), ""),
        Sentence("file/absent", N_("“{text}” cannot be opened: there is no such file."), ""),
        Sentence(
            "file/unreadable", N_("“{text}” cannot be read: name a file that can be opened."), ""
        ),
        Sentence("file/long", N_("“{text}” is too long: a record has at most {most} bytes."), ""),
        Sentence("file/encoding", N_("“{text}” is no record: it is not text in UTF-8."), ""),
    )
)
"""What the command line refuses."""
