"""Serves the built book on this machine: ``python -m book.serve``.

Nothing is computed here: files are sent as they are, compressed where the browser takes it. The
content policy is strict: everything comes from this address, and no script stands in a page.
"""

import argparse
import errno
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol, cast
from wsgiref.types import StartResponse, WSGIEnvironment

import waitress
from whitenoise import WhiteNoise

SITE = Path(__file__).resolve().parent.parent / "out" / "site"
TRIES = 20
FOREVER = ("/_alcalde/", "/_book/")
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".js": "text/javascript"}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class Server(Protocol):
    """What waitress's servers have in common."""

    def run(self) -> None:
        """Serves until Ctrl-C."""

    def close(self) -> None:
        """Stops listening."""


def application(site: Path = SITE, prefix: str = "/") -> WhiteNoise:
    """Returns a WSGI application that serves the site.

    Args:
        site: The built site.
        prefix: The path that it is served under, such as ``"/some/where/"``.

    Raises:
        FileNotFoundError: The site has not been built.
    """
    missing = site / "404.html"
    if not missing.exists():
        raise FileNotFoundError(f"There is no built book in {site}: run make build first.")
    page = missing.read_text(encoding="utf-8").replace('<base href="/">', f'<base href="{prefix}">')

    def elsewhere(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        path = environ.get("PATH_INFO", "/")
        if prefix == f"{path}/":
            start_response("302 Found", [("Location", prefix), ("Content-Length", "0")])
            return [b""]
        body = page.encode()
        headers = {
            "Content-Type": "text/html; charset=utf-8",
            "Content-Length": str(len(body)),
            **HEADERS,
        }
        start_response("404 Not Found", list(headers.items()))
        return [b"" if environ["REQUEST_METHOD"] == "HEAD" else body]

    return WhiteNoise(
        elsewhere,
        root=str(site),
        prefix=prefix,
        index_file=True,
        max_age=0,
        mimetypes=TYPES,
        immutable_file_test=lambda path, url: any(folder in url for folder in FOREVER),
        add_headers_function=lambda headers, path, url: [
            headers.add_header(name, value) for name, value in HEADERS.items()
        ],
    )


def listen(app: WhiteNoise, host: str, port: int) -> tuple[Server, int]:
    """Returns a server on this port, or on the next free one where it is taken, and that port.

    Args:
        app: What `application` returned.
        host: The address to listen at, such as ``"127.0.0.1"``.
        port: The first port to try.

    Raises:
        OSError: None of the next ports is free, or the host is not this machine's.
    """
    for candidate in range(port, port + TRIES):
        try:
            server = waitress.create_server(app, host=host, port=candidate, threads=8)
            return cast(Server, server), candidate
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == port + TRIES - 1:
                raise
    raise AssertionError("the loop returns or raises")


def main(arguments: Sequence[str] | None = None) -> int:
    """Serves the book from the command line until Ctrl-C; returns 0, or 1 after saying why not."""
    parser = argparse.ArgumentParser(prog="python -m book.serve", description="Serve the book.")
    parser.add_argument("--port", type=int, default=8000, help="port, or the next free one (8000)")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument("--prefix", default="/", help="path to serve under, such as /some/where/")
    options = parser.parse_args(arguments)
    if not (options.prefix.startswith("/") and options.prefix.endswith("/")):
        parser.error(f"--prefix starts and ends with a slash, unlike {options.prefix!r}")
    try:
        server, port = listen(application(prefix=options.prefix), options.host, options.port)
    except OSError as error:
        print(error, file=sys.stderr)
        return 1
    if port != options.port:
        print(f"Port {options.port} is taken; using {port}.")
    print(f"The book is at http://{options.host}:{port}{options.prefix} (Ctrl-C ends)", flush=True)
    server.run()
    server.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
