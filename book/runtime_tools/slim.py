"""Takes out of a module what no page needs of it: docstrings, annotations, line numbers."""

import ast
from types import CodeType

from book.runtime_tools.reach import never_true

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_LINE = 0x80 | 13 << 3
"""In a table of line numbers: so many instructions, less one, are so many lines further on."""


def slimmed(tree: ast.Module) -> ast.Module:
    """Takes out docstrings, the annotations of functions, and what type checkers alone read.

    A class keeps its annotations, which make the fields of named tuples and dataclasses, and a
    decorated function its own, which `singledispatch` reads. A class also keeps an empty-looking
    docstring: without any, `dataclasses` would work out a signature to describe it, at every
    start, which costs more than the docstring did.
    """
    for node in ast.walk(tree):
        if isinstance(node, _FUNCTIONS) and not node.decorator_list:
            node.returns = None
            arguments = node.args
            more = filter(None, (arguments.vararg, arguments.kwarg))
            for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *more):
                one.annotation = None
        if isinstance(node, ast.If) and never_true(node.test):
            node.body = [ast.copy_location(ast.Pass(), node)]
        if isinstance(node, (ast.Module, ast.ClassDef, *_FUNCTIONS)):
            _drop_docstring(node)
    return ast.fix_missing_locations(tree)


def _drop_docstring(
    node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef,
) -> None:
    if ast.get_docstring(node, clean=False) is None:
        return
    if isinstance(node, ast.ClassDef):
        node.body[0] = ast.copy_location(ast.Expr(ast.Constant(" ")), node.body[0])
    elif len(node.body) > 1 or isinstance(node, ast.Module):
        del node.body[0]
    else:
        node.body[0] = ast.copy_location(ast.Pass(), node.body[0])


def without_lines(code: CodeType) -> CodeType:
    """Puts every instruction of a function on the function's first line.

    A traceback still says file and function; the tables of lines, which compress badly, were two
    fifths of what a page loads of ours.
    """
    units = len(code.co_code) // 2
    sizes = [8] * (units // 8) + [units % 8] * bool(units % 8)
    return code.replace(
        co_linetable=b"".join(bytes((_LINE | size - 1, 0)) for size in sizes),
        co_consts=tuple(
            without_lines(constant) if isinstance(constant, CodeType) else constant
            for constant in code.co_consts
        ),
    )
