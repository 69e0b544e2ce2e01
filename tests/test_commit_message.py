"""The check of commit messages, which pre-commit runs before each commit."""

from pathlib import Path

import pytest

from tools.commit_message import faults, main

GOOD = [
    "Add the rule of the last trick",
    "Add the rule of the last trick\n\nThe long text has it.\n\nThe book has not.",
    "Split tricks.py by game\n# Please enter the commit message for your changes.\n",
    "\n# On branch main\nEmbed the cards in the page\n",
    "Address what the linter finds",
    "String the notices together",
    "Rename a\n# ------------------------ >8 ------------------------\ndiff --git a/b b/b\n"
    + "x" * 99,
    "X" * 72,
    "Merge branch 'main' into a branch whose name is a good deal longer than any subject may be.",
    'Revert "Bring the ledger of rules into the repository, with a subject that was too long"',
    "fixup! Bring the ledger into the repository.",
    "squash! added",
    "amend! added",
]
BAD = {
    "": "is empty",
    "# only a comment\n\n": "is empty",
    "A" * 73: "has 73 characters; 72 are the most",
    "Add a rule.": "full stop",
    "Add a rule\nbecause it was missing": "second line",
    "engine: add a rule": "leave out “engine:”",
    "Engine: add a rule": "leave out “Engine:”",
    "add a rule": "capital letter: “Add”",
    "Added a rule": "imperative",
    "Moves the tables": "imperative",
    "Fixes the count": "imperative",
    "Simplified the count": "imperative",
    "Taking the talon": "imperative",
}


@pytest.mark.parametrize("text", GOOD)
def test_good_messages_pass(text: str) -> None:
    """A short subject in the imperative, with a body or without, and what git writes."""
    assert faults(text) == []


@pytest.mark.parametrize(("text", "fault"), BAD.items())
def test_each_fault_is_a_sentence(text: str, fault: str) -> None:
    """One fault, one sentence."""
    (sentence,) = faults(text)
    assert fault in sentence


def test_every_fault_is_named_at_once() -> None:
    """Whoever is told about one fault is not told about the next one afterwards."""
    assert len(faults("added:" + "a" * 70 + ".\nb")) == 4


def test_the_hook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing and status 0 for a good message, sentences and status 1 for another."""
    path = tmp_path / "COMMIT_EDITMSG"
    path.write_text("Add a rule\n", encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr() == ("", "")
    path.write_text("Add a rule.\n", encoding="utf-8")
    assert main([str(path)]) == 1
    assert "full stop" in capsys.readouterr().err


def test_the_hook_has_no_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A message that is not UTF-8 is judged all the same; without a file there is a sentence."""
    path = tmp_path / "COMMIT_EDITMSG"
    path.write_bytes(b"Fixed \xe9t\xe9\n")
    assert main([str(path)]) == 1
    assert "imperative" in capsys.readouterr().err
    for arguments in ([], [str(tmp_path / "missing")]):
        assert main(arguments) == 2
        assert capsys.readouterr().err == "Name the file that holds the commit message.\n"
