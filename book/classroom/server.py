"""The classroom's server: Voila with the book's look, its own first page and its own addresses."""

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

from alcalde_widgets.hosts.saved import drawn
from book.classroom.chapters import shelf, surroundings
from book.classroom.kernels import WaitingKernels
from book.classroom.text import html
from book.contents import BOOK
from book.languages import LANGUAGES

TEMPLATE = Path(__file__).parent / "template"
ASSETS = (
    TEMPLATE / "assets",
    BOOK / "_theme" / "assets",
    BOOK.parent / "widgets/alcalde_widgets/static",
)
FRONT_ENDS = [
    "@voila-dashboards/widgets-manager8",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
]
"""Of JupyterLab's extensions on this machine, those that a table needs."""
WIDGET = "application/vnd.jupyter.widget-view+json"
GONE_AFTER = 15 * 60
"""After how many seconds a kernel ends that no page has asked anything of, its page being gone."""
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' blob:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
    "object-src 'none'; frame-ancestors 'none'"
)
"""What browsers may load: nothing of another host, whatever a script might ask for."""
UNSERVED = (
    "/voila/files/",
    "/voila/render/",
    "/voila/tree",
    "/voila/api/contents",
    "/login",
    "/logout",
)
"""What Voila offers and no chapter needs: folders, files, other notebooks, passwords."""


class FirstPage(RequestHandler):
    """Lists the chapters in the three languages, also where an address has no page."""

    def initialize(self, page: Callable[..., str], status: int) -> None:
        """Takes what draws the page, and the status to answer with."""
        self.page, self.status = page, status

    def get(self) -> None:
        """Answers with the page."""
        self.set_status(self.status)
        self.set_header("Content-Security-Policy", POLICY)
        self.write(self.page(missing=self.status == 404))


def picture(output: NotebookNode) -> str:
    """Return the HTML of a table as it stands until it is live; nothing for another output.

    Args:
        output: A cell's output.
    """
    return drawn(output.data)


def live(output: NotebookNode) -> dict[str, Any]:
    """Returns what Voila's front end needs of a cell's output to make it live.

    Args:
        output: A cell's output, which holds a widget or something else.
    """
    data = {kind: value for kind, value in output.data.items() if kind == WIDGET} or output.data
    return {"output_type": "display_data", "data": data, "metadata": {}, "trusted": True}


def _name_the_chapter(handler: RequestHandler, notebook: NotebookNode, cwd: str) -> None:
    """Tells the template which chapter it draws; Voila calls it for each page."""
    notebook.metadata["chapter"] = handler.path_args[0]


class ChapterPage(TornadoVoilaHandler):  # type: ignore[misc]
    """A chapter with a kernel of its own, which the page ends when the reader leaves."""

    async def get(self, path: str) -> None:
        """Answers with the page, and with the token that its farewell must carry."""
        self.xsrf_token  # noqa: B018 - reading it sets the cookie
        await super().get(path)


class Classroom(Voila):  # type: ignore[misc]
    """Voila for this book.

    Attributes:
        shown_address: What the first page tells the pupils to open.
        chapters: Every chapter, by its language's code.
    """

    shown_address = ""

    def __init__(self, *, host: str, port: int, shown_address: str = "", book: Path = BOOK) -> None:
        """Prepares to serve the chapters.

        Args:
            host: The address to listen at, such as ``"0.0.0.0"``.
            port: The port to listen at, which must be free.
            shown_address: What the first page tells the pupils to open.
            book: The folder that holds ``en``, ``es`` and ``pt``.
        """
        self.chapters = shelf(book)
        self.shown_address = shown_address
        settings = Config()
        settings.Voila.update(ip=host, port=port, root_dir=str(book), open_browser=False)
        settings.Voila.update(config_file_paths=[], log_level="ERROR")
        settings.Voila.tornado_settings = {
            "headers": {"Content-Security-Policy": POLICY},
            "ws_ping_timeout": WS_PING_INTERVAL,  # Tornado complains of a longer one
        }
        settings.VoilaConfiguration.update(
            allow_template_override="NO",
            allow_theme_override="NO",
            extension_allowlist=FRONT_ENDS,
            multi_kernel_manager_class=WaitingKernels,
            prelaunch_hook=_name_the_chapter,
        )
        settings.VoilaExporter.filters = {
            "text": html,
            "picture": picture,
            "surroundings": partial(surroundings, self.chapters),
            "live": live,
        }
        settings.MappingKernelManager.update(cull_idle_timeout=GONE_AFTER, cull_interval=60)
        super().__init__(config=settings)

    def setup_template_dirs(self) -> None:
        """Puts the classroom's templates in front of Voila's."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATE))

    def init_handlers(self) -> list[Any]:
        """Returns what answers where: the chapters and the first page, and what Voila needs."""
        kept = [
            handler
            for handler in super().init_handlers()
            if handler[0] != "/" and not handler[0].startswith(UNSERVED)
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
            *kept,
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
        """Serves until Ctrl-C, or until the system asks to end, then ends every kernel.

        Args:
            when_open: What to do once the chapters can be read.
        """
        self.when_open = when_open
        super().start()

    def listen(self) -> None:
        """Listens, and waits for the end; `start` calls it when all is prepared."""
        self.app.listen(self.port, self.ip)
        logging.getLogger("tornado.access").setLevel(logging.ERROR)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.kernel_manager.refill)
        self.ioloop.add_callback(self.when_open)
        signal.signal(signal.SIGINT, self._handle_signal_stop)
        try:
            self.ioloop.start()
        finally:
            self.stop()

    def stop(self) -> None:
        """Ends every kernel and takes away their files."""
        asyncio.get_event_loop().run_until_complete(self.kernel_manager.close())
        shutil.rmtree(self.connection_dir)
