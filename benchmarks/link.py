"""A line of limited speed, shared by all connections of one server."""

import asyncio
from dataclasses import dataclass, field

#: Bytes that go out in one piece: about three packets, so that connections take turns.
PIECE = 4096


@dataclass
class Link:
    """What lies between the server and the browser.

    Args:
        bytes_per_second: how much all connections may send together; None for no limit.
        round_trip: seconds that a request waits for its first byte, and a new connection for
            its first request; the line itself, not the server.

    Example:
        >>> slow = Link(bytes_per_second=1_250_000)
        >>> round(slow.delay(now=0.0, size=12_500), 3), round(slow.delay(now=0.0, size=12_500), 3)
        (0.01, 0.02)
    """

    bytes_per_second: float | None = None
    round_trip: float = 0.0
    _free_at: float = field(default=0.0, init=False)

    def delay(self, now: float, size: int) -> float:
        """Take a place in the queue.

        Args:
            now: the time, in seconds.
            size: how many bytes are to go out.

        Returns:
            How many seconds from now the last of these bytes is through.
        """
        if self.bytes_per_second is None:
            return 0.0
        self._free_at = max(now, self._free_at) + size / self.bytes_per_second
        return self._free_at - now

    async def send(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        """Write `data`, no faster than the line allows."""
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
