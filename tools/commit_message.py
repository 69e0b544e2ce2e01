"""Check how a commit message looks: `python -m tools.commit_message FILE`, as a commit-msg hook.

The subject is one line in the imperative, of at most 72 characters and without a full stop; a body
comes after an empty line. What git itself writes, such as merges, passes.
"""

from __future__ import annotations

import sys
from pathlib import Path

LONGEST = 72
WRITTEN_BY_GIT = ("Merge ", 'Revert "', "fixup! ", "squash! ", "amend! ")
SCISSORS = "# ------------------------ >8 ------------------------"
VERBS = (
    "add allow bring build change check clean correct count cover cut describe document draw drop"
    " explain extract fix give handle hold improve introduce keep let make mark mend merge move"
    " name open prevent raise read refactor regroup remove rename replace return rewrite run say"
    " send set show simplify sort split stop support take teach tell test tidy turn type update use"
    " write"
).split()
IRREGULAR = (
    "brought built cutting drew dropped dropping gave held kept letting made ran running said sent"
    " setting splitting stopped stopping taught told took wrote"
).split()


def not_imperative() -> frozenset[str]:
    """Return the other forms of verbs with which subjects often begin.

    >>> {"adds", "added", "adding", "moved", "moving", "fixes"} <= not_imperative()
    True
    >>> not_imperative() & {"add", "split", "use", "embed", "string", "address"}
    frozenset()
    """
    forms = set(IRREGULAR)
    for verb in VERBS:
        stem = verb.removesuffix("e")
        forms |= {f"{verb}s", f"{verb}es", f"{stem}ed", f"{stem}ing"}
        if verb.endswith("y"):
            forms |= {f"{verb[:-1]}ies", f"{verb[:-1]}ied"}
    return frozenset(forms)


def message(text: str) -> list[str]:
    r"""Return the lines of a message as git keeps them, without comments and outer empty lines.

    Args:
        text: the file that git hands to the hook.

    >>> message("# On branch main\n\nAdd a rule\n\nBecause.\n# Changes:\n")
    ['Add a rule', '', 'Because.']
    """
    kept = text.split(SCISSORS)[0].splitlines()
    return (
        "\n".join(line.rstrip() for line in kept if not line.startswith("#")).strip().splitlines()
    )


def faults(text: str) -> list[str]:
    r"""Return what is wrong with a commit message, a sentence for each fault.

    Args:
        text: the message, with or without git's comments.

    >>> faults("Add the rule of the last trick\n\nThe source has it.")
    []
    >>> faults("Added a rule.")  # doctest: +ELLIPSIS
    ['Leave out the full stop at the end of the subject.', 'Begin with a verb in the imperative, ...
    """
    lines = message(text)
    if not lines:
        return ["The message is empty."]
    subject, *rest = lines
    if subject.startswith(WRITTEN_BY_GIT):
        return []
    first = subject.split()[0]
    found = []
    if len(subject) > LONGEST:
        found.append(f"The subject has {len(subject)} characters; {LONGEST} are the most.")
    if subject.endswith("."):
        found.append("Leave out the full stop at the end of the subject.")
    if rest and rest[0]:
        found.append("Leave the second line empty: the body begins on the third.")
    if first.endswith(":"):
        found.append(f"Begin with the verb: leave out “{first}”.")
    elif first[0].islower():
        found.append(f"Begin with a capital letter: “{first.capitalize()}”.")
    if first.lower() in not_imperative():
        found.append(f"Begin with a verb in the imperative, such as “Add”, not with “{first}”.")
    return found


def main(arguments: list[str]) -> int:
    """Print what is wrong with the message in a file, and return the exit status.

    Args:
        arguments: the path of the file, as git hands it to a commit-msg hook.
    """
    if arguments == ["--help"]:
        print(__doc__)
        return 0
    if len(arguments) != 1 or not Path(arguments[0]).is_file():
        print("Name the file that holds the commit message.", file=sys.stderr)
        return 2
    found = faults(Path(arguments[0]).read_text(encoding="utf-8", errors="replace"))
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
