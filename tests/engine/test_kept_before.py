"""Records written before the packages were regrouped still parse and give the same count."""

import json
from typing import Any

import pytest

from alcalde import read_match, read_record, rematada, write_match, write_record
from tests.conftest import ROOT

RECORDS: list[dict[str, Any]] = json.loads(
    (ROOT / "tests" / "fixtures" / "records.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("kept", RECORDS, ids=lambda kept: str(kept["game"]))
def test_an_old_record_is_parsed_and_written_again(kept: dict[str, Any]) -> None:
    """A record gives the same text and the same points as before (COUNT-1, MATCH-2, REM-9)."""
    if kept["game"] == "alcalde":
        game = read_record(kept["record"])
        assert write_record(game) == kept["record"]
        assert list(game.points) == kept["result"]
    elif kept["game"] == "match":
        match = read_match(kept["record"])
        assert write_match(match) == kept["record"]
        assert list(match.points) == kept["result"]
    else:
        three = rematada.read_record(kept["record"])
        assert rematada.write_record(three) == kept["record"]
        assert (repr(three.result.score) if three.result else None) == kept["result"]
