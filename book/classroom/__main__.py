"""Serve every chapter on the local network: `python -m book.classroom`."""

import argparse
import sys
from collections.abc import Sequence

from book.classroom.network import PAGE, capacity, free_port, own_address
from book.classroom.server import Classroom
from book.ports import port_number


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve the chapters until Ctrl-C; return 0, or 1 after printing what went wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m book.classroom", description="Serve every chapter on the local network."
    )
    parser.add_argument(
        "--port", type=port_number, default=8000, help="port, or the next free one (8000)"
    )
    parser.add_argument(
        "--host", default="0.0.0.0", help="address to listen at (0.0.0.0: the whole network)"
    )
    options = parser.parse_args(arguments)
    try:
        port = free_port(options.host, options.port)
    except OSError as error:
        print(error, file=sys.stderr)
        return 1
    if port != options.port:
        print(f"Port {options.port} is taken; using {port}.")
    open_to_all = options.host == "0.0.0.0"
    address = own_address() if open_to_all else options.host
    shown = f"http://{address or 'localhost'}:{port}/"
    classroom = Classroom(host=options.host, port=port, shown_address=shown)
    classroom.initialize([])
    classroom.start(lambda: print(welcome(shown, alone=not address), flush=True))
    print("The classroom is closed.")
    return 0


def welcome(address: str, *, alone: bool) -> str:
    """Return what the teacher reads when the classroom opens.

    Args:
        address: the address of the first page.
        alone: whether this machine is on no network.
    """
    lines = ["The classroom is open: every chapter, in English, Spanish and Portuguese.", ""]
    if alone:
        lines += [f"    {address}", "", "This machine is on no network, so nobody else can join."]
    else:
        lines += [f"    {address}", "", "The pupils open that address, on the same network."]
    lines += [
        f"Each open page needs about {PAGE >> 20} MB of this machine's memory: there is room for "
        f"about {capacity()} at once.",
        "Ctrl-C ends.",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
