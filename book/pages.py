"""The files of the site: Sphinx's pages, assets, the first page, the 404 page, the sitemap."""

import shutil
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from book.languages import LANGUAGES
from book.picture import trick_picture
from book.runtime import fingerprint, install_tools, run_node

THEME = Path(__file__).parent / "_theme"
FOLDER = "theme"
SEARCH = ("searchtools.js", "language_data.js")
RENAMED = {"_images": "images", "_static": "static"}
"""Sphinx's folders and their names on the site: hosts that run Jekyll, such as branches of GitHub
Pages, leave out whatever begins with `_`."""


def write_assets(site: Path) -> str:
    """Write the theme's assets, scripts and style sheets minified, for all languages.

    Args:
        site: the folder that is served.

    Returns:
        The folder, relative to the site, such as `"theme/1f2e3d4c5b"`: its name is a digest of
        its contents, so browsers may cache the files for ever.

    Raises:
        RuntimeBuildError: Node is missing, or the bundler failed.
    """
    install_tools()
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch, "made")
        shutil.copytree(THEME / "assets", made)
        run_node("bundle.mjs", "theme", str(THEME / "assets"), str(made))
        prefix = f"{FOLDER}/{fingerprint(made)[:10]}"
        folder = site / prefix
        for stale in (site / FOLDER).glob("*"):
            if stale != folder:
                shutil.rmtree(stale)
        if not folder.exists():
            shutil.copytree(made, folder)
    return prefix


def publish(made: Path, target: Path) -> None:
    """Copy the pages of one language, and the files of its search, into the site.

    Files that did not change are not written, so that their compressed copies stay fresh. Sphinx's
    folders get names that every host serves.

    Args:
        made: the folder that Sphinx wrote.
        target: the folder of the language in the site.
    """
    target.mkdir(parents=True, exist_ok=True)
    names = {path.relative_to(made) for path in made.rglob("*.html")}
    names |= {path.relative_to(made) for path in made.glob("_images/*")}
    names |= {Path("searchindex.js"), *(Path("_static") / name for name in SEARCH)}
    wanted = {_renamed(name): name for name in names}
    for path in sorted(target.rglob("*"), reverse=True):
        name = path.relative_to(target)
        kept = name if path.suffix not in (".br", ".gz") else name.with_suffix("")
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()
        elif path.is_file() and kept not in wanted:
            path.unlink()
    for name, source in wanted.items():
        (target / name).parent.mkdir(exist_ok=True, parents=True)
        if name.suffix == ".html":
            write_if_new(target / name, _relinked((made / source).read_text(encoding="utf-8")))
        elif name.suffix == ".js":
            write_if_new(target / name, (made / source).read_text(encoding="utf-8"))
        else:
            shutil.copyfile(made / source, target / name)


def _renamed(name: Path) -> Path:
    """Return the path on the site of a file that Sphinx wrote."""
    return Path(RENAMED.get(name.parts[0], name.parts[0]), *name.parts[1:])


def _relinked(page: str) -> str:
    """Return a page whose links lead to Sphinx's folders by their names on the site."""
    for old, new in RENAMED.items():
        page = page.replace(f'="{old}/', f'="{new}/')
    return page


def write_pages(site: Path, *, runtime: str, assets: str, base: str = "/", url: str = "") -> None:
    """Write the first page and the 404 page.

    Args:
        site: the folder that is served.
        runtime: the folder of the tables' runtime, relative to the site.
        assets: the folder of the theme's assets, relative to the site.
        base: the path that the site is served under, such as `"/some/where/"`. Only the 404 page
            needs it, since a server sends that page at any depth.
        url: the absolute address of the site, such as `"https://example.org/alcalde/"`, or
            nothing.
    """
    templates = _templates()
    shared = {"languages": LANGUAGES, "runtime": runtime, "assets": assets, "url": url}
    for name, values in (
        ("leader.html", {"missing": False, "picture": trick_picture()}),
        ("404.html", {"missing": True, "base": base}),
    ):
        target = site / ("index.html" if name == "leader.html" else name)
        write_if_new(target, templates.get_template(name).render(**shared, **values) + "\n")


def let_everything_through(site: Path) -> None:
    """Remove what a host that runs Jekyll would leave out, and tell GitHub Pages not to run it.

    Args:
        site: the folder that is served.
    """
    for stale in site.glob("_*"):
        shutil.rmtree(stale)
    (site / ".nojekyll").touch()


def write_addresses(site: Path, url: str) -> None:
    """Write `sitemap.xml`, and `robots.txt` if the site is at the root; otherwise remove them.

    Args:
        site: the folder that is served, with its pages in it.
        url: the absolute address of the site. Without it nothing is written, since a sitemap holds
            absolute addresses.
    """
    first = LANGUAGES[0].code
    names = [path.name for path in sorted((site / first).glob("*.html"))]
    values = {
        "url": url,
        "languages": LANGUAGES,
        "first": first,
        "names": [name for name in names if name != "search.html"],
    }
    for name, wanted in (("sitemap.xml", bool(url)), ("robots.txt", urlsplit(url).path == "/")):
        if wanted:
            write_if_new(site / name, _templates().get_template(name).render(**values) + "\n")
        else:
            (site / name).unlink(missing_ok=True)


def _templates() -> Environment:
    """Return the templates of the pages that are no chapters."""
    return Environment(
        loader=FileSystemLoader(THEME / "pages"),
        autoescape=True,
        trim_blocks=True,
        undefined=StrictUndefined,
    )


def write_if_new(target: Path, text: str) -> None:
    """Write a text file, unless it already has this content."""
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
