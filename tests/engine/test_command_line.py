"""The command line: its answers, and every refusal as one line in three languages."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from unicodedata import normalize

import pytest

from alcalde import Game, Words, write_record
from alcalde.__main__ import _encodable, main
from alcalde.commands.letters import in_letters
from alcalde.commands.registry import ENTRIES
from alcalde.commands.sentences import SENTENCES as COMMANDS_SENTENCES
from alcalde.rematada.sentences import SENTENCES as REMATADA
from alcalde.sentences.whole import SENTENCES as WHOLE
from tests.engine.games import played

COMMANDS = " ".join(ENTRIES)
EX_1 = ("trick", "A♥ 3♥ 2♠ K♣", "--trump", "♠", "--leader", "right")
ROOT = Path(__file__).parents[2]


def run(capsys: pytest.CaptureFixture[str], *tokens: str) -> tuple[int, str, str]:
    """Return the exit status, standard output and standard error of one call in this process."""
    status = main(tokens)
    out, err = capsys.readouterr()
    return status, out, err


def process(*tokens: str | bytes, **options: object) -> subprocess.CompletedProcess[bytes]:
    """Run `python -W error -m alcalde` as a process of its own."""
    call = [sys.executable, "-W", "error", "-m", "alcalde", *tokens]
    encoding = str(options.pop("encoding", "utf-8"))
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run(  # type: ignore[call-overload, no-any-return]
        call, capture_output=True, cwd=ROOT, env=environment, check=False, **options
    )


def test_trick(capsys: pytest.CaptureFixture[str]) -> None:
    """EX-1 as data, with the reasons; quotation marks around the cards are not needed."""
    status, out, err = run(capsys, *EX_1, "--json")
    answer = json.loads(out)
    reasons = answer.pop("reasons")
    assert (status, err) == (0, "")
    assert answer == {"winner": "mayor", "winning_card": "2♠", "points": 25, "led": "♥"}
    assert [reason["code"] for reason in reasons] == [
        "leads", "rank-beats", "trump-beats", "cannot-win", "only-trump", "wins", "worth",
    ]  # fmt: skip
    bare = run(capsys, "trick", "--json", "AH", "3h", "2S", "kc", "--trump=s", "--leader=right")
    assert bare == (0, out, "")


@pytest.mark.parametrize(
    ("lang", "last"),
    [
        ("en", "The trick is worth 11 + 10 + 0 + 4 = 25 points."),
        ("es", "La baza vale 11 + 10 + 0 + 4 = 25 puntos."),
        ("pt", "A vaza vale 11 + 10 + 0 + 4 = 25 pontos."),
    ],
)
def test_trick_in_sentences(capsys: pytest.CaptureFixture[str], lang: str, last: str) -> None:
    """One sentence a line, wherever `--lang` is placed."""
    status, out, _ = run(capsys, *EX_1, "--lang", lang)
    assert status == 0
    assert len(out.splitlines()) == 7
    assert out.splitlines()[-1] == last
    assert run(capsys, "--lang", lang, *EX_1)[1] == out


def test_count(capsys: pytest.CaptureFixture[str]) -> None:
    """EX-3 as data and as sentences."""
    _, out, _ = run(capsys, "count", "--mayor", "58", "--json")
    assert json.loads(out) == {
        "mayor": 58, "opponents": 62, "keeps_office": False, "next_mayor": "right",
    }  # fmt: skip
    assert run(capsys, "count", "--mayor", "60", "--opponents", "60", "--lang", "pt")[1] == (
        "Os adversários têm 60.\nO alcalde tem 60: mantém o cargo.\n"
    )


def test_deal(capsys: pytest.CaptureFixture[str]) -> None:
    """DEAL-2 to DEAL-4: by seed, or from a deck that gives the same."""
    _, out, _ = run(capsys, "deal", "--seed", "7", "--json")
    answer = json.loads(out)
    assert list(answer) == ["mayor", "right", "left", "indicator", "stock"]
    assert [len(answer[key]) for key in ("mayor", "right", "left", "stock")] == [6, 3, 3, 28]
    assert answer["indicator"] == answer["stock"][-1]
    deck = " ".join(map(str, Game.deal(7).dealt.deck))
    assert run(capsys, "deal", "--deck", deck, "--json")[1] == out
    _, out, _ = run(capsys, "deal", "--seed", "7", "--lang", "es")
    assert out.splitlines()[1] == "El rival de la derecha: 3♣ 3♠ 5♥."


def test_deal_with_exchange(capsys: pytest.CaptureFixture[str]) -> None:
    """EXCH-5: who may exchange at once, or that nobody may."""
    _, out, _ = run(capsys, "deal", "--seed", "3", "--exchange", "--json")
    assert json.loads(out)["exchanges"] == [{"seat": "left", "card": "2♥"}]
    _, out, _ = run(capsys, "deal", "--seed", "3", "--exchange", "--lang", "es")
    assert out.splitlines()[-1] == "El rival de la izquierda puede tomar K♥ y dejar 2♥."
    _, out, _ = run(capsys, "deal", "--seed", "7", "--exchange", "--lang", "pt")
    assert out.splitlines()[-1] == "Ninguém pode trocar agora."


def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A whole game is replayed, and one that stops early."""
    states = played(Game.deal(7), [0] * 30)
    path = tmp_path / "game.txt"
    path.write_text(write_record(states[-1]), encoding="utf-8-sig")
    _, out, _ = run(capsys, "replay", str(path), "--json")
    answer = json.loads(out)
    assert len(answer["tricks"]) == 10
    assert sum(trick["points"] for trick in answer["tricks"]) == 120
    assert (answer["mayor"], answer["opponents"], answer["next_mayor"]) == (52, 68, "right")
    _, out, _ = run(capsys, "replay", str(path), "--lang", "es")
    assert out.splitlines()[0] == (
        "Baza 1: 3♣ 6♣ 5♣ K♣. La gana el rival de la derecha, con 14 puntos."
    )
    assert out.splitlines()[-1].startswith("El alcalde tiene 52: el cargo pasa")
    path.write_text(write_record(states[4]), encoding="utf-8")
    assert json.loads(run(capsys, "replay", str(path), "--json")[1])["next_mayor"] is None
    assert run(capsys, "replay", str(path))[1].splitlines()[-1] == (
        "The game is not over: the mayor has 0, the opponents have 14."
    )


