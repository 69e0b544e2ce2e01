"""The refusals of the command line, which rest on no rule of a game."""

from __future__ import annotations

from alcalde.core.catalogue import Catalogue
from alcalde.core.reasons import AnyReason
from alcalde.core.text import N_

_REFUSALS = (
    ("command", N_("“{text}” is not a command: write one of these: {commands}."), ""),
    ("command/missing", N_("No command was given: write one of these: {commands}."), ""),
    ("option", N_("“{text}” is not an option of {command}: see alcalde {command} --help."), ""),
    ("option/any", N_("“{text}” is not an option: see alcalde --help."), ""),
    ("option-twice", N_("{option} is there twice: once is enough."), ""),
    ("option-value/none", N_("{option} takes no value."), ""),
    ("option-value/missing", N_("{option} needs a value after it."), ""),
    ("option-missing", N_("{option} is missing: see alcalde {command} --help."), ""),
    ("option-missing/deal", N_("A deal needs exactly one of the two: --seed or --deck."), "DEAL-1"),
    (
        "option-missing/draw",
        N_("A draw needs exactly one of the two: --seed or --draws."),
        "MAYOR-2",
    ),
    ("argument", N_("“{text}” is one argument too many: see alcalde {command} --help."), ""),
    ("file/folder", N_("“{text}” is a folder: name the file of a record."), ""),
    ("file/absent", N_("“{text}” cannot be opened: there is no such file."), ""),
    ("file/unreadable", N_("“{text}” cannot be read: name a file that can be opened."), ""),
    ("file/long", N_("“{text}” is too long: a record has at most {most} bytes."), ""),
    ("file/encoding", N_("“{text}” is no record: it is not text in UTF-8."), ""),
)

SENTENCES = Catalogue(AnyReason, (), _REFUSALS)
"""The sentences of the command line's errors."""
