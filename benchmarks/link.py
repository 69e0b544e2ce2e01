"""A network link of limited speed, shared by all connections of one server."""

import asyncio
from dataclasses import dataclass, field

PIECE = 4096
"""How many bytes are sent at once: about three packets, so that connections take turns."""


@dataclass
class Link:
    """The network between server and browser.

    Attributes:
        bytes_per_second: the bandwidth of all connections together; None for no limit.
        round_trip: the latency in seconds that the network adds to each request, and to each new
            connection.

    Example:
        >>> slow = Link(bytes_per_second=1_250_000)
        >>> round(slow.delay(now=0.0, size=12_500), 3), round(slow.delay(now=0.0, size=12_500), 3)
        (0.01, 0.02)
    """

    bytes_per_second: float | None = None
    round_trip: float = 0.0
    _free_at: float = field(default=0.0, init=False)

    def delay(self, now: float, size: int) -> float:
        """Queue some bytes.

        Args:
            now: the time, in seconds.
            size: how many bytes to send.

        Returns:
            How many seconds from now the last of these bytes has been sent.
        """
        if self.bytes_per_second is None:
            return 0.0
        self._free_at = max(now, self._free_at) + size / self.bytes_per_second
        return self._free_at - now

    async def send(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        """Write data to a connection, no faster than the link allows."""
        if self.bytes_per_second is None:
            writer.write(data)
            await writer.drain()
            return
        clock = asyncio.get_running_loop().time
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            await asyncio.sleep(self.delay(clock(), len(piece)))
            writer.write(piece)
            await writer.drain()
