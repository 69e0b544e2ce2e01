"""What all kinds of table have in common, tested on each: reset, saved states, actions, refusals.

What only one kind does is tested in a file of its own.
"""

from __future__ import annotations

import ast
import inspect
import json
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import alcalde_widgets
from alcalde import Card
from alcalde_widgets import KINDS, DeckTable, Person, Table, restore, table_class, tasks
from alcalde_widgets.actions import UnknownAction, action
from alcalde_widgets.codec import UnreadableState
from tests.conftest import ROOT
from tests.widgets.views import (
    JSON,
    LANGS,
    PACKS,
    PRESSES,
    at,
    calm,
    fresh,
    offers,
    places,
    press,
    put,
    saved,
    shown,
    status,
    written,
)

EVERY_KIND = pytest.mark.parametrize("kind", KINDS)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGS)
EXAMPLES = [kind for kind in KINDS if "reset" in table_class(kind).actions()]
PEOPLE = [kind for kind in KINDS if "people" in fresh(kind).state()]
KEPT: dict[str, list[Any]] = {kind: [] for kind in KINDS}
for line in (ROOT / "tests" / "fixtures" / "states.jsonl").read_text(encoding="utf-8").splitlines():
    KEPT[json.loads(line)["kind"]].append(json.loads(line))

CANNOT = {
    "en": "This table cannot do that.",
    "es": "Aquí no se puede hacer eso.",
    "pt": "Esta mesa não faz isso.",
}
UNREADABLE = {
    "en": "The saved table could not be read, so the example is shown.",
    "es": "No se pudo leer la mesa guardada: se muestra el ejemplo.",
    "pt": "Não foi possível ler a mesa guardada: mostra-se o exemplo.",
}
STAYS = "Não foi possível ler o que este dispositivo guardou; a mesa fica como está."

WRONG: dict[type, list[object]] = {
    str: [7, None, ["x"], True],
    int: ["2", 2.0, True, None],
    bool: [1, 0, "true", None],
}
"""Values that are not of each type of argument."""

OF_TYPE: dict[type, st.SearchStrategy[Any]] = {
    str: st.text() | st.sampled_from(["AH", "A♥", "mayor", "right", "♠", "all", "61"]),
    int: st.integers() | st.integers(-2, 15),
    bool: st.booleans(),
    object: JSON,
}

SOME = settings(max_examples=40)
LANG, PACK = st.sampled_from(LANGS), st.sampled_from(PACKS)


@st.composite
def used(draw: st.DrawFn, kind: str) -> Table:
    """Draw a table of a kind after a few actions: a fresh one, or one that was kept."""
    kept = draw(st.none() | st.sampled_from(KEPT[kind]))
    table = fresh(kind, draw(LANG), draw(PACK)) if kept is None else restore(kind, kept)
    return press(table, draw(PRESSES))


# The example


@pytest.mark.parametrize("kind", EXAMPLES)
@SOME
@given(lang=LANG, pack=PACK, presses=PRESSES)
def test_reset_gives_the_example_back(kind: str, lang: str, pack: str, presses: list[int]) -> None:
    """After any actions; only the pack stays, and the game that a reset can bring back."""
    table = press(fresh(kind, lang, pack), presses)
    table.act("reset")
    assert table.notice == ""
    example = fresh(kind, lang, table.pack)
    assert without_former(table.state()) == example.state()
    if table.state() == example.state():
        assert str(calm(table).view()) == str(example.view())


@pytest.mark.parametrize("kind", EXAMPLES)
@SOME
@given(data=st.data(), presses=PRESSES)
def test_reset_gives_a_kept_example_back(
    kind: str, data: st.DataObject, presses: list[int]
) -> None:
    """A restored table goes back to the example of its state, not to that of its kind."""
    table = restore(kind, data.draw(st.sampled_from(KEPT[kind])))
    table.act("reset")
    example = table.state()
    press(table, presses).act("reset")
    assert without_former(table.state()) == {**without_former(example), "pack": table.pack}


