"""What stands beside the chapters: shared assets, the first page, the page for a wrong address."""

import hashlib
import shutil
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from book.languages import LANGUAGES
from book.picture import trick_picture

THEME = Path(__file__).parent / "_theme"
FOLDER = "_book"


def write_assets(site: Path) -> str:
    """Copies the theme's own files to where every language finds them.

    Args:
        site: The folder that is served.

    Returns:
        Their folder below the site, such as ``"_book/1f2e3d4c5b"``, named by what is in it, so that
        a browser may keep the files for ever.
    """
    sources = sorted((THEME / "assets").iterdir())
    digest = hashlib.sha256(b"\0".join(source.read_bytes() for source in sources))
    prefix = f"{FOLDER}/{digest.hexdigest()[:10]}"
    folder = site / prefix
    for stale in (site / FOLDER).glob("*"):
        if stale != folder:
            shutil.rmtree(stale)
    folder.mkdir(parents=True, exist_ok=True)
    for source in sources:
        target = folder / source.name
        if not target.exists():
            shutil.copyfile(source, target)
    return prefix


def write_pages(site: Path, *, runtime: str, assets: str, base: str = "/") -> None:
    """Writes the first page and the page for a wrong address.

    Args:
        site: The folder that is served.
        runtime: Where the tables' files are, below the site.
        assets: Where the theme's own files are, below the site.
        base: The path that the site is served under, such as ``"/some/where/"``. Only the page for
            a wrong address needs it, since a server shows that one at any depth.
    """
    templates = Environment(
        loader=FileSystemLoader(THEME / "pages"),
        autoescape=True,
        trim_blocks=True,
        undefined=StrictUndefined,
    )
    shared = {"languages": LANGUAGES, "runtime": runtime, "assets": assets}
    for name, values in (
        ("leader.html", {"missing": False, "picture": trick_picture()}),
        ("404.html", {"missing": True, "base": base}),
    ):
        target = site / ("index.html" if name == "leader.html" else name)
        write_if_new(target, templates.get_template(name).render(**shared, **values) + "\n")


def write_if_new(target: Path, text: str) -> None:
    """Writes a text file, but leaves one alone that already says the same."""
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
