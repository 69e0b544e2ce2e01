"""Files: the text of a record, read within limits."""

from __future__ import annotations

import os
import sys

from alcalde.commands.sentences import SENTENCES
from alcalde.core.errors import NotationError

LARGEST_FILE = 65536
"""How many bytes a file may have; no record needs more."""


def read_text(path: str) -> str:
    """Return the text of a file, which is at most `LARGEST_FILE` bytes long.

    Args:
        path: the file's path; `-` reads standard input.

    Raises:
        NotationError: `file`, when it is missing, a folder, too long, or not text in UTF-8.

    >>> read_text(".")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “.” is a folder: name the file of a record.
    """
    try:
        if path == "-" and sys.stdin is not None:
            raw = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with open(_encodable(path), "rb") as file:
                raw = file.read(LARGEST_FILE + 1)
    except IsADirectoryError:
        raise _refused("file/folder", path) from None
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise _refused("file/absent", path) from None
    except OSError:
        raise _refused("file/unreadable", path) from None
    if len(raw) > LARGEST_FILE:
        raise _refused("file/long", path)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _refused("file/encoding", path) from None


def _encodable(path: str) -> str | bytes:
    """Return a path that the file system takes where the locale knows few letters."""
    try:
        os.fsencode(path)
    except UnicodeEncodeError:
        return path.encode("utf-8", "surrogateescape")
    return path


def _refused(name: str, path: str) -> NotationError:
    return SENTENCES.refuse(NotationError, name, text=path, most=LARGEST_FILE)