def without_former(state: dict[str, Any]) -> dict[str, Any]:
    """Return a state without the game that it can bring back."""
    return {key: value for key, value in state.items() if key not in ("former", "since")}


# Saved states


@EVERY_KIND
@SOME
@given(data=st.data())
def test_a_saved_table_is_the_same_table(kind: str, data: st.DataObject) -> None:
    """A state that goes through JSON draws the same table, in every language and pack."""
    table = calm(data.draw(used(kind)))
    again = restore(kind, saved(table))
    assert again.notice == ""
    assert again.state() == table.state()
    assert str(again.view()) == str(table.view())
    assert repr(again) == repr(table)
    assert again.summary() == str(again)
    assert "{" not in shown(again), "a placeholder that nothing fills"


@EVERY_KIND
@given(state=JSON)
def test_any_json_value_opens_the_example_and_says_so(kind: str, state: object) -> None:
    """The example of the kind opens with a notice, in the language of the page."""
    for lang in LANGS:
        table = restore(kind, state, lang=lang, name="page")
        assert table.notice == UNREADABLE[lang]
        assert table.notice in status(table)
        assert calm(table).state() == {**fresh(kind, lang).state(), "name": "page"}
        str(table.view()).encode()


@EVERY_KIND
@settings(max_examples=100)
@given(data=st.data())
def test_any_json_value_in_any_place_opens_a_table_or_says_so(
    kind: str, data: st.DataObject
) -> None:
    """Nothing raises: the state opens as it is, or a notice says that it cannot be read."""
    state = saved(data.draw(used(kind)))
    path = data.draw(st.sampled_from([*places(state)]))
    damage = data.draw(st.sampled_from(["replace", "remove", "add"]))
    if damage == "remove" and isinstance(path[-1], str):
        damaged = put(state, path, None)
        del at(damaged, path[:-1])[path[-1]]
    elif damage == "add" and isinstance(path[-1], str):
        damaged = put(state, (*path[:-1], "more"), data.draw(JSON))
    else:
        others = st.sampled_from([at(state, other) for other in places(state)])
        damaged = put(state, path, data.draw(JSON | others | st.integers(-2, 15)))
    table = restore(kind, damaged, lang=state["lang"])
    assert table.notice in (UNREADABLE[table.lang], "")
    assert table.notice or _says(saved(table), damaged)
    assert table.summary()
    str(table.view()).encode()
    page = fresh(kind, "pt")
    before = page.state()
    page.act("resume", saved=json.dumps(damaged))
    assert page.notice in (STAYS, "")
    assert not page.notice or page.state() == before


def _says(written: object, given: object) -> bool:
    """Return whether a state has all that was given; states of older pages lack some fields."""
    if isinstance(given, dict) and isinstance(written, dict):
        return all(key in written and _says(written[key], given[key]) for key in given)
    if isinstance(given, list) and isinstance(written, list):
        return len(given) == len(written) and all(map(_says, written, given))
    return type(written) is type(given) and written == given


@EVERY_KIND
def test_the_error_names_what_cannot_be_read(kind: str) -> None:
    """The error of a value of a wrong type names its place, or what it is part of."""
    for state in [saved(fresh(kind)), *KEPT[kind][:3]]:
        for path in places(state):
            with pytest.raises(UnreadableState) as error:
                table_class(kind).from_state(put(state, path, {"?": [path[0]]}))
            inside = [written(path[:length]) for length in range(1, len(path) + 1)]
            assert error.value.where in inside, str(error.value)
            assert error.value.expected
    with pytest.raises(UnreadableState, match="^the state: "):
        table_class(kind).from_state([])


@EVERY_KIND
@SOME
@given(data=st.data())
def test_one_live_region_and_no_id_twice(kind: str, data: st.DataObject) -> None:
    """After any actions."""
    table = data.draw(used(kind))
    html = str(table.view())
    ids = [part.split('"')[0] for part in html.split(' id="')[1:]]
    assert len(ids) == len(set(ids))
    assert html.count('role="status"') == 1


