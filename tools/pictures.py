"""Render the pictures that are committed: `python -m tools.pictures`, after `make build`.

These are the PNG versions of the favicon, the preview picture of links in each language, and the
picture in the README, all rendered from the book's own drawings, styles and pages.
"""

from __future__ import annotations

import argparse
import sys
import threading
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path

import waitress
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from book.languages import LANGUAGES, Language
from book.picture import trick_picture
from book.runtime import STATIC
from book.serve import application
from tests.chromium import FLAGS, find_chromium

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "book" / "_theme" / "assets"
STYLES = (STATIC / "notebook.bundle.css", ASSETS / "book.css")
README = ROOT / "docs" / "alcalde.png"
PAGE = "es/index.html"
FONTS = ":root { --al-serif: 'Liberation Serif'; --al-sans: 'Liberation Sans'; }"
"""Fixed fonts, so that the pictures look the same on every machine (Debian: fonts-liberation)."""
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
SOCIAL = """
body { box-sizing: border-box; height: 630px; padding: 0 72px 0 80px; display: grid;
  grid-template-columns: 400px 1fr; gap: 56px; align-items: center; }
h1 { font: italic 600 120px/1 var(--al-serif); letter-spacing: -.03em; margin: 0 0 28px; }
p.say { font: 34px/1.3 var(--al-sans); color: var(--al-muted); margin: 0; text-wrap: balance; }
.al-table.bk-hero { padding: 44px 24px 36px; }
.bk-hero .bk-fan { --al-card-w: 150px; }
.bk-hero .al-sum { zoom: 1.4; }
"""
SHOWN = """
body { margin: 0; width: 1060px; height: 720px; background: #e9edf4; position: relative; }
img { position: absolute; border-radius: 10px; box-shadow: 0 0 0 1px #cfd6e2; }
.wide { left: 24px; top: 24px; } .phone { right: 24px; bottom: 24px; }
"""


def icons(browser: Browser) -> None:
    """Render the favicon for browsers that support no SVG."""
    svg = (ASSETS / "favicon.svg").read_text(encoding="utf-8")
    for name, size, corners in (("favicon.png", 32, 7), ("touch-icon.png", 180, 0)):
        page = browser.new_page(viewport={"width": size, "height": size})
        drawing = svg.replace('rx="7"', f'rx="{corners}"')
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
        page.screenshot(path=ASSETS / name, omit_background=True)
        page.close()


def social(browser: Browser, language: Language) -> None:
    """Render the preview picture of links to the book in one language."""
    page = browser.new_page(viewport={"width": 1200, "height": 630}, color_scheme="light")
    styles = "".join(path.read_text(encoding="utf-8") for path in STYLES)
    page.set_content(
        f'<html lang="{language.tag}"><style>{styles}{FONTS}{SOCIAL}</style><body class="bk">'
        f'<div><h1>Alcalde</h1><p class="say">{language.greeting}</p></div>{trick_picture()}'
    )
    page.screenshot(path=ASSETS / f"social-{language.code}.png")
    page.close()


def readme(browser: Browser, address: str) -> None:
    """Render the picture in the README: a chapter on a wide screen and on a phone."""
    shots = []
    for width, height in ((800, 672), (360, 620)):
        size: ViewportSize = {"width": width, "height": height}
        page = browser.new_page(viewport=size, color_scheme="light", bypass_csp=True)
        page.add_init_script(SAVES_DATA)
        page.goto(address + PAGE)
        page.add_style_tag(content=FONTS)
        if width < 600:
            page.locator(".al-table").first.evaluate("(table) => table.scrollIntoView()")
        shots.append(b64encode(page.screenshot()).decode())
        page.close()
    page = browser.new_page(viewport={"width": 1060, "height": 720})
    images = "".join(
        f'<img class="{name}" src="data:image/png;base64,{shot}">'
        for name, shot in zip(("wide", "phone"), shots, strict=True)
    )
    page.set_content(f"<style>{SHOWN}</style>{images}")
    README.parent.mkdir(exist_ok=True)
    page.screenshot(path=README)
    page.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Render all pictures; return 0, or 1 after printing that there is no built book."""
    argparse.ArgumentParser(
        prog="python -m tools.pictures",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    ).parse_args(arguments)
    site = ROOT / "out" / "site"
    if not (site / PAGE).exists():
        print("There is no built book in out/site: run make build first.", file=sys.stderr)
        return 1
    server = waitress.create_server(application(site, "/"), host="127.0.0.1", port=0)
    threading.Thread(target=server.run, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        icons(browser)
        for language in LANGUAGES:
            social(browser, language)
        readme(browser, f"http://127.0.0.1:{server.effective_port}/")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
