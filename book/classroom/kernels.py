"""Kernels for the pages: a few wait, ready to answer, so that a page opens quickly."""

import asyncio

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Int

READY = [
    "--IPKernelApp.log_level=ERROR",
    "--HistoryManager.enabled=False",
    "--IPKernelApp.exec_lines=import alcalde_widgets.hosts.notebook",
]
"""What a kernel is started with: it has read the tables before a page asks for one."""


class WaitingKernels(AsyncMappingKernelManager):
    """Hands a page a kernel that is already there, and starts another to wait in its place.

    A kernel belongs to one page and ends with it. Where none waits, as when a whole class opens a
    page at once, a page's kernel is started for it.
    """

    spare = Int(3, config=True, help="How many kernels wait for the next pages.")

    def __init__(self, **settings: object) -> None:
        """Starts with no kernel waiting; see `refill`."""
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        self.waiting: list[str] = []
        self._filling: asyncio.Task[None] | None = None

    async def start_kernel(self, **wishes: object) -> str:  # type: ignore[override]
        """Returns the id of a kernel for a page.

        Args:
            wishes: What Voila asks for. The chapters need nothing of it: they all run alike.
        """
        while self.waiting:
            kernel = self.waiting.pop(0)
            if kernel in self and await ensure_async(self.get_kernel(kernel).is_alive()):
                self.refill()
                return kernel
        return await self._start()

    def refill(self) -> None:
        """Starts kernels, one after another, until enough are waiting."""
        if self._filling is None or self._filling.done():
            self._filling = asyncio.ensure_future(self._fill())

    async def close(self) -> None:
        """Ends every kernel, at once: none has anything to save."""
        self.spare = 0
        if self._filling:
            await self._filling
        await self.shutdown_all(now=True)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Ends a kernel whose page is gone; those that wait for a page stay."""
        if kernel_id not in self.waiting:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]

    async def _fill(self) -> None:
        while len(self.waiting) < self.spare:
            self.waiting.append(await self._start())

    async def _start(self) -> str:
        started: str = await super().start_kernel(kernel_name="python3", extra_arguments=READY)
        return started
