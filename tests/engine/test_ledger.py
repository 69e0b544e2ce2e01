"""The ledger of rules, `docs/rules.md`: the chapters and tests that it names cite its rules."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import alcalde
from alcalde import rematada
from tests.ledger import LEDGER, ROOT, Link, Rule, cited, links, rules, sections

RULES = list(rules().values())
PLAYED = [rule for rule in RULES if not rule.taught_only]
CHAPTERS = [(rule, link) for rule in RULES for link in rule.chapters]
TESTS = [(rule, link) for rule in RULES for link in rule.tests]

SOURCE = re.compile(r"\b[LS]\b|Follows from \[")
NAME = re.compile(r"`([A-Z]\w+)\.?(\w+)?")
TEXTS = {".css", ".html", ".js", ".json", ".md", ".mjs", ".py", ".ts", ".yaml", ".yml"}
CITING = ["alcalde", "benchmarks", "book", "docs", "tests", "tools", "widgets"]


def name(case: Rule | tuple[Rule, Link]) -> str:
    """Return what a case is called in a report."""
    return case.id if isinstance(case, Rule) else f"{case[0].id}-{case[1].path.name}"


@cache
def docstrings(path: Path) -> dict[str, str]:
    """Return the docstrings of a file's tests, by the name of the function."""
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@cache
def named_by_the_engines_tests() -> set[str]:
    """Return the rules that the docstrings of the engine's tests name."""
    paths = (ROOT / "tests" / "engine").glob("test_*.py")
    return {rule for path in paths for text in docstrings(path).values() for rule in cited(text)}


@cache
def cells(path: Path) -> tuple[str, ...]:
    """Return the sources of a notebook's cells, without what they print and show."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return tuple("".join(cell["source"]) for cell in notebook["cells"])


def comments(path: Path) -> str:
    """Return the comment lines of a chapter, `% PLAY-5`."""
    lines = (line for cell in cells(path) for line in cell.splitlines())
    return "\n".join(line for line in lines if line.startswith("%"))


def texts(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield what somebody wrote in a folder: code, chapters and texts, without what was made."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if path.name not in {"node_modules", "__pycache__", "fixtures"}:
                yield from texts(path)
        elif path.suffix == ".ipynb":
            yield path, "\n".join(cells(path))
        elif path.suffix in TEXTS:
            yield path, path.read_text(encoding="utf-8")


@pytest.mark.parametrize("rule", PLAYED, ids=name)
def test_a_test_of_the_engine_names_it(rule: Rule) -> None:
    """Every rule that is played is in the docstring of a test in this folder."""
    assert rule.id in named_by_the_engines_tests()
    assert any(link.path.parent == Path(__file__).parent for link in rule.tests)


def test_the_engine_does_not_know_what_is_only_taught() -> None:
    """The engine and its tests cite no rule that it leaves to the players."""
    known = named_by_the_engines_tests()
    known |= {rule for _, text in texts(ROOT / "alcalde") for rule in cited(text)}
    taught = {rule.id for rule in RULES if rule.taught_only}
    assert taught
    assert taught & known == set()


@pytest.mark.parametrize("rule", RULES, ids=name)
def test_an_entry_is_whole(rule: Rule) -> None:
    """It states the rule and names its source, a chapter and a test."""
    assert rule.text
    assert SOURCE.search(rule.source) or rule.decision
    assert rule.chapters
    assert rule.tests


@pytest.mark.parametrize(("rule", "link"), CHAPTERS, ids=map(name, CHAPTERS))
def test_the_chapter_cites_it(rule: Rule, link: Link) -> None:
    """The link leads to an English chapter, under its title, and a cell of it cites the rule."""
    assert link.path.parent == ROOT / "book" / "en"
    assert cells(link.path)[0].splitlines()[0].replace("*", "") == f"# {link.label}"
    assert rule.id in cited(comments(link.path))


@pytest.mark.parametrize(("rule", "link"), TESTS, ids=map(name, TESTS))
def test_the_test_cites_it(rule: Rule, link: Link) -> None:
    """The link leads to the file of the test that it names, and its docstring cites the rule."""
    assert ROOT / "tests" in link.path.parents
    assert rule.id in cited(docstrings(link.path)[link.label.strip("`")])


@pytest.mark.parametrize("folder", CITING)
def test_every_id_that_is_cited_exists(folder: str) -> None:
    """Code, tests, chapters and documents cite rules of the ledger alone."""
    unknown = {
        f"{path.relative_to(ROOT)}: {rule}"
        for path, text in texts(ROOT / folder)
        for rule in cited(text) - set(rules())
    }
    assert sorted(unknown) == []


def test_the_ids_of_a_section_are_counted_without_a_gap() -> None:
    """A rule that is added takes the next number, and none is taken away."""
    numbers: dict[str, list[int]] = {}
    for rule in rules():
        section, number = rule.split("-")
        numbers.setdefault(section, []).append(int(number))
    assert numbers
    for section, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), section


def test_the_list_of_decisions_is_whole() -> None:
    """The list at the top leads to each entry with a decision, in their order."""
    listed = [label for label, _ in links(dict(sections())["Decisions"])]
    assert listed == [rule.id for rule in RULES if rule.decision]


def test_a_link_to_another_rule_is_named_by_its_id() -> None:
    """What is read as an id leads to the entry of that id."""
    found = [link for link in links(LEDGER.read_text(encoding="utf-8")) if link[1].startswith("#")]
    assert found
    for label, target in found:
        assert label in rules()
        assert target == f"#{label.lower()}"


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.decision], ids=name)
def test_the_options_of_a_decision_exist(rule: Rule) -> None:
    """`Rules.exchange` and the like are names that the engine has."""
    for owner, attribute in NAME.findall(rule.decision):
        value = getattr(alcalde, owner, None) or getattr(rematada, owner)
        assert not attribute or hasattr(value, attribute), f"{owner}.{attribute}"
