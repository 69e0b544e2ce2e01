"""Run chapters and save their outputs: `python -m book.notebooks FILE …`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
WIDGET = "application/vnd.jupyter.widget-view+json"


def execute(path: Path) -> None:
    """Run one chapter and save it with its outputs, without what differs from run to run.

    Args:
        path: the notebook.

    Raises:
        CellExecutionError: a cell failed; the file is unchanged.
    """
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        extra_arguments=["--IPKernelApp.log_level=ERROR"],
        store_widget_state=False,
        resources={"metadata": {"path": str(path.parent)}},
    ).execute()
    notebook.metadata["kernelspec"] = dict(KERNEL)
    notebook.metadata.pop("language_info", None)
    for number, cell in enumerate(notebook.cells, start=1):
        cell["id"] = f"cell-{number:02}"
        if cell.cell_type == "code":
            cell.metadata.pop("execution", None)
            for output in cell.outputs:
                output.get("data", {}).pop(WIDGET, None)
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the chapters named on the command line; return 0, or 1 after printing which failed."""
    parser = argparse.ArgumentParser(prog="python -m book.notebooks", description=__doc__)
    parser.add_argument("files", nargs="*", metavar="FILE", help="a chapter's notebook")
    for name in parser.parse_args(arguments).files:
        try:
            execute(Path(name))
        except CellExecutionError as error:
            print(f"{name} failed:\n{error}", file=sys.stderr)
            return 1
        print(f"{name} is saved.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
