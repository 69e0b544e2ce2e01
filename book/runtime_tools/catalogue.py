"""Divide the compiled catalogues by what the modules that a page loads can say.

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
    """Write the catalogues of each language into the folder `out`.

    `words-LANGUAGE.zip` holds what the core can say, `words-LANGUAGE-KIND.zip` what the modules of
    one kind of table, or of one module of questions, say besides: `tables-game.mo` beside
    `tables.mo`, which `Words` reads together.

    Args:
        repo: the root of the project, which holds `alcalde/` and `widgets/alcalde_widgets/`.
        out: an existing folder.
    """
    modules = reach.packages(repo)
    parts = archive.divide(modules)

    def said(archives: Iterable[str]) -> set[str]:
        return literals(modules[one].source for name in archives for one in parts.modules[name])

    units = {"": said([archive.CORE])}
    needed = parts.kinds | {parts.asked[kind]: names for kind, names in parts.questions.items()}
    for unit, archives in needed.items():
        units[unit] = said(archives) - units[""]
    for unit, texts in units.items():
        members: dict[str, dict[str, bytes]] = {}
        for path, file in reach.catalogues(repo).items():
            data = cut(file.read_bytes(), texts)
            if len(read_mo(BytesIO(data))):
                name = path.replace(".mo", f"-{unit}.mo") if unit else path
                members.setdefault(file.parent.parent.name, {})[name] = data
        for language, catalogues in members.items():
            name = archive.words_name(language, unit)
            (out / f"{name}.zip").write_bytes(archive.pack(catalogues))