@EVERY_KIND
def test_no_browser_restores_a_field(kind: str) -> None:
    """Firefox puts old values into fields when a page is loaded anew, whatever the table says."""
    for table in (fresh(kind), *(restore(kind, kept) for kept in KEPT[kind])):
        for part in table.view().find():
            if part.tag in ("input", "select", "textarea"):
                assert part.attributes["autocomplete"] == "off", part


@pytest.mark.parametrize("kind", PEOPLE)
def test_the_names_of_a_state_reach_the_page_as_text(kind: str) -> None:
    """Names are read if they are printable and short, and never become markup."""
    state = saved(fresh(kind))
    for name, gender in (("", "f"), ("x" * 41, "f"), ("E\nva", "f"), ("Eva", "x"), ("Eva", "")):
        state["people"] = [["Eva", "f"], [name, gender]]
        assert restore(kind, state).notice == UNREADABLE["en"], (name, gender)
    state["people"] = [["<img src=x>", "m"], ["Eva", "f"]]
    table = restore(kind, state)
    assert table.notice == "" and table.seated == (Person("<img src=x>", "m"), Person("Eva", "f"))
    assert "<img" not in str(table.view())


# Actions


@EVERY_KIND
@EVERY_LANGUAGE
def test_an_unknown_action_is_refused(kind: str, lang: str) -> None:
    """The notice is in the table's language and stays until the next action."""
    table = fresh(kind, lang)
    before = table.state()
    for name in ("", "chess", "Pack", "do_pack", "view", "__init__", "_take_over"):
        table.act(name)
        assert table.notice == CANNOT[lang]
        assert table.notice in status(table)
        assert table.state() == before
    table.act("prefs", pack="french")
    assert table.notice == ""


@EVERY_KIND
def test_wrong_arguments_are_refused(kind: str) -> None:
    """Too few, too many, or of another type: nothing changes."""
    table = fresh(kind)
    before = table.state()
    for name, arguments in table.actions().items():
        right: dict[str, Any] = {key: of() for key, of in arguments.items()}
        wrong: list[dict[str, Any]] = [{**right, "more": 1}, {"more": 1}]
        wrong += [{key: right[key] for key in right if key != missing} for missing in right]
        wrong += [
            {**right, key: value} for key, of in arguments.items() for value in WRONG.get(of, ())
        ]
        for args in wrong:
            table.act(name, **args)
            assert (table.notice, table.state()) == (CANNOT["en"], before), (name, args)


@EVERY_KIND
@settings(max_examples=100)
@given(data=st.data())
def test_any_arguments_of_the_right_types_are_answered(kind: str, data: st.DataObject) -> None:
    """Nothing that a reader can send raises, and the result can be saved and restored."""
    table = data.draw(used(kind))
    actions = table.actions()
    name = data.draw(st.sampled_from(sorted({*actions} - {"open", "resume"})))
    table.act(name, **{key: data.draw(OF_TYPE[of]) for key, of in actions[name].items()})
    str(table.view())
    again = restore(kind, saved(table))
    assert again.notice == "" and again.state() == table.state()


@EVERY_KIND
def test_every_action_is_marked_and_takes_what_its_method_takes(kind: str) -> None:
    """The marked arguments are those of the method, also if a kind overrides it."""
    cls = table_class(kind)
    methods = {
        name.removeprefix("do_"): member
        for name, member in inspect.getmembers(cls, inspect.isfunction)
        if name.startswith("do_")
    }
    assert methods.keys() == cls.actions().keys()
    for name, method in methods.items():
        assert "arguments" in vars(method), f"{method.__qualname__} is not marked with @action"
        assert method.__doc__, method.__qualname__
        hints = get_type_hints(method)
        assert hints.pop("return") is type(None)
        assert [*inspect.signature(method).parameters] == ["self", *hints]
        assert cls.actions()[name] == {
            key: object if of is object else of for key, of in hints.items()
        }


@EVERY_KIND
def test_the_actions_that_a_table_offers_are_its_own(kind: str) -> None:
    """Every button and field asks for an action of the table, with its arguments."""
    for table in (fresh(kind), *(restore(kind, state) for state in KEPT[kind])):
        for name, args in offers(table):
            assert args.keys() == table.actions()[name].keys(), name


