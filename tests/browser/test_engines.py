"""The same scenes in three engines: Chromium, Firefox and WebKit.

Where an engine is not installed, the last lines of the run say so; continuous integration needs
them all (`tests/engines.py`).
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from alcalde import Seat
from alcalde_widgets import CountTable, ExerciseTable, GameTable, TrickTable, restore
from tests import engines
from tests.browser.engines.browser import Browser
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.visitor import ATTRIBUTE, VALUE, Visitor
from tests.browser.engines.webkit import WebKit
from tests.browser.test_sharing import packed
from tests.browser.test_swap import ISAAC_WINS, MAYOR_WINS

CHAPTER = "04-four-card-trick.html"
SWAP = "#t-example [data-act=swap]"
GAME = "10-play.html"
EXERCISES = "11-exercises.html"
COUNT = "03-keeping-office.html"
SLIDER = "[data-table=count] input[type=range]"
OTHERS = [each.name for each in engines.OTHERS if each.find() or engines.in_ci()]


@pytest.fixture(scope="module", params=["Chromium", *OTHERS])
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Return a browser of each engine that is there."""
    found: Browser
    if request.param == "Chromium":
        found = Chromium(request.getfixturevalue("chromium"))
    elif request.param == engines.FIREFOX.name:
        found = Firefox(*programs(engines.FIREFOX))
    else:
        found = WebKit(*programs(engines.WEBKIT))
    yield found
    found.close()


def programs(engine: engines.Engine) -> tuple[str, ...]:
    """Return the programs of an engine; fail if they are not there."""
    found = engine.find()
    if not found:
        pytest.fail(engine.missing, pytrace=False)
    return found


def trick(lang: str) -> TrickTable:
    """Return the example of the chapter (EX-1)."""
    return TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right", lang=lang, name="example")


def test_a_swap_by_tap(browser: Browser, address: str) -> None:
    """EX-2: the reader reads who wins now, and why."""
    reader, expected = Visitor(browser, address, "es", "example"), trick("es")
    reader.opens(CHAPTER)
    reader.sees(expected)
    reader.reads(MAYOR_WINS["es"])
    reader.taps(SWAP)
    expected.act("swap")
    reader.sees(expected)
    reader.reads(ISAAC_WINS["es"])


def test_a_swap_by_key(browser: Browser, address: str) -> None:
    """EX-2: Tab leads to the button, Enter and the space bar press it, and it keeps the focus."""
    reader, expected = Visitor(browser, address, "pt", "example"), trick("pt")
    reader.opens(CHAPTER)
    reader.tabs_to(SWAP)
    for key, said in (("Enter", ISAAC_WINS["pt"]), (" ", MAYOR_WINS["pt"])):
        reader.presses(key)
        expected.act("swap")
        reader.sees(expected)
        reader.reads(said)
        reader.tabs_to(SWAP)


def test_an_exercise_wrong_and_right(browser: Browser, address: str) -> None:
    """The verdict is read, and the answer counts."""
    reader = Visitor(browser, address, "es", "exercises")
    reader.opens(EXERCISES)
    table = reader.restored()
    assert isinstance(table, ExerciseTable)
    keys = [choice.key for choice in table.question.choices(table.voice)]
    right = table.question.right
    wrong = next(key for key in keys if key != right)
    for key, said in ((wrong, "Todavía no."), (right, "Correcto.")):
        reader.taps(f"[id='{table.id(f'choice-{key}')}']")
        table.act("choose", key=key)
        reader.sees(table)
        reader.reads(said)


def test_a_share_link(browser: Browser, address: str) -> None:
    """The table opens as the sender left it, and goes on from there."""
    sent = trick("en")
    sent.act("swap")
    sent.act("trump", suit="H")
    reader = Visitor(browser, address, "en", "example")
    reader.opens(f"{CHAPTER}#t-example={packed(sent.state())}")
    reader.sees(restore("trick", sent.state()))
    reader.reads(ISAAC_WINS["en"])
    reader.taps(SWAP)
    sent.act("swap")
    reader.sees(sent)


def test_a_whole_trick_and_the_game_is_kept(browser: Browser, address: str) -> None:
    """PLAY-2: two cards by tap, the others follow; after a reload the game goes on."""
    reader = Visitor(browser, address, "es", "game")
    reader.opens(GAME)
    game = reader.restored()
    assert isinstance(game, GameTable)
    reader.taps("#t-game-main")
    goes_on(game)
    reader.sees(game)
    for card in game.now.held(Seat.MAYOR)[:2]:
        reader.taps(f"#t-game-card-{card.code}")
        game.act("tap", card=card.code)
        reader.sees(game)
    reader.taps("#t-game-main")
    game.act("play")
    goes_on(game)
    assert game.now.pending, "the trick is not complete"
    reader.sees(game)
    reader.reloads()
    reader.sees(game)
    reader.taps("#t-game-main")
    game.act("on", at=game.now.moves)
    goes_on(game)
    reader.sees(game)


def goes_on(game: GameTable) -> None:
    """Let the others play on the expected table, as the page does by itself."""
    while not (game.now.own_turn or game.now.pending or game.now.over):
        game.act("go", at=game.now.moves)


def test_a_reload_keeps_fields_and_sentences_together(browser: Browser, address: str) -> None:
    """COUNT-1: no browser puts an old number into a slider whose table starts afresh."""
    reader = Visitor(browser, address, "en", "")
    reader.opens(COUNT)
    reader.table = reader.asks(
        "(slider) => `#${document.querySelector(slider).closest('[data-table]').id}`", SLIDER
    )
    table = reader.restored()
    assert isinstance(table, CountTable)
    before = reader.asks(VALUE, SLIDER)
    reader.asks("(slider) => void document.querySelector(slider).focus()", SLIDER)
    reader.presses("ArrowRight", 9)
    reader.equals(str(int(before) + 9), VALUE, SLIDER)
    reader.equals(f"{int(before) + 9}\u00a0points", ATTRIBUTE, SLIDER, "aria-valuetext")
    reader.reloads()
    reader.sees(table)
    for field, value in fields(table).items():
        reader.equals(value, VALUE, f"#{field}")


def fields(table: CountTable) -> dict[str, str]:
    """Return the values of a table's fields by their ids."""
    found = table.view().find(autocomplete="off")
    return {str(each.attributes["id"]): str(each.attributes.get("value", "")) for each in found}
