"""Kernels for the pages: a few are started in advance, so that a page opens quickly."""

import asyncio
import os

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Int
from voila import __version__ as version  # type: ignore[import-untyped]

ARGUMENTS = [
    "--IPKernelApp.log_level=ERROR",
    "--HistoryManager.enabled=False",
    "--IPKernelApp.exec_lines=import alcalde_widgets.hosts.notebook",
]
"""Command-line arguments of a kernel, which imports the tables before a page needs them."""


VOILA = {"SERVER_SOFTWARE": f"voila/{version}"}
"""What Voila adds to the environment of its kernels: tables speak of pages there, not of cells."""


class PrestartedKernels(AsyncMappingKernelManager):
    """A kernel manager that gives a page an idle kernel, and starts another for the next page.

    A kernel belongs to one page and ends with it. If no kernel is idle, as when a whole class opens
    a page at once, one is started for the page.

    Attributes:
        spare: how many kernels to keep idle.
        idle: the ids of the kernels that wait for a page.
    """

    spare = Int(3, config=True, help="How many kernels to keep idle for the next pages.")

    def __init__(self, **settings: object) -> None:
        """Set up the manager without any kernel; `refill` starts them."""
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        self.idle: list[str] = []
        self._filling: asyncio.Task[None] | None = None

    async def start_kernel(self, **options: object) -> str:  # type: ignore[override]
        """Return the id of a kernel for a page.

        Args:
            options: what Voila asks for; ignored, since all chapters run alike.
        """
        while self.idle:
            kernel = self.idle.pop(0)
            if kernel in self and await ensure_async(self.get_kernel(kernel).is_alive()):
                self.refill()
                return kernel
        return await self._start()

    def refill(self) -> None:
        """Start kernels, one after another, until enough are idle."""
        if self._filling is None or self._filling.done():
            self._filling = asyncio.ensure_future(self._fill())

    async def close(self) -> None:
        """Shut down every kernel immediately: none has anything to save."""
        self.spare = 0
        if self._filling:
            await self._filling
        await self.shutdown_all(now=True)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Shut down a kernel whose page is gone, but none that waits for a page."""
        if kernel_id not in self.idle:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]

    async def _fill(self) -> None:
        while len(self.idle) < self.spare:
            self.idle.append(await self._start())

    async def _start(self) -> str:
        started: str = await super().start_kernel(
            kernel_name="python3", extra_arguments=ARGUMENTS, env={**os.environ, **VOILA}
        )
        return started
