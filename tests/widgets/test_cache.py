"""The cache of drawings: a table drawn with it is the table drawn without it."""

from hypothesis import given
from hypothesis import strategies as st

from alcalde import DECK, Suit
from alcalde_widgets import CountTable, Table, TaskTable, TrickTable
from alcalde_widgets.ui import cache, voice

CARDS = st.sampled_from([card.code for card in DECK])
ACTS = st.one_of(
    st.tuples(st.just("pick"), st.fixed_dictionaries({"slot": st.sampled_from(["first", "last"])})),
    st.tuples(st.just("put"), st.fixed_dictionaries({"card": CARDS})),
    st.tuples(
        st.just("trump"), st.fixed_dictionaries({"suit": st.sampled_from([s.letter for s in Suit])})
    ),
    st.tuples(
        st.just("leader"), st.fixed_dictionaries({"seat": st.sampled_from(["mayor", "left"])})
    ),
    st.tuples(st.just("step"), st.fixed_dictionaries({"to": st.integers(1, 4)})),
    st.tuples(
        st.just("pack"), st.fixed_dictionaries({"pack": st.sampled_from(["french", "spanish"])})
    ),
    st.tuples(st.sampled_from(["swap", "turn", "reset", "close"]), st.just({})),
)
LANGUAGES = st.sampled_from(["en", "es", "pt"])


def clear() -> None:
    """Drop every cached drawing and sentence."""
    cache._drawings.clear()
    voice._both.cache_clear()


@given(LANGUAGES, st.lists(ACTS, max_size=8))
def test_drawn_from_the_cache_or_anew(lang: str, acts: list[tuple[str, dict[str, object]]]) -> None:
    """Whatever was drawn before, by tables of other names, languages and packs."""
    table = TrickTable(lang=lang, name="one")
    other = TrickTable("K♦ 3♠ 2♠ Q♣", trump="♦", leader="left", lang="pt", pack="spanish", name="b")
    for name, args in acts:
        table.act(name, **args)
        other.act(name, **args)
        str(other.view())
        from_cache = str(table.view())
        clear()
        assert str(table.view()) == from_cache


def test_names_and_notices_are_not_mixed_up() -> None:
    """The same trick with other people, the same count in another field, a task that is done."""
    solved = TaskTable(lang="pt", name="same")
    solved.act("solution")
    tables: list[Table] = [
        TrickTable(lang="pt", name="same"),
        TrickTable(lang="pt", name="same", people=None),
        CountTable(58, lang="pt", name="same"),
        CountTable(58, 61, lang="pt", name="same"),
        TaskTable(lang="pt", name="same"),
        solved,
    ]
    with_cache = [str(table.view()) for table in tables for _ in range(2)]
    without = []
    for table in tables:
        for _ in range(2):
            clear()
            without.append(str(table.view()))
    assert with_cache == without


def test_the_cache_is_bounded() -> None:
    """A page that is open for days keeps no more than so many drawings."""
    for number in range(cache.CAPACITY + 10):
        cache.cached_by(number, lambda: CountTable(60).voice.both("{n}", {"n": 1})[0])
    assert len(cache._drawings) <= cache.CAPACITY
