"""The server: compressed files, a path prefix, and a page for unknown addresses."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from wsgiref.types import WSGIApplication
from wsgiref.util import FileWrapper, setup_testing_defaults

import pytest

from book.classroom.__main__ import main as classroom
from book.serve import application, listen, main
from tests.conftest import ROOT

Writer = Callable[[bytes], object]
PAGE = "<p>hola</p>" * 5


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A site of three files."""
    (tmp_path / "es").mkdir()
    (tmp_path / "tables" / "0123456789ab").mkdir(parents=True)
    (tmp_path / "es" / "index.html").write_text(PAGE)
    (tmp_path / "es" / "index.html.br").write_bytes(b"compressed")
    (tmp_path / "tables" / "0123456789ab" / "a.wasm").write_bytes(b"\0asm")
    (tmp_path / "404.html").write_text('<base href="/"><a href="es/index.html">Español</a>')
    return tmp_path


def ask(
    site: Path | WSGIApplication, path: str, prefix: str = "/", **headers: str
) -> tuple[str, dict[str, str], bytes]:
    """Request an address and return the status, the headers and the body."""
    book = application(site, prefix) if isinstance(site, Path) else site
    environ: dict[str, object] = {"PATH_INFO": path, "REQUEST_METHOD": "GET"}
    environ |= {f"HTTP_{name.upper()}": value for name, value in headers.items()}
    setup_testing_defaults(environ)
    said: list[tuple[str, dict[str, str]]] = []

    def start(
        status: str, answer: list[tuple[str, str]], _: object = None, /
    ) -> Callable[[bytes], object]:
        said.append((status, dict(answer)))
        return lambda data: None

    answer = book(environ, start)
    body = b"".join(answer)
    if isinstance(answer, FileWrapper):
        answer.close()
    return *said[0], body


def test_a_folder_shows_its_first_page(small: Path) -> None:
    """An address that ends in a slash serves index.html."""
    status, headers, body = ask(small, "/es/")
    assert (status, body) == ("200 OK", PAGE.encode())
    assert headers["Content-Type"].startswith("text/html")


def test_compressed_copies_are_sent_as_they_are(small: Path) -> None:
    """A browser that accepts Brotli gets the stored copy."""
    _, headers, body = ask(small, "/es/index.html", accept_encoding="gzip, br")
    assert (headers["Content-Encoding"], body) == ("br", b"compressed")


def test_what_is_named_by_its_contents_is_kept_for_ever(small: Path) -> None:
    """Files under a content hash are immutable; WebAssembly has its own type, for streaming."""
    _, headers, _ = ask(small, "/tables/0123456789ab/a.wasm")
    assert headers["Content-Type"] == "application/wasm"
    assert "immutable" in headers["Cache-Control"]
    for prefix in ("/", "/tables/", "/tables/0123456789ab/"):
        page = ask(small, f"{prefix}es/index.html", prefix)
        assert page[0] == "200 OK" and "immutable" not in page[1]["Cache-Control"]


def test_pages_carry_a_strict_policy(small: Path) -> None:
    """Only the site's own files are allowed, and no inline scripts."""
    policy = ask(small, "/es/")[1]["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy


def test_a_wrong_address_leads_back_from_any_depth(small: Path) -> None:
    """The base address is right under a path prefix too."""
    status, _, body = ask(small, "/some/where/es/no/such/page", "/some/where/")
    assert status == "404 Not Found"
    assert b'<base href="/some/where/">' in body


def test_a_book_built_anew_is_seen(small: Path) -> None:
    """The server sees a new build without a restart, since `make build` touches the folder."""
    book = application(small)
    (small / "es" / "index.html.br").unlink()
    (small / "es" / "index.html").write_text("<p>otra vez</p>")
    os.utime(small)
    assert ask(book, "/es/index.html")[2] == b"<p>otra vez</p>"


def test_the_site_stands_under_its_path_alone(small: Path) -> None:
    """The prefix without its slash redirects to the one with it."""
    assert ask(small, "/some/where/es/", "/some/where/")[0] == "200 OK"
    assert ask(small, "/es/", "/some/where/")[0] == "404 Not Found"
    status, headers, _ = ask(small, "/some/where", "/some/where/")
    assert (status, headers["Location"]) == ("302 Found", "/some/where/")


def test_the_next_free_port_is_taken(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ports in use are skipped; other errors are raised."""
    asked = []

    def create(app: object, *, host: str, port: int, threads: int) -> str:
        asked.append(port)
        if port < 8002:
            raise OSError(errno.EADDRINUSE, "Address already in use")
        return "a server"

    monkeypatch.setattr("waitress.create_server", create)
    _, port = listen(application(small), "127.0.0.1", 8000)
    assert port == 8002
    assert asked == [8000, 8001, 8002]
    with pytest.raises(OSError, match="already in use"):
        listen(application(small), "127.0.0.1", 7000)


def test_without_a_built_book_it_says_what_to_do(tmp_path: Path) -> None:
    """The error says which command to run."""
    with pytest.raises(FileNotFoundError, match="run make build first"):
        application(tmp_path)


def test_a_path_without_slashes_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The exit code is argparse's, and the message names the value."""
    with pytest.raises(SystemExit) as exit_:
        main(["--prefix", "some/where"])
    assert exit_.value.code == 2
    assert "'some/where'" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["0", "-1", "65536", "99999", "x", "8000.0", "٣"])
def test_a_port_that_is_none_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Both servers name the value; a higher number would wrap round to another port."""
    for program in (main, classroom):
        with pytest.raises(SystemExit) as exit_:
            program(["--port", port])
        assert exit_.value.code == 2
        assert f"from 1 to 65535, unlike {port!r}" in capsys.readouterr().err


def test_the_highest_port_is_the_last_one_tried(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No port beyond 65535 is tried."""
    asked = []

    def create(app: object, *, host: str, port: int, threads: int) -> str:
        asked.append(port)
        raise OSError(errno.EADDRINUSE, "Address already in use")

    monkeypatch.setattr("waitress.create_server", create)
    with pytest.raises(OSError, match="already in use"):
        listen(application(small), "127.0.0.1", 65534)
    assert asked == [65534, 65535]


@pytest.mark.parametrize("wrong", ["PORT=abc", "PORT=", "PREFIX=book"])
def test_make_refuses_a_port_or_path_before_it_builds(wrong: str, tmp_path: Path) -> None:
    """Nobody waits for a build to learn that a number was mistyped."""
    (tmp_path / "bin").mkdir()
    python = tmp_path / "bin" / "python"
    python.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/asked\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    for stamp in (".made", ".book"):
        (tmp_path / stamp).touch()
    call = ["make", "-s", "serve", f"VENV={tmp_path}", wrong]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "unlike" in done.stderr
    asked = (tmp_path / "asked").read_text().splitlines()
    assert [line.split()[1] for line in asked] == ["book.serve"]


@pytest.mark.parametrize("tool", ["catalogues", "commit_message", "javascript", "pictures"])
def test_a_tool_explains_itself(tool: str) -> None:
    """It prints its help and does nothing else."""
    call = [sys.executable, "-m", f"tools.{tool}", "--help"]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"tools.{tool}" in done.stdout
