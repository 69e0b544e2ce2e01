"""Check the JavaScript: its types, its style and its format.

    python -m tools.javascript            check it
    python -m tools.javascript --format   put it into the house style

TypeScript compares the scripts' JSDoc types with `static/protocol.d.ts`, once as scripts of a
browser (`tsconfig.json`) and once as scripts of Node (`tests/js/tsconfig.json`); Biome does the
rest (`biome.json`).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence

from book import runtime

TYPESCRIPT = "typescript/bin/tsc"
BIOME = "@biomejs/biome/bin/biome"
CHECKS = (
    (TYPESCRIPT, "--project", "."),
    (TYPESCRIPT, "--project", "tests/js"),
    (BIOME, "check", "--error-on-warnings"),
)
FORMATS = ((BIOME, "check", "--write"),)


def run(tool: str, *args: str) -> bool:
    """Run a tool from `node_modules`; its output goes to the terminal.

    Args:
        tool: the path of its script in `node_modules`.
        args: its arguments.

    Returns:
        Whether it succeeded.
    """
    command = [runtime.node()[0], str(runtime.ROOT / "node_modules" / tool), *args]
    return subprocess.run(command, cwd=runtime.ROOT, check=False).returncode == 0


def main(argv: Sequence[str] | None = None) -> int:
    """Check or format the JavaScript."""
    parser = argparse.ArgumentParser(prog="python -m tools.javascript", description=__doc__)
    parser.add_argument("--format", action="store_true", help="put it into the house style")
    options = parser.parse_args(argv)
    try:
        runtime.install_tools(checks=True)
    except runtime.RuntimeBuildError as error:
        print(error, file=sys.stderr)
        return 1
    results = [run(*command) for command in (FORMATS if options.format else CHECKS)]
    return 0 if all(results) else 1


if __name__ == "__main__":
    raise SystemExit(main())
