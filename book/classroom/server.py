"""The classroom's server: Voila with the book's styles, a first page and URLs of its own."""

import asyncio
import logging
import shutil
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jupyter_server.base.websocket import WS_PING_INTERVAL
from nbformat import NotebookNode
from tornado.ioloop import IOLoop
from tornado.web import RedirectHandler, RequestHandler
from traitlets.config import Config
from voila.app import Voila  # type: ignore[import-untyped]
from voila.static_file_handler import MultiStaticFileHandler  # type: ignore[import-untyped]
from voila.tornado.handler import TornadoVoilaHandler  # type: ignore[import-untyped]

from alcalde_widgets.hosts.saved import table_html
from book.classroom.chapters import all_chapters, page_context
from book.classroom.kernels import PrestartedKernels
from book.classroom.text import html
from book.contents import BOOK
from book.languages import LANGUAGES

TEMPLATE = Path(__file__).parent / "template"
ASSETS = (
    TEMPLATE / "assets",
    BOOK / "_theme" / "assets",
    BOOK.parent / "widgets/alcalde_widgets/static",
)
EXTENSIONS = [
    "@voila-dashboards/widgets-manager8",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
]
"""The JupyterLab extensions that a table needs; others on this machine are not loaded."""
WIDGET = "application/vnd.jupyter.widget-view+json"
IDLE_TIMEOUT = 15 * 60
"""Seconds after which a kernel whose page has disconnected is shut down."""
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' blob:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
    "object-src 'none'; frame-ancestors 'none'"
)
"""What browsers may load: nothing from another host, whatever a script requests."""
DISABLED = (
    "/voila/files/",
    "/voila/render/",
    "/voila/tree",
    "/voila/api/contents",
    "/login",
    "/logout",
)
"""URLs of Voila's that no chapter needs: folders, files, other notebooks, passwords."""


class FirstPage(RequestHandler):
    """Handler of the first page, which lists all chapters; it also answers unknown URLs."""

    def initialize(self, page: Callable[..., str], status: int) -> None:
        """Set the function that renders the page, and the status of the response."""
        self.page, self.status = page, status

    def get(self) -> None:
        """Send the page."""
        self.set_status(self.status)
        self.set_header("Content-Security-Policy", POLICY)
        self.write(self.page(missing=self.status == 404))


def picture(output: NotebookNode) -> str:
    """Return the HTML that is shown until a table is live, or nothing for another output.

    Args:
        output: a cell's output.
    """
    return table_html(output.data)


def live(output: NotebookNode) -> dict[str, Any]:
    """Return the part of a cell's output from which Voila's front end makes it live.

    Args:
        output: a cell's output, which may hold a widget.
    """
    data = {kind: value for kind, value in output.data.items() if kind == WIDGET} or output.data
    return {"output_type": "display_data", "data": data, "metadata": {}, "trusted": True}


def _name_the_chapter(handler: RequestHandler, notebook: NotebookNode, cwd: str) -> None:
    """Add the chapter's path to the notebook for the template; Voila calls this for each page."""
    notebook.metadata["chapter"] = handler.path_args[0]


class ChapterPage(TornadoVoilaHandler):  # type: ignore[misc]
    """Handler of a chapter with a kernel of its own, which the page ends when the reader leaves."""

    async def get(self, path: str) -> None:
        """Send the page, and the XSRF cookie that it needs to end its kernel."""
        self.xsrf_token  # noqa: B018 - reading the token sets the cookie
        await super().get(path)


class Classroom(Voila):  # type: ignore[misc]
    """Voila for this book.

    Attributes:
        shown_address: the address that the first page tells the pupils to open.
        chapters: every chapter, by the code of its language.
    """

    shown_address = ""

    def __init__(self, *, host: str, port: int, shown_address: str = "", book: Path = BOOK) -> None:
        """Configure Voila to serve the chapters.

        Args:
            host: the address to listen on, such as `"0.0.0.0"`.
            port: the port to listen on, which must be free.
            shown_address: the address that the first page tells the pupils to open.
            book: the folder that holds `en`, `es` and `pt`.
        """
        self.chapters = all_chapters(book)
        self.shown_address = shown_address
        settings = Config()
        settings.Voila.update(ip=host, port=port, root_dir=str(book), open_browser=False)
        settings.Voila.update(config_file_paths=[], log_level="ERROR")
        settings.Voila.tornado_settings = {
            "headers": {"Content-Security-Policy": POLICY},
            "ws_ping_timeout": WS_PING_INTERVAL,  # Tornado warns about a longer one
        }
        settings.VoilaConfiguration.update(
            allow_template_override="NO",
            allow_theme_override="NO",
            extension_allowlist=EXTENSIONS,
            multi_kernel_manager_class=PrestartedKernels,
            prelaunch_hook=_name_the_chapter,
        )
        settings.VoilaExporter.filters = {
            "text": html,
            "picture": picture,
            "page_context": partial(page_context, self.chapters),
            "live": live,
        }
        settings.MappingKernelManager.update(cull_idle_timeout=IDLE_TIMEOUT, cull_interval=60)
        super().__init__(config=settings)

    def setup_template_dirs(self) -> None:
        """Let the classroom's templates take precedence over Voila's."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATE))

    def init_handlers(self) -> list[Any]:
        """Return the URL handlers: the chapters, the first page, and those that Voila needs."""
        voila = [
            handler
            for handler in super().init_handlers()
            if handler[0] != "/" and not handler[0].startswith(DISABLED)
        ]
        chapter = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        paths = "|".join(chapter.path for row in self.chapters.values() for chapter in row)
        codes = "|".join(self.chapters)
        page = self._first_page()
        return [
            (r"/", FirstPage, {"page": page, "status": 200}),
            (rf"/({paths})", ChapterPage, chapter),
            (rf"/({codes})/?", RedirectHandler, {"url": "/{0}/index.ipynb", "permanent": False}),
            (r"/classroom/(.*)", MultiStaticFileHandler, {"paths": list(map(str, ASSETS))}),
            (r"/favicon\.ico", RedirectHandler, {"url": "/classroom/favicon.svg"}),
            *voila,
            (r"/.*", FirstPage, {"page": page, "status": 404}),
        ]

    def _first_page(self) -> Callable[..., str]:
        templates = Environment(
            loader=FileSystemLoader(TEMPLATE), autoescape=True, undefined=StrictUndefined
        )
        return partial(
            templates.get_template("first.html").render,
            languages=LANGUAGES,
            chapters=self.chapters,
            address=self.shown_address,
        )

    def start(self, when_open: Callable[[], None] = lambda: None) -> None:
        """Serve until Ctrl-C or a termination signal, then shut down every kernel.

        Args:
            when_open: called once the chapters can be read.
        """
        self.when_open = when_open
        super().start()

    def listen(self) -> None:
        """Listen and run the event loop; `start` calls this when the app is set up."""
        self.app.listen(self.port, self.ip)
        # Also what a socket of a kernel that has just been closed may still report.
        for name in ("tornado.access", "tornado.general"):
            logging.getLogger(name).setLevel(logging.ERROR)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.kernel_manager.refill)
        self.ioloop.add_callback(self.when_open)
        signal.signal(signal.SIGINT, self._handle_signal_stop)
        try:
            self.ioloop.start()
        finally:
            self.stop()

    def stop(self) -> None:
        """Shut down every kernel and delete their connection files."""
        asyncio.get_event_loop().run_until_complete(self.kernel_manager.close())
        shutil.rmtree(self.connection_dir)
