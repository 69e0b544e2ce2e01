"""The pages around the chapters: progress, pictures, canonical addresses, the search index."""

import json
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from book.build import main
from book.contents import opens_after, parts
from book.languages import LANGUAGES, Language
from book.pages import write_addresses, write_assets, write_pages
from tests.book.markup import Page, page_at
from tests.book.test_site import CHAPTERS

EACH = pytest.mark.parametrize("language", LANGUAGES, ids=[one.code for one in LANGUAGES])
URL = "https://example.org/"
SITEMAP = {
    "s": "http://www.sitemaps.org/schemas/sitemap/0.9",
    "x": "http://www.w3.org/1999/xhtml",
}


def size(picture: Path) -> tuple[int, int]:
    """Return the width and height of a PNG."""
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:])
    return width, height


@EACH
def test_the_menu_has_a_place_for_what_is_done(site: Path, language: Language) -> None:
    """Each chapter has a label, its number of tasks, and a tick that a script may show."""
    done = language.words().gettext("Done")
    for name in [*CHAPTERS, "search"]:
        page = page_at(site / language.code / f"{name}.html")
        places = [tag["data-page"] for tag in page.all("li") if "data-page" in tag]
        assert sorted(places) == CHAPTERS
        ticks = [tag for tag in page.all("span") if "data-progress-tick" in tag]
        assert len(ticks) == len(places) and all("hidden" in tick for tick in ticks)
        assert page.texts.count((done, language.tag)) >= len(places)
        for entry in page.all("li"):
            if "data-page" in entry:
                other = page_at(site / language.code / f"{entry['data-page']}.html")
                tasks = [tag for tag in other.tags if tag.attributes.get("data-table") == "task"]
                assert int(entry["data-tasks"]) == len(tasks)


@EACH
def test_the_menu_says_where_a_part_begins(site: Path, language: Language) -> None:
    """Each list but the first is headed by its part; the page before a part names that part."""
    words = language.words()
    headings = [part.heading(words) for part in parts() if part.caption]
    assert len(set(headings)) == len(headings) > 1
    for name in CHAPTERS:
        page = page_at(site / language.code / f"{name}.html")
        captions = [tag["id"] for tag in page.all("p") if tag.get("class") == "bk-part"]
        lists = [tag.get("aria-labelledby") for tag in page.all("ol", **{"class": "bk-toc"})]
        assert lists == [None, *captions]
        for heading in headings:
            assert (heading, language.tag) in page.texts
        opened = opens_after(name)
        source = page.path.read_text(encoding="utf-8")
        following = re.findall(r'<a rel="next".*?<small>(.*?)</small>', source)
        said = f"{words.gettext('Next')} · {opened.heading(words)}" if opened else ""
        assert all((text == said) == bool(said) for text in following)


@EACH
def test_the_first_page_has_a_place_for_progress(site: Path, language: Language) -> None:
    """Its sentences are on the page, hidden; every other page lacks it."""
    page = page_at(site / language.code / "index.html")
    (panel,) = [tag for tag in page.all("section") if "data-progress-panel" in tag]
    assert "hidden" in panel
    actions = [tag["data-host"] for tag in page.all("button") if "data-host" in tag]
    assert set(actions) >= {"export", "import", "reset", "reset-sure"}
    assert "hidden" in page.one("button", **{"data-host": "reset-sure"})
    assert "hidden" in page.one("input", type="file")
    for when in ("unkept", "imported", "unreadable"):
        (said,) = [tag for tag in page.all("p") if f"data-when-{when}" in tag]
        assert "hidden" in said
    count = language.words().gettext("Exercises done: {done} of {of}.")
    pieces = [piece.strip() for piece in re.split("{.*?}", count)]
    assert all((piece, language.tag) in page.texts for piece in pieces)
    other = page_at(site / language.code / "02-play.html")
    assert not [tag for tag in other.tags if "data-progress-panel" in tag.attributes]


@EACH
def test_a_link_to_a_page_shows_a_picture_elsewhere(site: Path, language: Language) -> None:
    """A picture of the usual size, in the page's language and with a description in it."""
    for name in CHAPTERS:
        page = page_at(site / language.code / f"{name}.html")
        said = {tag["property"]: tag["content"] for tag in page.all("meta") if "property" in tag}
        picture = page.path.parent / said["og:image"]
        assert picture.name == f"social-{language.code}.png"
        assert size(picture) == (1200, 630) and picture.stat().st_size < 100_000
        assert (str(size(picture)[0]), str(size(picture)[1])) == (
            said["og:image:width"],
            said["og:image:height"],
        )
        description = page.one("meta", name="description")
        assert said["og:description"] == description["content"]


def test_no_two_pages_have_one_title_or_description(site: Path) -> None:
    """Across all languages, since search engines show them side by side."""
    titles, descriptions = [], []
    for language in LANGUAGES:
        for name in CHAPTERS:
            path = site / language.code / f"{name}.html"
            titles += re.findall("<title>(.*?)</title>", path.read_text(encoding="utf-8"))
            descriptions.append(Page(path).one("meta", name="description")["content"])
    assert len(set(descriptions)) == len(descriptions) == len(titles)
    for code in range(len(LANGUAGES)):
        own = titles[code * len(CHAPTERS) : (code + 1) * len(CHAPTERS)]
        assert len(set(own)) == len(own)