def trick(cards: str, trump: str = "♠", leader: str = "right") -> tuple[str, ...]:
    """Return the arguments of one call of `trick`."""
    return "trick", cards, "--trump", trump, "--leader", leader


REFUSALS = [
    (trick("A♥ 3♥ 2♠"),
     "A trick has four cards, not 3: “A♥ 3♥ 2♠”.",
     "Una baza tiene cuatro cartas, no 3: «A♥ 3♥ 2♠».",
     "Uma vaza tem quatro cartas, e não 3: «A♥ 3♥ 2♠»."),
    (trick("A♥ 3♥ 2♠ K♣ 4♦"),
     "A trick has four cards, not 5: “A♥ 3♥ 2♠ K♣ 4♦”.",
     "Una baza tiene cuatro cartas, no 5: «A♥ 3♥ 2♠ K♣ 4♦».",
     "Uma vaza tem quatro cartas, e não 5: «A♥ 3♥ 2♠ K♣ 4♦»."),
    (trick(""),
     "A trick has four cards, not 0: “”.",
     "Una baza tiene cuatro cartas, no 0: «».",
     "Uma vaza tem quatro cartas, e não 0: «»."),
    (trick("A♥ 3♥ A♥ K♣"),
     "A♥ is there twice: every card is different.",
     "A♥ está dos veces: no hay dos cartas iguales.",
     "A♥ aparece duas vezes: não há duas cartas iguais."),
    (trick("10♥ 3♥ 2♠ K♣"),
     "10 is not in this pack. “10♥” needs one of A 3 K Q J 7 6 5 4 2.",
     "10 no está en esta baraja. En «10♥» debe ir una de estas: A 3 K Q J 7 6 5 4 2.",
     "10 não entra neste baralho. Em «10♥» tem de estar uma destas: A 3 K Q J 7 6 5 4 2."),
    (trick("Z9 3♥ 2♠ K♣"),
     "“Z9” is not a card: write A♥ or AH.",
     "«Z9» no es una carta: escribe A♥ o AH.",
     "«Z9» não é uma carta: escreva A♥ ou AH."),
    (trick("A♥ 3♥ 2♠ K♣", trump="stars"),
     "“stars” is not a suit: write ♦ ♥ ♣ ♠ or D H C S.",
     "«stars» no es un palo: escribe ♦ ♥ ♣ ♠ o D H C S.",
     "«stars» não é um naipe: escreva ♦ ♥ ♣ ♠ ou D H C S."),
    (trick("A♥ 3♥ 2♠ K♣", leader="nobody"),
     "“nobody” is not a seat: write mayor, right or left.",
     "«nobody» no es un puesto: escribe mayor (alcalde), right (derecha) o left (izquierda).",
     "«nobody» não é um lugar: escreva mayor (alcalde), right (direita) ou left (esquerda)."),
    (("-x",),
     "“-x” is not an option: see alcalde --help.",
     "«-x» no es una opción: consulta alcalde --help.",
     "«-x» não é uma opção: consulte alcalde --help."),
    (("trick", "A♥ 3♥ 2♠"),
     "A trick has four cards, not 3: “A♥ 3♥ 2♠”.",
     "Una baza tiene cuatro cartas, no 3: «A♥ 3♥ 2♠».",
     "Uma vaza tem quatro cartas, e não 3: «A♥ 3♥ 2♠»."),
    (("trick", "A♥ 3♥ 2♠ K♣", "--leader", "left"),
     "--trump is missing: see alcalde trick --help.",
     "Falta --trump: consulta alcalde trick --help.",
     "Falta --trump: consulte alcalde trick --help."),
    (("count", "--mayor", "61", "--opponents", "58"),
     "61 + 58: The counts add up to 119, not 120: recount before naming the next dealer.",
     "61 + 58: La suma da 119, no 120: cuenta otra vez antes de decidir quién reparte.",
     "61 + 58: A soma dá 119 e não 120: conte outra vez antes de decidir quem dá."),
    (("count", "--mayor", "many"),
     "“many” is not a count: write a whole number from 0 to 120.",
     "«many» no es un recuento: escribe un número entero de 0 a 120.",
     "«many» não é uma contagem: escreva um número inteiro de 0 a 120."),
    (("deal", "--deck", "A♥ A♥"),
     "A♥ is there twice: every card is different.",
     "A♥ está dos veces: no hay dos cartas iguales.",
     "A♥ aparece duas vezes: não há duas cartas iguais."),
    (("deal", "--deck", " ".join(map(str, Game.deal(7).dealt.deck[:39]))),
     "A pack has 40 cards, not 39: 5♦ is missing.",
     "Una baraja tiene 40 cartas, no 39: falta 5♦.",
     "Um baralho tem 40 cartas, e não 39: falta 5♦."),
    (("deal",),
     "A deal needs exactly one of the two: --seed or --deck.",
     "Un reparto necesita una sola de estas opciones: --seed o --deck.",
     "Para dar as cartas, escreva só uma destas opções: --seed ou --deck."),
    *[
        (("deal", "--seed", seed),
         f"“{seed}” is not a seed: write a whole number from 0 to 9007199254740991.",
         f"«{seed}» no es un número de reparto: escribe un número entero de 0 a 9007199254740991.",
         f"«{seed}» não é um número de distribuição: escreva um número inteiro de 0 a "
         "9007199254740991.")
        for seed in ("seven", "-1", "9007199254740992", "")
    ],
    (("deal", "--seed", "7", "--seed", "8"),
     "--seed is there twice: once is enough.",
     "--seed aparece dos veces: basta con una.",
     "--seed aparece duas vezes: basta uma."),
    (("deal", "--seed"),
     "--seed needs a value after it.",
     "--seed necesita un valor detrás.",
     "--seed precisa de um valor a seguir."),
    (("deal", "--seed", "7", "--json=yes"),
     "--json takes no value.",
     "--json no lleva valor.",
     "--json não leva valor."),
    (("deal", "--sed", "7"),
     "“--sed” is not an option of deal: see alcalde deal --help.",
     "«--sed» no es una opción de deal: consulta alcalde deal --help.",
     "«--sed» não é uma opção de deal: consulte alcalde deal --help."),
    (("deal", "--seed", "7", "--", "-x"),
     "“-x” is one argument too many: see alcalde deal --help.",
     "«-x» está de más: consulta alcalde deal --help.",
     "«-x» está a mais: consulte alcalde deal --help."),
    (("replay",),
     "FILE is missing: see alcalde replay --help.",
     "Falta ARCHIVO: consulta alcalde replay --help.",
     "Falta FICHEIRO: consulte alcalde replay --help."),
    *[
        (("replay", path),
         f"“{path}” cannot be opened: there is no such file.",
         f"«{path}» no se puede abrir: no existe ese archivo.",
         f"Não é possível abrir «{path}»: esse ficheiro não existe.")
        for path in ("nowhere.txt", "", "/dev/null/x")
    ],
    (("replay", "/"),
     "“/” is a folder: name the file of a record.",
     "«/» es una carpeta: indica el archivo de un registro.",
     "«/» é uma pasta: indique o ficheiro de um registo."),
    (("replay", "/dev/zero"),
     "“/dev/zero” is too long: a record has at most 65536 bytes.",
     "«/dev/zero» es demasiado largo: un registro tiene como máximo 65536 bytes.",
     "«/dev/zero» é demasiado longo: um registo tem no máximo 65536 bytes."),
    ((),
     f"No command was given: write one of these: {COMMANDS}.",
     f"Falta la orden: escribe una de estas: {COMMANDS}.",
     f"Falta o comando. Escreva um destes: {COMMANDS}."),
    (("shuffle",),
     f"“shuffle” is not a command: write one of these: {COMMANDS}.",
     f"«shuffle» no es una orden: escribe una de estas: {COMMANDS}.",
     f"«shuffle» não é um comando: escreva um destes: {COMMANDS}."),
]  # fmt: skip


