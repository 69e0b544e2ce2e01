"""Strip from a module what no page needs: docstrings, annotations, lines, names of variables."""

import __future__

import ast
import inspect
from types import CodeType

from book.runtime_tools.reach import never_true

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_LINE = 0x80 | 13 << 3
"""The first byte of an entry in a line table without columns, to which a length is added."""

_BLIND = frozenset(
    {"abstractmethod", "cache", "cached", "classmethod", "lru_cache", "property", "staticmethod"}
)
"""Decorators that read no annotations; `action` and `singledispatch` do."""

_MARKS = frozenset({"N_", "NN_", "NC_"})
"""What marks sentences for the catalogues, and returns them as they are."""

_FOR_TYPES = frozenset({"typing", "collections.abc"})
"""Modules whose names are mostly imported for annotations."""

_FIELDS = frozenset({"NamedTuple", "TypedDict"})
"""Bases of classes whose annotations are their fields."""


def slimmed(tree: ast.Module) -> ast.Module:
    """Strip docstrings, annotations that nothing reads, and blocks for type checkers from a module.

    Sentences lose the marks that only the tools of the catalogues look for.

    The annotations of named tuples and of decorated classes stay, and those of functions whose
    decorator may read them. A decorated class also keeps a blank docstring: without one,
    `dataclasses` would compute a signature to put there, at every start, which costs more than
    the docstring does.
    """
    _DropUnread().visit(tree)
    for node in ast.walk(tree):
        if isinstance(node, _FUNCTIONS) and all(map(_is_blind, node.decorator_list)):
            node.returns = None
            arguments = node.args
            starred = filter(None, (arguments.vararg, arguments.kwarg))
            plain = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
            for argument in (*plain, *starred):
                argument.annotation = None
        if isinstance(node, (ast.Module, ast.ClassDef, *_FUNCTIONS)):
            _drop_docstring(node)
        if isinstance(node, ast.Module) or (isinstance(node, ast.ClassDef) and _is_plain(node)):
            _drop_annotations(node)
    _drop_imports(tree)
    return ast.fix_missing_locations(tree)


class _DropUnread(ast.NodeTransformer):
    """Drop the marks of sentences, and what a condition has for type checkers alone."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:  # noqa: N802
        self.generic_visit(node)
        if not never_true(node.test):
            return node
        return node.orelse or ast.copy_location(ast.Pass(), node)

    def visit_Call(self, node: ast.Call) -> ast.AST:  # noqa: N802
        self.generic_visit(node)
        mark = node.func.id if isinstance(node.func, ast.Name) else ""
        if mark == "NN_":
            return ast.copy_location(ast.Tuple(node.args, ast.Load()), node)
        place = {"N_": 0, "NC_": 1}.get(mark)
        return node if place is None else node.args[place]


def _drop_imports(tree: ast.Module) -> None:
    """Drop what a module imports for annotations and marks that are gone by now."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    constants = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    used |= {value for value in constants if isinstance(value, str)}
    for node in [*tree.body]:
        if isinstance(node, ast.ImportFrom):
            node.names = [
                alias
                for alias in node.names
                if (alias.asname or alias.name) in used
                or (node.module not in _FOR_TYPES and alias.name not in _MARKS)
            ]
            if not node.names:
                tree.body.remove(node)
        elif isinstance(node, ast.Pass):
            tree.body.remove(node)


def future_flags(tree: ast.Module) -> int:
    """Remove `from __future__ import annotations` from a module; return its compiler flag, or 0."""
    kept = [node for node in tree.body if ast.unparse(node) != ast.unparse(_FUTURE)]
    found = len(kept) < len(tree.body)
    tree.body = kept
    return __future__.annotations.compiler_flag if found else 0


_FUTURE = ast.parse("from __future__ import annotations").body[0]


def _is_blind(decorator: ast.expr) -> bool:
    function = decorator.func if isinstance(decorator, ast.Call) else decorator
    name = ast.unparse(function).rpartition(".")[2]
    return name in _BLIND or name == "setter"


def _is_plain(node: ast.ClassDef) -> bool:
    """Return whether nothing turns the annotations of a class into fields."""
    bases = {ast.unparse(base).rpartition(".")[2] for base in node.bases}
    return not (node.decorator_list or node.keywords or bases & _FIELDS)


def _drop_annotations(node: ast.Module | ast.ClassDef) -> None:
    body: list[ast.stmt] = []
    for inner in node.body:
        if isinstance(inner, ast.AnnAssign):
            if inner.value is None:
                continue
            plain = ast.Assign([inner.target], inner.value)
            inner = ast.copy_location(plain, inner)
        body.append(inner)
    if not body and not isinstance(node, ast.Module):
        body = [ast.copy_location(ast.Pass(), node)]
    node.body = body


def _drop_docstring(
    node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef,
) -> None:
    if ast.get_docstring(node, clean=False) is None:
        return
    if isinstance(node, ast.ClassDef) and node.decorator_list:
        node.body[0] = ast.copy_location(ast.Expr(ast.Constant(" ")), node.body[0])
    elif len(node.body) > 1 or isinstance(node, ast.Module):
        del node.body[0]
    else:
        node.body[0] = ast.copy_location(ast.Pass(), node.body[0])


def without_debug_data(code: CodeType) -> CodeType:
    """Strip from a code object most of what only tracebacks and debuggers read.

    Every instruction of a function gets the function's first line: a traceback still shows file and
    function, and line tables, which compress badly, were two fifths of our code that a page loads.
    A qualified name, which a traceback does not show, is replaced by the name, and the names of
    local variables by nothing; parameters keep theirs, and so do variables of inner functions.
    """
    units = len(code.co_code) // 2
    sizes = [8] * (units // 8) + [units % 8] * bool(units % 8)
    starred = (code.co_flags & flag for flag in (inspect.CO_VARARGS, inspect.CO_VARKEYWORDS))
    parameters = code.co_argcount + code.co_kwonlyargcount + sum(map(bool, starred))
    return code.replace(
        co_qualname=code.co_name,
        co_linetable=b"".join(bytes((_LINE | size - 1, 0)) for size in sizes),
        co_varnames=tuple(
            name if number < parameters or name in code.co_cellvars else ""
            for number, name in enumerate(code.co_varnames)
        ),
        co_consts=tuple(
            without_debug_data(constant) if isinstance(constant, CodeType) else constant
            for constant in code.co_consts
        ),
    )
