"""Cuts the compiled catalogues to the sentences of the modules that pages load.

Runs beside Pyodide and not inside it, unlike `archive.py`: Babel reads and writes the catalogues.
"""

import ast
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import read_mo, write_mo

from book.runtime_tools import archive, reach


def said(sources: Iterable[str]) -> set[str]:
    """Return every string literal in the sources of some modules.

    >>> sorted(said(["x = N_('one' 'two')", "y = 'three'"]))
    ['onetwo', 'three']
    """
    return {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def cut(compiled: bytes, texts: set[str]) -> bytes:
    """Return a catalogue with its header and those of its sentences that are among `texts`.

    Args:
        compiled: the content of a `.mo` file.
        texts: sentences; one with a plural is kept when its singular is among them.
    """
    catalogue = read_mo(BytesIO(compiled))
    for message in list(catalogue):
        sentence = message.id if isinstance(message.id, str) else message.id[0]
        if sentence and sentence not in texts:
            catalogue.delete(message.id, message.context)
    out = BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def write(repo: Path, out: Path) -> None:
    """Write `words-LANGUAGE.zip`, the cut catalogues of each language, into the folder `out`.

    Args:
        repo: the project's root, which holds `alcalde/` and `widgets/alcalde_widgets/`.
        out: a folder that exists.
    """
    modules = reach.packages(repo)
    texts = said(modules[name].source for name in reach.shipped(modules))
    members: dict[str, dict[str, bytes]] = {}
    for path, file in reach.catalogues(repo).items():
        language = file.parent.parent.name
        members.setdefault(language, {})[path] = cut(file.read_bytes(), texts)
    for language, catalogues in members.items():
        (out / f"words-{language}.zip").write_bytes(archive.pack(catalogues))
