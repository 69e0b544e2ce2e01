"""Reduce the compiled catalogues to the messages of the modules that pages load.

Unlike `archive.py`, this runs outside Pyodide, which has no Babel.
"""

import ast
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import read_mo, write_mo

from book.runtime_tools import archive, reach


def literals(sources: Iterable[str]) -> set[str]:
    """Return every string literal in these sources.

    >>> sorted(literals(["x = N_('one' 'two')", "y = 'three'"]))
    ['onetwo', 'three']
    """
    return {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def cut(compiled: bytes, texts: set[str]) -> bytes:
    """Return a catalogue reduced to its header and the messages that are among `texts`.

    Args:
        compiled: the content of a `.mo` file.
        texts: message ids; a message with a plural is kept if its singular is among them.
    """
    catalogue = read_mo(BytesIO(compiled))
    for message in list(catalogue):
        singular = message.id if isinstance(message.id, str) else message.id[0]
        if singular and singular not in texts:
            catalogue.delete(message.id, message.context)
    out = BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def write(repo: Path, out: Path) -> None:
    """Write the reduced catalogues of each language into the folder `out`, as `words-LANGUAGE.zip`.

    Args:
        repo: the root of the project, which holds `alcalde/` and `widgets/alcalde_widgets/`.
        out: an existing folder.
    """
    modules = reach.packages(repo)
    texts = literals(modules[name].source for name in reach.shipped(modules))
    members: dict[str, dict[str, bytes]] = {}
    for path, file in reach.catalogues(repo).items():
        language = file.parent.parent.name
        members.setdefault(language, {})[path] = cut(file.read_bytes(), texts)
    for language, catalogues in members.items():
        (out / f"words-{language}.zip").write_bytes(archive.pack(catalogues))
