"""Where the other machines of the network find this one, and how many pages it has room for."""

import errno
import socket

import psutil  # type: ignore[import-untyped]

from book.ports import candidates

NOWHERE = ("198.51.100.1", 9)
"""An address that nobody has; see `own_address`."""
PAGE = 90 * 2**20
"""About what the kernel of one open page needs, in bytes."""


def own_address() -> str | None:
    """Returns this machine's address on its network, such as ``"192.168.0.7"``, or `None`.

    Nobody is asked: the system is told of a destination and says which of its own addresses it
    would send from; nothing is sent. Where it knows no way out, as on a network without a router,
    the first address of its network cards is taken.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            address = ""
    return address if address and not _local(address) else next(iter(_cards()), None)


def _cards() -> list[str]:
    """Returns the addresses of the network cards that are up."""
    up = {name for name, card in psutil.net_if_stats().items() if card.isup}
    return [
        entry.address
        for name, entries in psutil.net_if_addrs().items()
        for entry in entries
        if name in up and entry.family == socket.AF_INET and not _local(entry.address)
    ]


def _local(address: str) -> bool:
    """Tells whether an address leads nowhere but to this machine."""
    return address.startswith(("127.", "0.", "169.254."))


def room() -> int:
    """Returns about how many pages can be open at once, by the memory that is free now."""
    free: int = psutil.virtual_memory().available
    return max(1, free // 4 * 3 // PAGE)


def free_port(host: str, port: int) -> int:
    """Returns this port, or the next one that nobody listens at.

    Args:
        host: The address to listen at, such as ``"0.0.0.0"``.
        port: The first port to try.

    Raises:
        OSError: None of the next ports is free, or the host is not this machine's.
    """
    ports = candidates(port)
    for candidate in ports:
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
                return candidate
            except OSError as error:
                if error.errno != errno.EADDRINUSE or candidate == ports[-1]:
                    raise
    raise AssertionError("the loop returns or raises")