@pytest.mark.parametrize("lang", [0, 1, 2], ids=["en", "es", "pt"])
@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda r: " ".join(r[0])[:30])
def test_refusals(
    capsys: pytest.CaptureFixture[str], refusal: tuple[tuple[str, ...], str, str, str], lang: int
) -> None:
    """Exit status 2, nothing on standard output, one line in the reader's language."""
    tokens, *lines = refusal
    asked = ("--lang", ("en", "es", "pt")[lang], *tokens)
    assert run(capsys, *asked) == (2, "", f"alcalde: {lines[lang]}\n")


@pytest.mark.parametrize("lang", ["fr", "", "--json"])
def test_an_unknown_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """The refusal is in English, since no language was named that it could use."""
    status, out, err = run(capsys, "count", "--mayor", "58", f"--lang={lang}")
    assert (status, out) == (2, "")
    assert err == f"alcalde: “{lang}” is not a language here: write en, es or pt.\n"


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize("command", ["", *ENTRIES])
def test_help(capsys: pytest.CaptureFixture[str], command: str, lang: str) -> None:
    """Help is in the reader's language throughout, even if a required argument is missing."""
    status, out, err = run(capsys, *command.split(), "--help", "--lang", lang)
    assert (status, err) == (0, "")
    assert out.startswith({"en": "Usage: ", "es": "Uso: ", "pt": "Utilização: "}[lang])
    if lang != "en":
        assert not {"the", "print", "deal's", "four", "CARDS", "FILE"} & set(out.split())


