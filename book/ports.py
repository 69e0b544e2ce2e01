"""Choice of ports for `book.serve` and the classroom."""

import argparse

from alcalde.core.text import quoted

ATTEMPTS = 20
HIGHEST = 65535


def port_number(text: str) -> int:
    """Parse a port on the command line, for `argparse`.

    Args:
        text: the argument, such as `"8000"`.

    Raises:
        argparse.ArgumentTypeError: It is not a whole number from 1 to 65535.

    >>> port_number("8000")
    8000
    >>> port_number("80000")
    Traceback (most recent call last):
    argparse.ArgumentTypeError: a port is a whole number from 1 to 65535, unlike '80000'
    """
    if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= HIGHEST:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"a port is a whole number from 1 to {HIGHEST}, unlike {quoted(text)}"
    )


def candidates(port: int) -> range:
    """Return the ports to try, beginning with the wanted one.

    >>> candidates(8000)
    range(8000, 8020)
    >>> candidates(65530)
    range(65530, 65536)
    """
    return range(port, min(port + ATTEMPTS, HIGHEST + 1))
