"""Takes out of a module what no page needs of it: docstrings, annotations, line numbers."""

import __future__

import ast
from types import CodeType

from book.runtime_tools.reach import never_true

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_LINE = 0x80 | 13 << 3
"""In a table of line numbers: so many instructions, less one, are so many lines further on."""

_BLIND = frozenset(
    {"abstractmethod", "cache", "cached", "classmethod", "lru_cache", "property", "staticmethod"}
)
"""Decorators that read no annotations; `action` and `singledispatch` do."""

_FIELDS = frozenset({"NamedTuple", "TypedDict"})
"""Bases of classes whose annotations are their fields."""


def slimmed(tree: ast.Module) -> ast.Module:
    """Take out docstrings, annotations that nothing reads, and what type checkers alone read.

    The annotations of named tuples and of decorated classes stay, and those of functions whose
    decorator may read them. A decorated class also keeps an empty-looking docstring: without any,
    `dataclasses` would work out a signature to describe it, at every start, which costs more than
    the docstring did.
    """
    for node in ast.walk(tree):
        if isinstance(node, _FUNCTIONS) and all(map(_is_blind, node.decorator_list)):
            node.returns = None
            arguments = node.args
            more = filter(None, (arguments.vararg, arguments.kwarg))
            for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *more):
                one.annotation = None
        if isinstance(node, ast.If) and never_true(node.test):
            node.body = [ast.copy_location(ast.Pass(), node)]
        if isinstance(node, (ast.Module, ast.ClassDef, *_FUNCTIONS)):
            _drop_docstring(node)
        if isinstance(node, ast.Module) or (isinstance(node, ast.ClassDef) and _is_plain(node)):
            _drop_annotations(node)
    return ast.fix_missing_locations(tree)


def future_flags(tree: ast.Module) -> int:
    """Take `from __future__ import annotations` out of a module, and return its compiler flag."""
    kept = [node for node in tree.body if ast.unparse(node) != ast.unparse(_FUTURE)]
    found = len(kept) < len(tree.body)
    tree.body = kept
    return __future__.annotations.compiler_flag if found else 0


_FUTURE = ast.parse("from __future__ import annotations").body[0]


def _is_blind(decorator: ast.expr) -> bool:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    name = ast.unparse(called).rpartition(".")[2]
    return name in _BLIND or name == "setter"


def _is_plain(node: ast.ClassDef) -> bool:
    """Return whether nothing makes fields of a class's annotations."""
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


def without_lines(code: CodeType) -> CodeType:
    """Puts every instruction of a function on the function's first line.

    A traceback still says file and function; the tables of lines, which compress badly, were two
    fifths of what a page loads of ours. A function's qualified name, which a traceback does not
    show, is its name.
    """
    units = len(code.co_code) // 2
    sizes = [8] * (units // 8) + [units % 8] * bool(units % 8)
    return code.replace(
        co_qualname=code.co_name,
        co_linetable=b"".join(bytes((_LINE | size - 1, 0)) for size in sizes),
        co_consts=tuple(
            without_lines(constant) if isinstance(constant, CodeType) else constant
            for constant in code.co_consts
        ),
    )