def test_files_that_are_no_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Binary data, UTF-16, an overlong file and a record with a slip are refused."""
    path = tmp_path / "x"
    for content, ending in (
        (b"\xff\xfe\x00", "is no record: it is not text in UTF-8."),
        (b"x" * 65537, "is too long: a record has at most 65536 bytes."),
        (b"\x00\x01", "Expected there: alcalde 1."),
        (b"", "The record ends at line 1. Expected there: alcalde 1."),
        (b"alcalde 1\nseed: 7\n1. left A\xe2\x99\xa5", "It is the right opponent’s turn."),
    ):
        path.write_bytes(content)
        status, out, err = run(capsys, "replay", str(path))
        assert (status, out) == (2, "")
        assert err.endswith(ending + "\n")
        assert err.count("\n") == 1


def test_a_file_that_may_not_be_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing permission and a failing disk are each one line."""

    def fail(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("builtins.open", fail)
    status, _, err = run(capsys, "replay", "x", "--lang", "es")
    monkeypatch.undo()
    assert status == 2
    assert err == "alcalde: «x» no se puede leer: indica un archivo que se pueda abrir.\n"


def test_standard_input() -> None:
    """`-` reads standard input; a closed one is refused."""
    record = write_record(played(Game.deal(7), [0] * 30)[-1]).encode()
    done = process("replay", "-", "--json", input=record)
    assert json.loads(done.stdout)["mayor"] == 52
    assert done.returncode == 0


def test_a_real_process() -> None:
    """The exit status reaches the shell, and bytes that are not text are shown as such."""
    done = process(*EX_1, "--lang", "pt")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"O alcalde ganha a vaza" in done.stdout
    bad = process("trick", b"A\xff 3H 2S KC", "--trump", "S", "--leader", "right")
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr.decode() == "alcalde: “A�” is not a card: write A♥ or AH.\n"


@pytest.mark.parametrize(
    ("encoding", "line"),
    [
        ("ascii", b"2S e o unico trunfo e recolhe a vaza toda."),
        ("latin-1", "2S é o único trunfo e recolhe a vaza toda.".encode("latin-1")),
        ("cp437", "2S é o único trunfo e recolhe a vaza toda.".encode("cp437")),
    ],
)
def test_terminals_that_are_not_utf_8(encoding: str, line: bytes) -> None:
    """Where ♠ cannot be encoded, cards are written in letters; JSON stays exact."""
    done = process(*EX_1, "--lang", "pt", encoding=encoding)
    assert done.returncode == 0
    assert done.stdout.splitlines()[4] == line
    exact = process(*EX_1, "--json", encoding=encoding)
    assert json.loads(exact.stdout.decode(encoding))["winning_card"] == "2♠"
    refused = process("trick", "Z9", "--trump", "S", "--leader", "left", encoding=encoding)
    assert b'"Z9"' in refused.stderr


LETTERS = {
    "en": ('"Z9" is not a card: write AH.', '"x" is not a suit: write D, H, C or S.'),
    "es": ('"Z9" no es una carta: escribe AH.', '"x" no es un palo: escribe D, H, C o S.'),
    "pt": ('"Z9" não é uma carta: escreva AH.', '"x" não é um naipe: escreva D, H, C ou S.'),
}
OFFERS_TWICE = re.compile(r"(?<!\w)(\w[\w ]*) (?:or|o|ou) \1(?!\w)")


@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "ascii"])
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_sentences_that_offer_suits_where_none_can_be_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, encoding: str
) -> None:
    """They offer the letters alone, in the refusal of a record too."""
    path = tmp_path / "game.txt"
    path.write_text("alcalde 1\nseed: 7\n1. right Z9")
    card, suit = (text.encode(encoding, "replace").decode(encoding) for text in LETTERS[lang])
    if encoding == "ascii":
        card, suit = (normalize("NFD", text).encode("ascii", "ignore").decode()
                      for text in LETTERS[lang])  # fmt: skip
    for tokens, wanted in (
        (("trick", "Z9 3H 2S KC", "--trump", "S"), card),
        (("trick", "AH 3H 2S KC", "--trump", "x"), suit),
        (("rematada-count", "--captured", "Z9", "--trump", "S", "--bid", "100"), card),
        (("replay", str(path)), card),
    ):
        err = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="")
        monkeypatch.setattr(sys, "stderr", err)
        assert main([*tokens, "--lang", lang]) == 2
        said = err.buffer.getvalue().decode(encoding)
        said = said.translate(str.maketrans("“”«»", '""""'))
        assert said.endswith(f"{wanted}\n")


