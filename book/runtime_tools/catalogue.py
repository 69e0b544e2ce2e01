"""Cuts a compiled catalogue to the sentences that some modules say.

A catalogue's file (GNU gettext's `.mo`) is two tables of lengths and places, of the sentences and
of their translations, and then the texts, each with a zero behind it.
"""

import ast
import struct
from collections.abc import Iterable

HEAD = "<7I"
MAGIC = 0x950412DE


def said(sources: Iterable[str]) -> set[str]:
    """Gives every text that stands in some modules' sources.

    >>> sorted(said(["x = N_('one' 'two')", "y = 'three'"]))
    ['onetwo', 'three']
    """
    return {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def entries(catalogue: bytes) -> list[tuple[bytes, bytes]]:
    """Gives a catalogue's sentences and translations, as they stand in its file."""
    magic, _, count, sentences, translations, *_ = struct.unpack_from(HEAD, catalogue)
    if magic != MAGIC:
        raise ValueError("this is no catalogue with its least byte first")

    def texts(table: int) -> list[bytes]:
        found = []
        for number in range(count):
            length, place = struct.unpack_from("<2I", catalogue, table + 8 * number)
            found.append(catalogue[place : place + length])
        return found

    return list(zip(texts(sentences), texts(translations), strict=True))


def cut(catalogue: bytes, texts: set[str]) -> bytes:
    """Gives the catalogue with its head and those of its sentences that are among `texts`.

    A sentence with a context, or with a plural, is there when its own first form is.
    """
    kept = [
        (sentence, translation)
        for sentence, translation in entries(catalogue)
        if not sentence or sentence.decode().split("\x04")[-1].split("\0")[0] in texts
    ]
    start = struct.calcsize(HEAD)
    tables, body = b"", b""
    place = start + 16 * len(kept)
    for column in (0, 1):
        for pair in kept:
            tables += struct.pack("<2I", len(pair[column]), place + len(body))
            body += pair[column] + b"\0"
    head = struct.pack(HEAD, MAGIC, 0, len(kept), start, start + 8 * len(kept), 0, 0)
    return head + tables + body
