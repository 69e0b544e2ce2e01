"""Files: a record's text, read with care."""

from __future__ import annotations

import sys

from alcalde.core.errors import NotationError
from alcalde.core.sentences import N_

LARGEST_FILE = 65536


def read_text(path: str) -> str:
    """Return the text of a file, which may be no longer than any record can be.

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
            with open(path, "rb") as file:
                raw = file.read(LARGEST_FILE + 1)
    except IsADirectoryError:
        raise _unread(path, N_("“{text}” is a folder: name the file of a record.")) from None
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise _unread(path, N_("“{text}” cannot be opened: there is no such file.")) from None
    except OSError:
        raise _unread(
            path, N_("“{text}” cannot be read: name a file that can be opened.")
        ) from None
    if len(raw) > LARGEST_FILE:
        raise _unread(path, N_("“{text}” is too long: a record has at most {most} bytes."))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _unread(path, N_("“{text}” is no record: it is not text in UTF-8.")) from None


def _unread(path: str, sentence: str) -> NotationError:
    return NotationError("file", sentence, "", {"text": path, "most": LARGEST_FILE})
