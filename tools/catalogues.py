"""Update the catalogues: `python -m tools.catalogues`.

This extracts the messages from the code, keeps existing translations, adds new messages
untranslated, drops messages that are no longer used, and compiles the catalogues. A new language
gets new ones. It prints the
messages without a translation; the tests fail while there are any.
"""

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.frontend import parse_keywords, parse_mapping_cfg
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = {"es": ("es_PR", "Spanish of Puerto Rico"), "pt": ("pt_PT", "Portuguese of Portugal")}
FIXED_DATE = datetime(2026, 1, 1, tzinfo=UTC)
HEADER = """\
# {name}.
msgid ""
msgstr ""
"Language: {locale}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"""


class Domain(NamedTuple):
    """A gettext domain: the code that its messages come from, and its catalogues.

    Attributes:
        name: the name of the domain and of its files.
        code: the folders of the code.
        locale: the folder of the catalogues.
        mapping: Babel's mapping file; empty if there are only Python files.
        keywords: functions that mark messages, besides the usual ones.
    """

    name: str
    code: tuple[str, ...]
    locale: str
    mapping: str
    keywords: tuple[str, ...]


DOMAINS = (
    Domain(
        "alcalde",
        ("alcalde",),
        "alcalde/locale",
        "alcalde/locale/babel.cfg",
        ("N_", "NN_:1,2", "NC_:1c,2"),
    ),
    Domain("tables", ("widgets/alcalde_widgets",), "widgets/alcalde_widgets/locale", "", ()),
    Domain("book", ("book", "book/_theme"), "book/_theme/locale", "book/_theme/babel.cfg", ("t",)),
)


def messages(domain: Domain) -> Catalog:
    """Return the messages in the code of a domain, untranslated."""
    method_map = [("**.py", "python")]
    options: dict[str, dict[str, str]] = {}
    if domain.mapping:
        with (ROOT / domain.mapping).open(encoding="utf-8") as file:
            method_map, options = parse_mapping_cfg(file)  # type: ignore[no-untyped-call]
    keywords = {**DEFAULT_KEYWORDS, **parse_keywords(domain.keywords)}
    catalogue = Catalog()
    for folder in domain.code:
        for _, _, message, _, context in extract_from_dir(
            ROOT / folder, method_map, options, keywords=keywords
        ):
            catalogue.add(message, context=context)
    return catalogue


def update(domain: Domain, language: str) -> list[str]:
    """Update one catalogue and compile it; return the messages without a translation."""
    locale, name = LANGUAGES[language]
    path = ROOT / domain.locale / language / "LC_MESSAGES" / f"{domain.name}.po"
    old = read_po(BytesIO(path.read_bytes() if path.exists() else b""))
    new = Catalog(locale=language, fuzzy=False)
    # Babel's own plural rule for Spanish has three forms
    new._num_plurals, new._plural_expr = 2, "(n != 1)"  # type: ignore[assignment]
    missing = []
    for message in messages(domain):
        if message.id:
            previous = old.get(message.id, message.context)
            new.add(message.id, previous.string if previous else None, context=message.context)
            if not previous or not previous.string:
                missing.append(str(message.id))
    written = BytesIO()
    write_po(written, new, width=96, no_location=True, omit_header=True, sort_output=True)
    header = HEADER.format(name=name, locale=locale)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(header + "\n" + written.getvalue().decode().strip() + "\n", encoding="utf-8")
    with path.open("rb") as file:
        compiled = read_po(file)
    compiled.creation_date = FIXED_DATE  # the same messages compile to the same bytes
    with path.with_suffix(".mo").open("wb") as file:
        write_mo(file, compiled)
    return missing


def main(arguments: Sequence[str] | None = None) -> int:
    """Update all catalogues; return 1 if a translation is missing, else 0."""
    argparse.ArgumentParser(prog="python -m tools.catalogues", description=__doc__).parse_args(
        arguments
    )
    status = 0
    for domain in DOMAINS:
        for language in LANGUAGES:
            for message in update(domain, language):
                print(f"{domain.name} {language}: {message}")
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
