"""What sentences say of nothing, and of the ranks of the pack that is shown."""

from __future__ import annotations

import re

import pytest

from alcalde import Words
from alcalde.core.sentences import SENTENCES as SHARED
from alcalde.rematada.sentences import SENTENCES as REMATADA
from alcalde.sentences.coaching import SENTENCES as COACHING
from alcalde_widgets import (
    ExchangeTable,
    RefillTable,
    RematadaCountTable,
    Table,
    TalonTable,
    TaskTable,
    TrickTable,
)
from alcalde_widgets.tasks import MayExchange
from tests.widgets.views import LANGS, shown

ZERO = re.compile(r"(?<![\d,.+=–−] )(?<![\d,.–−])\b0\b (?!=)")
"""A nought in a sentence, but not in a sum or a score."""
NEVER_ZERO = {
    "average-more", "average-more-two", "end-more", "end-more-two", "fewer", "gives",
    "worth",
}  # fmt: skip
"""Reasons that are given for one point or more; another says that there is none."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("catalogue", [SHARED, REMATADA, COACHING])
def test_reasons_that_may_count_nothing_have_a_sentence_for_it(
    catalogue: object, lang: str
) -> None:
    """COUNT-5: no sentence says “0 points”."""
    for name, sentence in catalogue.reasons.items():  # type: ignore[attr-defined]
        if sentence.counted and name not in NEVER_ZERO:
            nothing = sentence.template(Words.of(lang), {sentence.counted: 0})
            assert f"{{{sentence.counted}}}" not in nothing, name


def nothing() -> list[Table]:
    """Return tables on which something counts nothing, is left over to nobody, or has ended."""
    empty, whole = TrickTable("7♥ 6♥ 5♠ 4♣", trump="♦"), RematadaCountTable()
    partly = TrickTable("7♥ 6♥ 5♠ 4♣", trump="♦")
    partly.act("step", to=2)
    whole.act("most")
    talon, refill = TalonTable(stage=2), RefillTable()
    low = [card for card in talon.now.held() if not card.points]
    for card in low[:2]:
        talon.act("tap", card=card.code)
    talon.act("aside")
    refill.act("trick", number=10)
    return [empty, partly, whole, talon, refill]


@pytest.mark.parametrize("lang", LANGS)
def test_tables_have_a_sentence_for_nothing(lang: str) -> None:
    """COUNT-5, DRAW-4, REM-6, REM-8: in the live region, the sums and the remarks."""
    for table in nothing():
        spoken = type(table).from_state({**table.state(), "lang": lang})
        told = [
            part.text.replace("\u00a0", " ")
            for part in spoken.view().find()
            if part.tag == "p" and part.attributes.get("aria-hidden") != "true"
        ]
        sentences = [text for text in told if text.endswith(".")]
        assert sentences and not [text for text in sentences if ZERO.search(text)], sentences


@pytest.mark.parametrize("lang", LANGS)
def test_refusals_speak_of_the_ranks_of_the_pack(lang: str) -> None:
    """DECK-4, EXCH-2: 1 3 12 11 10 on Spanish faces, A 3 K Q J on French ones."""
    printed = {"french": r"A, 3, K, Q \w+ J\b", "spanish": r"\b1, 3, 12, 11 \w+ 10\b"}
    for pack, other in (("french", "spanish"), ("spanish", "french")):
        table = ExchangeTable("5♠", seven="right", lang=lang, pack=pack)
        table.act("exchange", seat="right", card="7♠")
        task = TaskTable(MayExchange("5♠", "7", "right", "before"), lang=lang, pack=pack)
        allowed = TaskTable(MayExchange("A♠", "7", "right", "before"), lang=lang, pack=pack)
        allowed.act("choose", key="yes")
        for one in (task, allowed):
            one.act("hint")
        task.act("choose", key="no")
        for text in (table.notice, shown(task), shown(allowed)):
            assert re.search(printed[pack], text) and not re.search(printed[other], text), text
