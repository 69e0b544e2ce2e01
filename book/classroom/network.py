"""The address of this machine on its network, and how many pages it has room for."""

import errno
import socket

import psutil  # type: ignore[import-untyped]

from book.ports import candidates

UNUSED = ("198.51.100.1", 9)
"""An address reserved for documentation; see `own_address`."""
PAGE = 90 * 2**20
"""Approximate memory of the kernel of one open page, in bytes."""


def own_address() -> str | None:
    """Return this machine's address on its network, such as `"192.168.0.7"`, or `None`.

    Nothing is sent: connecting a datagram socket only makes the system choose the address that it
    would send from. If it has no route, as on a network without a router, the first address of
    its network interfaces is taken.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNUSED)
            address = str(probe.getsockname()[0])
        except OSError:
            address = ""
    return address if address and not _local(address) else next(iter(_interface_addresses()), None)


def _interface_addresses() -> list[str]:
    """Return the addresses of the network interfaces that are up."""
    up = {name for name, stats in psutil.net_if_stats().items() if stats.isup}
    return [
        entry.address
        for name, entries in psutil.net_if_addrs().items()
        for entry in entries
        if name in up and entry.family == socket.AF_INET and not _local(entry.address)
    ]


def _local(address: str) -> bool:
    """Return whether an address is loopback, unspecified or link-local."""
    return address.startswith(("127.", "0.", "169.254."))


def capacity() -> int:
    """Return about how many pages can be open at once, given the free memory."""
    free: int = psutil.virtual_memory().available
    return max(1, free // 4 * 3 // PAGE)


def free_port(host: str, port: int) -> int:
    """Return this port, or the next free one.

    Args:
        host: the address to listen on, such as `"0.0.0.0"`.
        port: the first port to try.

    Raises:
        OSError: none of the ports that follow is free, or the host is not this machine's.
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
