"""The host of pages: strings go in, the whole table comes out, and nothing raises."""

from __future__ import annotations

import json

import pytest

from alcalde_widgets import TrickTable
from alcalde_widgets.hosts.page import answer, warm

NOTICES = {
    "en": "The saved table could not be read, so the example is shown.",
    "es": "No se pudo leer la mesa guardada: se muestra el ejemplo.",
    "pt-PT": "Não foi possível ler a mesa guardada: mostra-se o exemplo.",
}


def test_an_action_is_done_on_the_saved_table() -> None:
    """EX-2: the swap of the text."""
    table = TrickTable(lang="es", name="example")
    html = answer("trick", json.dumps(table.state()), "swap", "", "es", "t-example")
    table.act("swap")
    assert html == str(table.view())


@pytest.mark.parametrize("lang", NOTICES)
@pytest.mark.parametrize("state", ["{", "", "null", "[]", '"x"', "[" * 100_000])
def test_an_unreadable_state_gets_a_notice_in_the_page_s_language(lang: str, state: str) -> None:
    """If the state cannot be read, the example opens and the action is done on it."""
    for name in ("", "swap", "prefs"):
        html = answer("trick", state, name, '{"pack":"spanish"}', lang, "t-example")
        assert NOTICES[lang] in html
        assert f'lang="{lang}"' in html and "25" in html


@pytest.mark.parametrize("name", [None, 5, "", "two words", "ñ", "other"])
def test_an_invalid_name_is_replaced_and_the_example_kept(name: object) -> None:
    """The table keeps its id and its cards if the name in the state is not valid."""
    state = TrickTable("7♦ 6♦ 5♦ 4♦", trump="♣", lang="es", name="example").state()
    state["name"], state["step"] = name, 99
    html = answer("trick", json.dumps(state), "", "", "es", "t-example")
    assert NOTICES["es"] in html and 'id="t-example"' in html
    assert "el siete de diamantes" in html


def test_an_invalid_id_does_not_stop_the_table_from_opening() -> None:
    """An element's id may have been edited too."""
    assert NOTICES["es"] in answer("trick", "{", "", "", "es", "two words")


def test_a_lone_surrogate_in_a_name_is_unreadable() -> None:
    """Text that cannot be encoded never gets into the HTML."""
    state = TrickTable(lang="es").state()
    state["people"] = [["\ud800", "m"], ["Lena", "f"]]
    html = answer("trick", json.dumps(state), "", "", "es", "t-trick")
    assert NOTICES["es"] in html
    html.encode()


@pytest.mark.parametrize("args", ["", "null", "[1]", "{", '{"name":"x","self":1}'])
def test_invalid_arguments_are_refused_with_a_notice(args: str) -> None:
    """A notice says that the table cannot do that."""
    state = json.dumps(TrickTable(lang="pt").state())
    assert "Esta mesa não faz isso." in answer("trick", state, "put", args, "pt-PT", "t-trick")


def test_warming_up_leaves_out_unknown_kinds() -> None:
    """A kind that this page does not have does not stop the other tables."""
    warm(json.dumps([["chess", "{}", "es"], ["trick", "{", "es"]]))
    with pytest.raises(KeyError, match="chess"):
        answer("chess", "{}", "", "")
