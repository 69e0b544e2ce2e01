"""A local web server with a simulated network, which counts the bytes that it sends.

It supports HTTP/1.1 with persistent connections and gets its responses from a WSGI application, so
the bytes are those that this application sends anywhere.
"""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from types import TracebackType
from typing import Any
from urllib.parse import unquote, urlsplit
from wsgiref.types import WSGIApplication

from benchmarks.link import Link


@dataclass(frozen=True)
class Sent:
    """A response that was sent.

    Attributes:
        path: the path of the request.
        status: the HTTP status.
        head: the size of status line and headers, in bytes.
        body: the size of the body, in bytes.
        at: when it was sent, by the monotonic clock.
    """

    path: str
    status: int
    head: int
    body: int
    at: float


class Server:
    """A context manager that serves an application on a free port of 127.0.0.1.

    Attributes:
        app: the WSGI application.
        link: the network through which responses are sent.
        sent: the responses so far.
        url: the URL of the server, with a trailing slash.

    Example:
        >>> def hello(environ, start_response):
        ...     start_response("200 OK", [("Content-Length", "2")])
        ...     return [b"hi"]
        >>> from urllib.request import urlopen
        >>> with Server(hello, Link()) as server:
        ...     with urlopen(server.url + "x") as answer:
        ...         text = answer.read()
        >>> text, server.sent[0].path, server.sent[0].body
        (b'hi', '/x', 2)
    """

    def __init__(self, app: WSGIApplication, link: Link) -> None:
        """Set up a server; see the class for its arguments."""
        self.app = app
        self.link = link
        self.sent: list[Sent] = []
        self.url = ""
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Server":
        """Start serving."""
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop serving and close every connection."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        """Run the server in its thread."""
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        self._ready.set()
        self._loop.run_forever()
        server.close()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer the requests of one connection in turn."""
        await asyncio.sleep(self.link.round_trip)
        try:
            while request := await reader.readuntil(b"\r\n\r\n"):
                await asyncio.sleep(self.link.round_trip)
                await self._answer(request.decode("latin-1"), writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def _answer(self, request: str, writer: asyncio.StreamWriter) -> None:
        """Send the response to a request and count its bytes."""
        status, headers, body = call(self.app, request)
        lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers)]
        if not any(name.lower() == "content-length" for name, _ in headers):
            lines.append(f"Content-Length: {len(body)}")
        head = ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")
        await self.link.send(writer, head + body)
        path = urlsplit(request.split(" ", 2)[1]).path
        self.sent.append(Sent(path, int(status[:3]), len(head), len(body), monotonic()))


def call(app: WSGIApplication, request: str) -> tuple[str, list[tuple[str, str]], bytes]:
    """Get the response of a WSGI application to a request without a body.

    Args:
        app: the application.
        request: the head of the request.

    Returns:
        The status line without the protocol, the headers, and the body.
    """
    first, *lines = request.strip().split("\r\n")
    method, target, _ = first.split(" ", 2)
    parts = urlsplit(target)
    environ: dict[str, Any] = {
        "REQUEST_METHOD": method,
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote(parts.path).encode().decode("latin-1"),
        "QUERY_STRING": parts.query,
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "wsgi.url_scheme": "http",
    }
    for line in lines:
        name, _, value = line.partition(":")
        environ["HTTP_" + name.strip().upper().replace("-", "_")] = value.strip()
    answer: list[Any] = []
    written: list[bytes] = []

    def start_response(
        status: str, headers: list[tuple[str, str]], error: object = None, /
    ) -> Callable[[bytes], object]:
        answer[:] = [status, headers]
        return written.append

    result = app(environ, start_response)
    try:
        body = b"".join([*written, *result])
    finally:
        getattr(result, "close", lambda: None)()
    return answer[0], answer[1], b"" if method == "HEAD" else body