class _HalfDone(DeckTable):
    @action
    def do_half(self, card: str) -> None:
        """Change something, and refuse then."""
        self.now = self.now._replace(stage="forty")
        self.focus = "half"
        self.thinks = True  # type: ignore[misc]
        if card:
            Card.parse(card)
        raise UnknownAction


@pytest.mark.parametrize(("card", "notice"), [("", CANNOT["en"]), ("X", "“X” is not a card")])
def test_a_refused_action_changes_nothing(card: str, notice: str) -> None:
    """Changes made before a refusal are undone, whether the table or the engine refuses."""
    table = _HalfDone()
    before = vars(table).copy()
    table.act("half", card=card)
    assert table.notice.startswith(notice)
    assert {**vars(table), "notice": ""} == before


# Constructors


@EVERY_KIND
@pytest.mark.parametrize(
    "wrong",
    [
        {"lang": "xx"},
        {"lang": ""},
        {"name": ""},
        {"name": "a b"},
        {"name": "<b>"},
        {"name": "ñ"},
        {"name": "x" * 41},
        {"pack": "german"},
        {"pack": ""},
    ],
    ids=str,
)
def test_invalid_languages_names_and_packs_are_refused(kind: str, wrong: dict[str, str]) -> None:
    """A mistake in a chapter raises an error at once."""
    with pytest.raises(ValueError, match="."):
        table_class(kind)(**{"lang": "en", "name": "x", "pack": "french", **wrong})


# The registry


@pytest.mark.parametrize(
    ("package", "registry"),
    [(alcalde_widgets, KINDS), (tasks, tasks.QUESTIONS)],
    ids=["tables", "questions"],
)
def test_the_type_checker_sees_the_classes_of_the_registry(
    package: ModuleType, registry: dict[str, tuple[str, str]]
) -> None:
    """A package re-exports to type checkers what it loads by its registry, and no more."""
    tree = ast.parse(Path(str(package.__file__)).read_text(encoding="utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    assert ast.unparse(block.test) == "TYPE_CHECKING"
    exported = [
        (str(node.module), alias.name, alias.asname)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname
    ]
    assert sorted(exported) == sorted((module, name, name) for module, name in registry.values())
    assert {name for _, name in registry.values()} <= {*package.__all__}
    for kind, (_, name) in registry.items():
        assert getattr(package, name).kind == kind


def test_every_folder_of_a_table_has_its_three_files() -> None:
    """They are the model, the table and the view; the registry names every folder."""
    folders = {Path(*module.split(".")[:-1]) for module, _ in KINDS.values()}
    tables = {folder for folder in folders if folder.parts[0] == "tables"}
    package = Path(str(alcalde_widgets.__file__)).parent
    assert {file.parent for file in package.glob("tables/*/*/*.py")} == {
        package / folder for folder in tables
    }
    for folder in tables:
        files = {file.name for file in (package / folder).glob("*.py")}
        assert files >= {"__init__.py", "model.py", "table.py", "view.py"}, folder


# What a constructor takes

WRONG_ARGUMENTS: dict[str, list[object]] = {
    "str": [7, None, True, ["x"], b"x"],
    "int": [2.0, 3.5, True, [1], "no"],
    "bool": [1, 0, "no", None, 2.5],
    "None": [],
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_constructor_refuses_values_of_another_type(kind: str) -> None:
    """At once and with a sentence, so that no reader's table is saved and cannot be restored."""
    constructor = getattr(alcalde_widgets, table_class(kind).__name__)
    tried = 0
    for name, annotation in constructor.__init__.__annotations__.items():
        kinds = annotation.split(" | ")
        if name == "return" or not WRONG_ARGUMENTS.keys() >= {*kinds}:
            continue
        for value in WRONG_ARGUMENTS[kinds[0]]:
            if (value is None and "None" in kinds) or (type(value) is str and "str" in kinds):
                continue
            with pytest.raises(ValueError, match=f"^{name} is "):
                constructor(**{name: value})
            tried += 1
    assert tried >= 10