@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "ascii"])
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_help_where_no_suit_can_be_shown(
    monkeypatch: pytest.MonkeyPatch, lang: str, encoding: str
) -> None:
    """Nothing is offered twice, and every letter has its own or a plainer one."""
    for command in ENTRIES:
        out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
        monkeypatch.setattr(sys, "stdout", out)
        assert main([command, "--help", "--lang", lang]) == 0
        text = out.buffer.getvalue().decode(encoding)
        assert not OFFERS_TWICE.search(text), text
        assert "?" not in text


@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "ascii"])
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_no_sentence_offers_the_same_twice(lang: str, encoding: str) -> None:
    """Every sentence of both games and of the command line, where a terminal knows few letters."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    words = Words.of(lang)
    sentences = [
        sentence
        for catalogue in (WHOLE, REMATADA, COMMANDS_SENTENCES)
        for group in (catalogue.reasons, catalogue.refusals)
        for sentence in group.values()
    ]
    assert len(sentences) > 100
    for sentence in sentences:
        texts = [sentence.text] if isinstance(sentence.text, str) else sentence.text
        for text in texts:
            shown = _encodable(words.gettext(in_letters(text)), stream)
            assert not OFFERS_TWICE.search(shown), shown
            assert "?" not in shown


def test_a_locale_that_knows_no_letters(tmp_path: Path) -> None:
    """Cards and file names arrive as bytes, and are read all the same."""
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": ""}
    path = tmp_path / "partida del año.txt"
    path.write_text(write_record(Game.deal(7)))
    for tokens in ((*EX_1, "--json"), ("replay", str(path), "--json")):
        call = [sys.executable, "-m", "alcalde", *tokens]
        done = subprocess.run(
            call, capture_output=True, cwd=ROOT, env={**os.environ, **plain}, check=False
        )
        assert (done.returncode, done.stderr) == (0, b"")


def test_output_that_cannot_be_written() -> None:
    """A closed pipe is quiet; a full disk is one line."""
    code = "import sys; from alcalde.__main__ import main; sys.exit(main(['deal', '--seed', '7']))"
    read, write = os.pipe()
    os.close(read)
    call = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(call, stdout=write, stderr=subprocess.PIPE, cwd=ROOT, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")
    with open("/dev/full", "wb") as full:
        done = subprocess.run(call, stdout=full, stderr=subprocess.PIPE, cwd=ROOT, check=False)
    assert done.returncode == 1
    assert done.stderr == b"alcalde: The answer could not be written.\n"


def test_streams_that_were_closed_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without standard streams the exit status is still right."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["count", "--mayor", "58"]) == 1
    assert main(["count", "--mayor", "x"]) == 2
    assert main(["replay", "-"]) == 2
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert main(["count", "--mayor", "58", "--json"]) == 0


def test_interrupted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Control-C while a command waits for input ends quietly, with the shell's usual status."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("alcalde.commands.replay.read_record", interrupt)
    assert run(capsys, "replay", str(Path(__file__))) == (130, "", "")


def test_the_right_opponent_leads_unless_somebody_else_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """PLAY-1: the default leader is that of the first trick of every game."""
    short = run(capsys, "trick", "A♥ 3♥ 2♠ K♣", "--trump", "♠", "--json")
    assert short == run(capsys, *EX_1, "--json")
