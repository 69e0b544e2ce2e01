"""Serve the built book on this machine: `python -m book.serve`.

Files are sent as they are, compressed if the browser accepts it. The content security policy is
strict: everything comes from this origin, and there are no inline scripts.
"""

import argparse
import errno
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol, cast
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

import waitress
from whitenoise import WhiteNoise

from alcalde.core.text import quoted
from book.pages import FOLDER as THEME
from book.ports import candidates, port_number
from book.runtime import FOLDER as TABLES

SITE = Path(__file__).resolve().parent.parent / "out" / "site"
IMMUTABLE = re.compile(rf"({TABLES}|{THEME})/[0-9a-f]{{10,}}/")
"""What is named by a digest of its contents, relative to the site."""
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".js": "text/javascript"}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class Server(Protocol):
    """The interface of waitress's servers."""

    def run(self) -> None:
        """Serve until Ctrl-C."""

    def close(self) -> None:
        """Stop listening."""


class Book:
    """A WSGI application that serves the site, and rescans it after a build."""

    def __init__(self, site: Path = SITE, prefix: str = "/") -> None:
        """Scan the site.

        Args:
            site: the built site.
            prefix: the path that it is served under.

        Raises:
            FileNotFoundError: the site has not been built.
        """
        if not (site / "404.html").exists():
            raise FileNotFoundError(f"There is no built book in {site}: run make build first.")
        self.site, self.prefix = site, prefix
        self._scan()

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer one request."""
        if self._built != self.site.stat().st_mtime_ns:
            self._scan()
        answer: Iterable[bytes] = self._files(environ, start_response)
        return answer

    def _scan(self) -> None:
        """List the files; those in folders named by their contents are immutable."""
        self._built = self.site.stat().st_mtime_ns
        page = (self.site / "404.html").read_text(encoding="utf-8")
        page = page.replace('<base href="/">', f'<base href="{self.prefix}">')
        self._not_found_page = page.encode()
        self._files = WhiteNoise(
            self._not_found,
            root=str(self.site),
            prefix=self.prefix,
            index_file=True,
            max_age=0,
            allow_all_origins=False,
            mimetypes=TYPES,
            immutable_file_test=lambda path, url: bool(IMMUTABLE.match(url[len(self.prefix) :])),
            add_headers_function=lambda headers, path, url: [
                headers.add_header(name, value) for name, value in HEADERS.items()
            ],
        )
        for address in [address for address in self._files.files if address.endswith("/")]:
            # links in pages name index.html, which WhiteNoise alone would redirect
            self._files.files[f"{address}index.html"] = self._files.files[address]

    def _not_found(
        self, environ: WSGIEnvironment, start_response: StartResponse
    ) -> Iterable[bytes]:
        """Answer a request for a URL that has no file."""
        if self.prefix == f"{environ['PATH_INFO']}/":
            start_response("302 Found", [("Location", self.prefix), ("Content-Length", "0")])
            return [b""]
        length = ("Content-Length", str(len(self._not_found_page)))
        headers = [("Content-Type", "text/html; charset=utf-8"), length, *HEADERS.items()]
        start_response("404 Not Found", headers)
        return [b"" if environ["REQUEST_METHOD"] == "HEAD" else self._not_found_page]


def application(site: Path = SITE, prefix: str = "/") -> WSGIApplication:
    """Return a WSGI application that serves the site.

    Args:
        site: the built site.
        prefix: the path that it is served under, such as `"/some/where/"`.

    Raises:
        FileNotFoundError: the site has not been built.
    """
    return Book(site, prefix)


def listen(app: WSGIApplication, host: str, port: int) -> tuple[Server, int]:
    """Return a server on this port, or on the next free one, and its port.

    Args:
        app: the application to serve.
        host: the address to listen on, such as `"127.0.0.1"`.
        port: the first port to try.

    Raises:
        OSError: none of the ports that follow is free, or the host is not this machine's.
    """
    ports = candidates(port)
    for candidate in ports:
        try:
            server = waitress.create_server(app, host=host, port=candidate, threads=8)
            return cast(Server, server), candidate
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == ports[-1]:
                raise
    raise AssertionError("the loop returns or raises")


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve the book from the command line until Ctrl-C; return 0, or 1 after printing why not."""
    parser = argparse.ArgumentParser(prog="python -m book.serve", description="Serve the book.")
    parser.add_argument(
        "--port", type=port_number, default=8000, help="port, or the next free one (8000)"
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument("--prefix", default="/", help="path to serve under, such as /some/where/")
    parser.add_argument("--check", action="store_true", help="only check what is given here")
    options = parser.parse_args(arguments)
    if not (options.prefix.startswith("/") and options.prefix.endswith("/")):
        parser.error(f"--prefix starts and ends with a slash, unlike {quoted(options.prefix)}")
    if options.check:
        return 0
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
