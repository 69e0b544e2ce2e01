"""The catalogues: complete, without fuzzy or unused entries, with a fresh `.mo`."""

import ast
from gettext import GNUTranslations
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

import alcalde
from alcalde import Card, Drawer, NotationError, Rank, Reason, Seat, Suit, Words, capitalise
from alcalde.core.reasons import AnyReason
from alcalde.core.sentences import SENTENCES as SHARED
from alcalde.core.words import LANGUAGES
from alcalde.rematada import RematadaReason
from alcalde.rematada import RematadaSeat as Rematada
from alcalde.sentences import basics
from alcalde.sentences.whole import PARTS

ENGINE = Path(alcalde.__file__).parent
TRANSLATED = tuple(lang for lang in LANGUAGES if lang != "en")
KEYWORDS = {"N_": None, "NN_": (1, 2), "NC_": ((1, "c"), 2)}
Key = tuple[str | None, str | tuple[str, ...]]


def folder(lang: str) -> Path:
    """Return the folder of a language's catalogue."""
    return ENGINE / "locale" / lang / "LC_MESSAGES"


def catalogue(lang: str) -> Catalog:
    """Return a language's `.po` catalogue."""
    with (folder(lang) / "alcalde.po").open("rb") as file:
        return read_po(file)


def sentences(lang: str) -> dict[Key, str | tuple[str, ...]]:
    """Return the translations by context and source sentence."""
    found: dict[Key, str | tuple[str, ...]] = {}
    for message in catalogue(lang):
        source, translation = message.id, message.string
        if source:
            assert not isinstance(source, list)
            assert translation is not None
            assert not isinstance(translation, list)
            found[message.context, source] = translation
    return found


def sources() -> set[Key]:
    """Return every sentence that the code marks for translation."""
    found = extract_from_dir(ENGINE, [("**.py", "python")], keywords=KEYWORDS)
    return {(context, message) for _, _, message, _, context in found}


def places(text: str) -> set[str]:
    """Return the names of a sentence's placeholders; `card_to` is the placeholder `card`."""
    names = {name for _, name, _, _ in Formatter().parse(text) if name}
    return {name.removesuffix("_of").removesuffix("_to") for name in names}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_is_there_and_none_is_unused(lang: str) -> None:
    """The catalogue holds exactly what the code marks, translated and not fuzzy."""
    assert set(sentences(lang)) == sources()
    for message in catalogue(lang):
        forms = message.string if isinstance(message.string, tuple) else (message.string,)
        assert all(forms), message.id
        assert not message.fuzzy or not message.id, message.id


def test_apostrophes_are_typographic() -> None:
    """Sentences use ’; the command line replaces it where the terminal cannot show it."""
    for _, source in sources():
        assert not any("'" in form for form in ((source,) if isinstance(source, str) else source))


@pytest.mark.parametrize("lang", TRANSLATED)
def test_places_agree(lang: str) -> None:
    """A translation has the placeholders of its source, and the same closing mark."""
    for (_, source), translation in sentences(lang).items():
        originals = source if isinstance(source, tuple) else (source,)
        forms = translation if isinstance(translation, tuple) else (translation,)
        assert len(originals) == len(forms)
        for original, form in zip(originals, forms, strict=True):
            assert places(original) == places(form), source
            assert (original[-1] == ".") == (form[-1] == "."), source


@pytest.mark.parametrize("lang", TRANSLATED)
def test_compiled_is_the_same(lang: str) -> None:
    """The committed `.mo` is what the `.po` compiles to; zero takes the plural."""
    expected: dict[object, str] = {}
    for (context, source), translation in sentences(lang).items():
        prefix = f"{context}\x04" if context else ""
        if isinstance(source, str):
            expected[prefix + source] = str(translation)
        else:
            expected |= {(prefix + source[0], n): form for n, form in enumerate(translation)}
    with (folder(lang) / "alcalde.mo").open("rb") as file:
        compiled = GNUTranslations(file)
    held = {key: text for key, text in vars(compiled)["_catalog"].items() if key}
    assert held == expected
    rule = "nplurals=2; plural=(n != 1);"
    assert catalogue(lang).plural_forms == compiled.info()["plural-forms"] == rule
    worth = Reason("worth", {"sum": (0,), "points": 0}).say(Words.of(lang))
    assert worth.endswith(("puntos.", "pontos."))


def test_words_of_the_guide() -> None:
    """Articles, prepositions and both packs, as the language guide has them."""
    es, pt, en = Words.of("es"), Words.of("pt"), Words.of("en")
    queen, jack = Card.parse_all("Q♥ J♣")
    assert es.card(queen) == "la dama de corazones"
    assert es.card(queen, "spanish", "to") == "al caballo de copas"
    assert es.card(jack, "spanish", "of") == "de la sota de bastos"
    assert pt.card(queen, "french", "to") == "à dama de copas"
    assert pt.card(queen, "spanish") == "o cavalo de copas"
    assert pt.card(jack, form="of") == "do valete de paus"
    assert en.card(queen, "spanish") == "the horse of cups"
    assert en.card(Card(Rank.TWO, Suit.SPADES), form="of") == "of the two of spades"
    assert [pt.suit(suit, "french") for suit in Suit] == [pt.suit(s, "spanish") for s in Suit]
    assert [es.seat(Seat.LEFT, form) for form in ("plain", "of", "to")] == [
        "el rival de la izquierda",
        "del rival de la izquierda",
        "al rival de la izquierda",
    ]
    assert [pt.seat(seat, "to") for seat in Rematada] == [
        "ao dador",
        "ao jogador da direita",
        "ao jogador da esquerda",
    ]
    assert pt.person("Lena", "f", "to") == "à Lena"
    assert en.person("Lena", "f", "of") == "of Lena"


