"""Pack the modules that pages use, of Python's library and of ours; runs inside Pyodide.

`cut.mjs` starts Pyodide in Node and calls `main` here, so that the bytecode fits that interpreter.
The archives are stored without compression (brotli does better on them than on deflated members),
with sorted members and a fixed date, so that the same sources give the same bytes:

- `python_stdlib.zip`: the modules of the library that `reach.py` finds, as `.pyc`
- `core.zip`: our modules that every page with tables needs, and empty packages
- `trick.zip` and so on: modules that one kind of table alone needs
- `ask-alcalde-turns.zip` and so on: modules that the questions of one module alone need
- `shared-3.zip` and so on: modules that the same several kinds and questions need
- `archives.json`: the archives that a page needs by its tables, their questions and its language,
  for which `catalogue.py` has written `words-LANGUAGE.zip`, `words-LANGUAGE-KIND.zip` and so on
"""

import ast
import importlib.util
import io
import json
import marshal
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from book.runtime_tools import reach, slim

HEADER = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8)
"""The header of a `.pyc` based on a hash of its source that is never checked."""

DATE = (1980, 1, 1, 0, 0, 0)
CORE = "core"

COMMON = 0.4
"""The share of kinds from which on a module goes into the core.

Small archives compress badly: with this share a page loads up to six files less, and 3 KB less,
than with a core of what every kind reaches; a lower one makes pages with few tables heavier."""


def bytecode(source: str, name: str) -> bytes:
    """Return the content of the `.pyc` of a module.

    Args:
        source: its source.
        name: its path in the archive, which tracebacks show.
    """
    tree = slim.slimmed(ast.parse(source))
    flags = slim.future_flags(tree)
    code = compile(tree, name, "exec", flags, dont_inherit=True, optimize=1)
    return HEADER + marshal.dumps(slim.without_debug_data(code))


def pack(members: dict[str, bytes]) -> bytes:
    """Return a zip file of these members, uncompressed and reproducible."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(members):
            archive.writestr(zipfile.ZipInfo(name, DATE), members[name])
    return out.getvalue()


def compiled(modules: dict[str, reach.Module], names: Iterable[str]) -> dict[str, bytes]:
    """Return the archive members of these modules: their compiled contents by path."""
    return {
        modules[name].path + "c": bytecode(modules[name].source, modules[name].path)
        for name in names
    }


class Parts(NamedTuple):
    """How our modules are divided.

    Attributes:
        modules: the modules of each archive.
        kinds: the archives of each kind of table, the core among them.
        questions: the archives of each kind of question, the core among them.
        asked: the archive of the module of each kind of question.
    """

    modules: dict[str, set[str]]
    kinds: dict[str, set[str]]
    questions: dict[str, set[str]]
    asked: dict[str, str]


def words_name(language: str, unit: str = "") -> str:
    """Return the archive of the words that the core says, or what a kind or question adds.

    Args:
        language: such as `es`.
        unit: the kind of table, or the archive of the question's module; nothing for the core.

    >>> words_name("es"), words_name("es", "game")
    ('words-es', 'words-es-game')
    """
    return f"words-{language}-{unit}" if unit else f"words-{language}"


def divide(modules: dict[str, reach.Module]) -> Parts:
    """Divide our modules among archives.

    Modules that the same kinds of table reach go into one archive, so a page loads nothing twice
    and hardly more than its kinds reach: what most of them reach goes into the core. A task needs
    the archives of its question too; the questions of one module share theirs.
    """
    kinds, questions = reach.kinds(modules), reach.questions(modules)
    asked = {
        kind: f"ask-{module.removeprefix(f'{reach.TASKS}.').replace('.', '-')}"
        for kind, module in questions.items()
    }
    roots = dict(kinds)
    roots |= {asked[kind]: module for kind, module in sorted(questions.items())}
    by_root = {name: reach.reached(modules, reach.ENTRY, root) for name, root in roots.items()}
    groups: dict[tuple[str, ...], set[str]] = {}
    for module in set().union(*by_root.values()):
        empty = not slim.slimmed(ast.parse(modules[module].source)).body
        users = tuple(name for name in roots if module in by_root[name])
        if empty or len(users) >= COMMON * len(roots):
            users = tuple(roots)
        groups.setdefault(users, set()).add(module)
    archives: dict[str, set[str]] = {}
    needed: dict[str, set[str]] = {name: set() for name in roots}
    for number, users in enumerate(sorted(groups), 1):
        name = users[0] if len(users) == 1 else f"shared-{number}"
        name = CORE if users == tuple(roots) else name
        archives[name] = groups[users]
        for root in users:
            needed[root].add(name)
    return Parts(
        archives,
        {kind: needed[kind] for kind in kinds},
        {kind: needed[name] for kind, name in asked.items()},
        asked,
    )


def spoken(parts: Parts, written: set[str]) -> dict[str, list[str]]:
    """Return the archives of words by language, and by what a table of that language adds.

    Args:
        parts: how our modules are divided.
        written: the archives of words that there are.

    Returns:
        The archives under keys such as `es`, `es/game` and `es/task/who-wins`.
    """
    units = {"": ""} | {f"/{kind}": kind for kind in parts.kinds}
    units |= {f"/task/{kind}": name for kind, name in parts.asked.items()}
    languages = {name.split("-")[1] for name in written}
    return {
        language + key: [name]
        for language in sorted(languages)
        for key, unit in units.items()
        if (name := words_name(language, unit)) in written
    }


def main(stock: str, repo: str, out: str) -> None:
    """Write the archives and their index, `archives.json`, into the folder `out`.

    Args:
        stock: the path of Pyodide's own `python_stdlib.zip`.
        repo: the root of the project, which holds `alcalde/` and `widgets/alcalde_widgets/`.
        out: an existing folder.
    """
    library = reach.library(Path(stock)) | reach.slimmed(Path(__file__).parent / "slimmed")
    packages = reach.packages(Path(repo))
    parts = divide(packages)
    ours = set().union(*parts.modules.values())
    names = reach.closure(library, {name: packages[name] for name in ours})
    contents = {"python_stdlib": compiled(library, names)}
    for name, modules in parts.modules.items():
        contents[name] = compiled(packages, modules)
    for name, members in contents.items():
        Path(out, f"{name}.zip").write_bytes(pack(members))
    needed = {
        "all": [CORE],
        "kinds": {kind: sorted(need - {CORE}) for kind, need in parts.kinds.items()},
        "questions": {kind: sorted(need - {CORE}) for kind, need in parts.questions.items()},
        "languages": spoken(parts, {path.stem for path in Path(out).glob("words-*.zip")}),
    }
    Path(out, "archives.json").write_text(json.dumps(needed, indent=1, sort_keys=True) + "\n")
