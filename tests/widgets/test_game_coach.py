"""What the coach says at the game table, and when it is silent."""

from __future__ import annotations

import pytest

from alcalde import Exchange, Play
from alcalde.coaching import coach as engine_coach
from alcalde_widgets import GameTable
from alcalde_widgets.tables.alcalde.game.thinking import advice_on, judged
from tests.widgets.test_game_match import again
from tests.widgets.test_game_table import advance, until_turn
from tests.widgets.views import LANGS, shown, status


def test_the_coach_may_be_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """SEAT-3: a silent coach says nothing and searches nothing."""
    asked = []

    def counted(*given: object) -> None:
        asked.append(given)

    monkeypatch.setattr(engine_coach, "compare_play", counted)
    judged.cache_clear()
    table = until_turn(GameTable(7, seat="right"))
    table.act("coach", coach=False)
    advance(table)
    said = status(table)
    assert not asked
    assert not [*table.view().find(id="t-game-coach")]
    again(table)
    table.act("coach", coach=True)
    table.view()
    assert len(asked) == 1
    assert len(status(table)) > len(said)
    table.act("coach", coach=1)
    assert table.notice
    judged.cache_clear()


@pytest.mark.parametrize("lang", LANGS)
def test_the_coach_says_what_it_found_on_average(lang: str) -> None:
    """SEAT-3: the coach gives averages while there is a stock; the same after a refresh."""
    words = {"en": "On average", "es": "En promedio", "pt": "Em média"}
    table = GameTable(7, seat="right", lang=lang)
    said = 0
    while not table.now.over:
        if table.now.own_turn and table.now.game.stock:
            advance(table)
            said += words[lang] in status(table)
            assert shown(again(table)) == shown(table)
        else:
            advance(table)
            if not table.now.game.stock and not table.now.pending and table.now.game.table:
                assert words[lang] not in shown(table)
    assert said >= 3


def test_the_coach_agrees_with_the_hint() -> None:
    """SEAT-3: the hint and the coach sample the same hands."""
    table = GameTable(7, seat="left", exchange="any")
    heard = 0
    while table.now.game.stock:
        until_turn(table)
        if not table.now.game.stock:
            break
        table.act("hint")
        table.act("hint")
        advice = advice_on(table.now.record, "left", table.now.chances)
        assert advice is not None
        if isinstance(advice.move, Exchange):
            table.act("exchange", card=advice.move.card.code)
            continue
        assert isinstance(advice.move, Play)
        table.act("type", text=advice.move.cards[0].code)
        heard += "no play did better than" in status(table)
    assert heard == 7