def test_reasons_in_names_and_spoken_cards() -> None:
    """A sentence works with symbols and with phrases, and starts with a capital letter."""
    pt = Words.of("pt")
    reason = Reason("leads", {"player": Seat.RIGHT, "card": Card.parse("Q♥"), "suit": Suit.HEARTS})
    names = {Seat.RIGHT: pt.person("Isaac")}
    assert reason.say(pt, names) == "O Isaac sai com Q♥: o naipe de saída é copas."
    assert reason.say(Words.of("es"), names, pack="spanish", spoken=True) == (
        "O Isaac sale con el caballo de copas: el palo de salida es copas."
    )
    assert capitalise("«a» não é") == "«a» não é"
    assert Words.capitalise("") == ""


def test_a_beaten_card_has_its_preposition() -> None:
    """Spanish *superar a* says which of the two cards wins, in symbols and in phrases."""
    two, ace, king = Card.parse_all("2♠ A♥ K♥")
    es = Words.of("es")
    trump, rank = (
        Reason("trump-beats", {"card": two, "loser": ace}),
        Reason("rank-beats", {"card": ace, "loser": king}),
    )
    assert trump.say(es) == "2♠ supera al as de corazones porque es triunfo."
    assert rank.say(es, pack="spanish", spoken=True) == (
        "El as de copas supera al rey de copas porque es una carta más alta del mismo palo."
    )


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_name_of_a_player_is_no_clause(lang: str) -> None:
    """It is a noun phrase that fits every sentence, not *quien reparte* or *quem dá*."""
    for seat in (*Seat, *Rematada, *Drawer):
        for form in ("plain", "of", "to"):
            assert not {"quien", "que", "quem"} & {*Words.of(lang).seat(seat, form).split()}


REASONS = [(kind, code) for kind in (Reason, RematadaReason) for code in kind.codes()]


@pytest.mark.parametrize(("kind", "code"), REASONS)
def test_every_reason_can_be_said(kind: type[AnyReason], code: str) -> None:
    """Every reason has a sentence of its own in each language, and a ledger id."""
    card = Card.parse("A♥")
    params = {
        "player": Seat.MAYOR, "card": card, "loser": card, "other": card, "suit": Suit.CLUBS,
        "card2": card, "score": 107, "bid": 100, "less": 5, "more": 8, "least": 2,
        "n": 2, "points": 25, "sum": (11, 10, 0, 4), "player2": Drawer.SECOND,
        "player3": Drawer.THIRD, "card3": card, "other2": card,
    }  # fmt: skip
    reason = kind(code, params)
    said = {reason.say(Words.of(lang)) for lang in ("en", *TRANSLATED)}
    assert len(said) == 3
    assert not any("{" in sentence for sentence in said)
    assert reason.rule


def test_each_game_has_one_catalogue() -> None:
    """Both have the shared sentences under the same names, and neither has the other's own."""
    games = alcalde, rematada = Reason.catalogue(), RematadaReason.catalogue()
    for game in games:
        assert SHARED.reasons.items() <= game.reasons.items()
        assert SHARED.refusals.items() <= game.refusals.items()
        sentences = {**game.reasons, **game.refusals}
        assert all(name == found.name for name, found in sentences.items())
    assert {*alcalde.reasons} & {*rematada.reasons} == {*SHARED.reasons}
    assert (alcalde.kind, rematada.kind) == (Reason, RematadaReason)


def test_every_sentence_is_in_one_part_of_its_catalogue() -> None:
    """A part has the same sentences as the whole catalogue, and no two parts share one."""
    base = basics.SENTENCES
    own: list[str] = []
    for part in PARTS[1:]:
        found = part.SENTENCES
        own += {*found.reasons} - {*base.reasons}
        own += [f"refusal {name}" for name in {*found.refusals} - {*base.refusals}]
        assert found.reasons.items() <= Reason.catalogue().reasons.items()
        assert found.refusals.items() <= Reason.catalogue().refusals.items()
    assert len(own) == len({*own})


def test_no_page_needs_the_whole_catalogue() -> None:
    """`Reason(code, …)` needs all parts, which no page loads: modules use the part they import."""
    folders = [ENGINE, ENGINE.parent / "widgets" / "alcalde_widgets"]
    paths = [path for folder in folders for path in folder.rglob("*.py")]
    for path in paths:
        if "node_modules" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                assert ast.unparse(node.func) != "Reason", f"{path}:{node.lineno}"


@pytest.mark.parametrize("lang", ["", "fr", "english", "-", None])
def test_what_is_no_language(lang: str) -> None:
    """Three languages, with or without a country."""
    with pytest.raises(NotationError):
        Words.of(lang)


def test_another_packages_catalogue_comes_first(tmp_path: Path) -> None:
    """`extra` is asked before the engine's own; English needs no catalogue."""
    from babel.messages.mofile import write_mo

    where = tmp_path / "es" / "LC_MESSAGES"
    where.mkdir(parents=True)
    catalog = Catalog(locale="es")
    catalog.add("Check", "Comprobar")
    catalog.add("the mayor", "la alcaldía")
    with (where / "tables.mo").open("wb") as file:
        write_mo(file, catalog)
    words = Words.of("es-PR", tmp_path, "tables")
    assert words.gettext("Check") == "Comprobar"
    assert words.gettext("the mayor") == "la alcaldía"
    assert words.gettext("the ace") == "el as"
    assert words is Words.of("es", str(tmp_path), "tables")
    assert Words.of("es").gettext("the mayor") == "el alcalde"
    assert Words.of("en", tmp_path, "tables").gettext("Check") == "Check"
    assert (Words.of("es").tag, Words.of("pt_PT").tag, Words.of("EN").tag) == ("es", "pt-PT", "en")