def test_there_is_an_icon_for_browsers_that_take_no_drawing(site: Path) -> None:
    """Every kind of page offers PNG icons beside the SVG."""
    for path in ("index.html", "404.html", "es/index.html"):
        page = Page(site / path)
        icons = {tag["rel"]: tag["href"] for tag in page.all("link") if "icon" in tag["rel"]}
        small = [tag["href"] for tag in page.all("link", rel="icon", sizes="32x32")]
        assert size(page.path.parent / small[0]) == (32, 32)
        assert size(page.path.parent / icons["apple-touch-icon"]) == (180, 180)


def test_a_site_that_knows_its_address_has_a_map(tmp_path: Path) -> None:
    """The sitemap lists every page with its translations, but not the search."""
    for language in LANGUAGES:
        (tmp_path / language.code).mkdir()
        for name in ("index", "02-play", "search"):
            (tmp_path / language.code / f"{name}.html").touch()
    write_addresses(tmp_path, URL)
    tree = ElementTree.parse(tmp_path / "sitemap.xml")
    pages = [place.text for place in tree.iterfind("s:url/s:loc", SITEMAP)]
    assert pages == [URL] + [
        f"{URL}{language.code}/{name}.html"
        for name in ("02-play", "index")
        for language in LANGUAGES
    ]
    for entry in tree.findall("s:url", SITEMAP)[1:]:
        links = {
            link.get("hreflang"): link.get("href") for link in entry.iterfind("x:link", SITEMAP)
        }
        place = entry.findtext("s:loc", namespaces=SITEMAP) or ""
        name = place.rpartition("/")[2]
        assert links == {
            **{language.tag: f"{URL}{language.code}/{name}" for language in LANGUAGES},
            "x-default": URL if name == "index.html" else f"{URL}en/{name}",
        }
    assert f"Sitemap: {URL}sitemap.xml" in (tmp_path / "robots.txt").read_text()


def test_no_address_is_made_up(tmp_path: Path) -> None:
    """Without an address there is no sitemap, and that of an earlier build is removed."""
    (tmp_path / "en").mkdir()
    write_addresses(tmp_path, f"{URL}alcalde/")
    assert (tmp_path / "sitemap.xml").exists()
    assert not (tmp_path / "robots.txt").exists()  # robots look for it only at the host's root
    write_addresses(tmp_path, "")
    assert [path.name for path in tmp_path.iterdir()] == ["en"]


def test_the_first_page_names_its_whole_address_if_it_is_known(tmp_path: Path) -> None:
    """For search engines and link previews; what the page loads stays relative."""
    write_pages(tmp_path, runtime="r", assets=write_assets(tmp_path), url=URL)
    page = Page(tmp_path / "index.html")
    assert page.one("link", rel="canonical")["href"] == URL
    alternates = [tag["href"] for tag in page.all("link", rel="alternate")]
    assert alternates == [*(f"{URL}{one.code}/index.html" for one in LANGUAGES), URL]
    picture = page.one("meta", property="og:image")["content"]
    assert (tmp_path / picture.removeprefix(URL)).exists()
    assert not [address for address in page.addresses() if URL in address]


@pytest.mark.parametrize("url", ["example.org/", "https://example.org", "file:///x/", "https:///"])
def test_an_address_that_is_none_is_refused(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The exit code is argparse's, and the message names the value."""
    with pytest.raises(SystemExit) as exit_:
        main(["--url", url])
    assert exit_.value.code == 2
    assert repr(url) in capsys.readouterr().err


def prose(language: Language) -> set[str]:
    """Return the words of a language's chapters, without their tables, in lower case."""
    notebooks = (Path(__file__).parents[2] / "book" / language.code).glob("*.ipynb")
    cells = [cell for path in notebooks for cell in json.loads(path.read_text("utf-8"))["cells"]]
    text = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "markdown")
    return set(re.findall(r"\w+", text.lower()))


@EACH
def test_the_search_looks_into_the_text_and_not_into_the_tables(
    site: Path, language: Language
) -> None:
    """The many words of the tables would outrank the sentences that explain them."""
    script = (site / language.code / "searchindex.js").read_text(encoding="utf-8")
    index = json.loads(script.removeprefix("Search.setIndex(").removesuffix(")"))
    written = prose(language)
    mixed = [word for word in index["terms"] if re.search(r"\d\D|\D\d", word)]
    assert [word for word in mixed if word not in written] == []
    trump = {"en": "trump", "es": "triunf", "pt": "trunf"}[language.code]
    found = [index[where].get(trump, []) for where in ("terms", "titleterms")]
    places = [place for one in found for place in (one if isinstance(one, list) else [one])]
    names = {index["docnames"][place] for place in places}
    assert names >= {"01-preparation", "02-play", "04-four-card-trick", "glossary"}
