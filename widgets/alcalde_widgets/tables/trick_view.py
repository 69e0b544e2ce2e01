"""How a trick table looks: seats around a table, four cards, the result and the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Card, Seat, Suit, Trick, capitalise, order_of_play

from ..art import icon, ring
from ..faces import classes, index, inside, suit_key, suit_sign
from ..html import Element, Node, h
from ..voice import Voice

if TYPE_CHECKING:
    from .trick import TrickTable


def draw(table: TrickTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    trick = table.now.trick().first(table.step)
    return [
        _seats(table, trick),
        _picker(table) if table.picking else None,
        _steps(table),
        _result(table, trick),
        _settings(table),
    ]


def sentence(voice: Voice, trick: Trick) -> tuple[str, dict[str, object]]:
    """Return the sentence that says who wins, or is ahead, with which card and for how much."""
    words = voice.words
    places: dict[str, object] = {
        "player": trick.winner,
        "card": trick.winning_card,
        "n": trick.points,
    }
    if trick.complete:
        template = words.ngettext(
            "{player} wins with {card}: {n} point.",
            "{player} wins with {card}: {n} points.",
            trick.points,
        )
    else:
        template = words.gettext("{player} is ahead with {card}.")
    return template, places


# The seats and their cards


def _seats(table: TrickTable, trick: Trick) -> Element:
    seats = dict.fromkeys(order_of_play(table.now.leader))
    return h(
        "div",
        h("ol", [_seat(table, trick, seat) for seat in seats], class_="al-order"),
        _centre(table),
        class_="al-seats",
    )


def _seat(table: TrickTable, trick: Trick, seat: Seat) -> Element:
    voice, words = table.voice, table.voice.words
    slots = [slot for slot in table.now.slots() if _owner(slot) is seat]
    leads, two = seat is table.now.leader, len(slots) > 1
    if leads:
        role = words.gettext("leads with two") if two else words.gettext("leads")
    else:
        role = words.gettext("plays two") if two else words.gettext("plays one")
    played = [play.card for play in trick.plays if play.seat is seat]
    return h(
        "li",
        h("p", h("strong", voice.label(seat)), role, class_="al-who"),
        h("p", _heard(voice, seat, played), class_="al-vh") if played else None,
        h("div", [_slot(table, trick, slot) for slot in slots], class_="al-cards"),
        class_=f"al-seat al-seat--{seat.value}",
        id=table.id(f"seat-{seat.value}"),
    )


def _heard(voice: Voice, seat: Seat, played: list[Card]) -> str:
    words = voice.words
    if len(played) == 1:
        return voice.text(
            words.gettext("{player} plays {card}."), {"player": seat, "card": played[0]}
        )
    first, second = played
    return voice.text(
        words.gettext("{player} plays {card} and {card2}."),
        {"player": seat, "card": first, "card2": second},
    )


def _slot(table: TrickTable, trick: Trick, slot: str) -> Element:
    words = table.voice.words
    turn = table.now.slots().index(slot)
    if turn >= len(trick.plays):
        return h(
            "div",
            h("span", class_="al-card al-card--ghost", aria_hidden="true"),
            h("p", h("span", words.gettext("not yet")), class_="al-cap"),
            class_="al-slot",
            id=table.id(f"place-{slot}"),
        )
    card = trick.plays[turn].card
    wins, trump = card == trick.winning_card, card.suit is trick.trump
    badge = None
    if wins:
        word = words.gettext("Wins") if trick.complete else words.gettext("Ahead")
        badge = h("p", icon("check"), word, class_="al-badge")
    states = (" is-winner" if wins else "") + (" is-trump" if trump else "")
    name = words.gettext("Change {card}").format(card=table.voice.card(card))
    face = table.button(
        f"slot-{slot}",
        h("span", name, class_="al-vh"),
        inside(card, table.pack),
        act="pick",
        data_args={"slot": slot},
        data_suit=suit_key(card, table.pack),
        data_fly=card.code,
        class_=f"{classes(card, table.pack)} is-playable{states}",
        aria_expanded="true" if table.picking == slot else "false",
    )
    caption = [
        h("span", table.voice.points(card.points)),
        h("b", words.gettext("trump")) if trump else None,
    ]
    return h(
        "div",
        badge,
        face,
        h("p", caption, class_="al-cap"),
        class_="al-slot",
        id=table.id(f"place-{slot}"),
    )


def _owner(slot: str) -> Seat:
    return Seat.MAYOR if slot in ("first", "second") else Seat.parse(slot)


def _centre(table: TrickTable) -> Element:
    words = table.voice.words
    trump = table.now.trump
    return h(
        "div",
        ring(),
        suit_sign(trump, table.pack, "al-centre__suit"),
        h(
            "p",
            words.gettext("Trump"),
            h("strong", capitalise(table.voice.suit(trump))),
            h("span", words.gettext("Play goes counter-clockwise."), class_="al-vh"),
            class_="al-trump",
        ),
        class_="al-centre",
    )


# What happened and why


def _result(table: TrickTable, trick: Trick) -> Element:
    voice, words = table.voice, table.voice.words
    last = trick.plays[-1]
    happened: list[Node] = [voice.both(*sentence(voice, trick))]
    if not trick.complete:
        played = words.gettext("{player} plays {card}.")
        happened.insert(0, voice.both(played, {"player": last.seat, "card": last.card}))
    return h(
        "div",
        table.status(*_spaced(happened)),
        _sum(table, trick),
        h(
            "ol",
            [h("li", voice.reason(reason)) for reason in trick.explain()],
            class_="al-why",
            aria_label=words.gettext("Why"),
        ),
        class_="al-result",
    )


def _spaced(parts: list[Node]) -> list[Node]:
    spaced: list[Node] = []
    for part in parts:
        spaced += [" ", part] if spaced else [part]
    return spaced


def _sum(table: TrickTable, trick: Trick) -> list[Node]:
    voice, words = table.voice, table.voice.words
    if trick.complete:
        a, b, c, d = trick.sum
        heard = words.ngettext(
            "{a} plus {b} plus {c} plus {d} make {n} point.",
            "{a} plus {b} plus {c} plus {d} make {n} points.",
            trick.points,
        ).format(a=a, b=b, c=c, d=d, n=trick.points)
    else:
        heard = words.ngettext(
            "{n} point on the table so far.", "{n} points on the table so far.", trick.points
        ).format(n=trick.points)
    terms: list[Node] = []
    for play in trick.plays:
        if terms:
            terms.append(h("i", "+"))
        sign = h(
            "span",
            index(play.card, table.pack),
            suit_sign(play.card.suit, table.pack),
            class_="al-sign",
            data_suit=suit_key(play.card, table.pack),
        )
        terms.append(h("span", h("small", sign), play.card.points))
    noun = words.ngettext("point", "points", trick.points)
    total = h("span", h("small", noun), h("b", trick.points))
    return [
        h("p", heard, class_="al-vh"),
        h("p", terms, h("i", "="), total, class_="al-sum", aria_hidden="true"),
    ]


# What can be moved


def _steps(table: TrickTable) -> Element:
    words, step, last = table.voice.words, table.step, len(table.now.cards)
    moves = (
        ("first", words.gettext("First card"), 1, step == 1),
        ("previous", words.gettext("Previous card"), step - 1, step == 1),
        ("next", words.gettext("Next card"), step + 1, step == last),
    )
    buttons = [
        table.button(
            f"step-{name}",
            icon(name),
            act="step",
            data_args={"to": max(1, min(last, to))},
            off=off,
            aria_label=label,
        )
        for name, label, to, off in moves
    ]
    count = h("output", f"{step} / {last}", aria_label=words.gettext("Cards shown"))
    steps = h(
        "div",
        buttons[:2],
        count,
        buttons[2],
        class_="al-seg",
        role="group",
        aria_label=words.gettext("Steps of the trick"),
    )
    return h("div", steps, _swap(table), class_="al-row")


def _swap(table: TrickTable) -> Node:
    if table.swap is None:
        return None
    pair = table.swap_now()
    old, new = pair or table.swap
    template = table.voice.words.gettext("Swap {card} for {card2}")
    return table.button(
        "swap",
        icon("swap"),
        h("span", table.voice.both(template, {"card": old, "card2": new})),
        act="swap",
        off=pair is None,
        class_="al-btn al-btn--main",
    )


def _settings(table: TrickTable) -> Element:
    voice, words = table.voice, table.voice.words
    trumps = [
        table.button(
            f"trump-{suit.letter}",
            suit_sign(suit, table.pack),
            h("span", voice.suit(suit), class_="al-vh"),
            act="trump",
            data_args={"suit": suit.letter},
            aria_pressed="true" if suit is table.now.trump else "false",
        )
        for suit in Suit
    ]
    leaders = [
        table.button(
            f"leader-{seat.value}",
            voice.label(seat),
            act="leader",
            data_args={"seat": seat.value},
            aria_pressed="true" if seat is table.now.leader else "false",
        )
        for seat in order_of_play(Seat.RIGHT)[:3]
    ]
    names = {"french": words.gettext("French"), "spanish": words.gettext("Spanish")}
    packs = [
        table.button(
            f"pack-{pack}",
            label,
            act="pack",
            data_args={"pack": pack},
            aria_pressed="true" if pack == table.pack else "false",
        )
        for pack, label in names.items()
    ]
    return h(
        "div",
        _choice(table, "trump", words.gettext("Trump"), trumps),
        _choice(table, "leader", words.gettext("Who leads"), leaders),
        _choice(table, "pack", words.gettext("Pack"), packs),
        h("div", _turn(table), _reset(table), class_="al-row"),
        class_="al-settings",
    )


def _choice(table: TrickTable, part: str, label: str, buttons: list[Element]) -> Element:
    name = table.id(f"label-{part}")
    return h(
        "div",
        h("span", label, id=name, class_="al-setting__word"),
        h("div", buttons, class_="al-seg", role="group", aria_labelledby=name),
        class_="al-setting",
    )


def _turn(table: TrickTable) -> Element:
    return table.button(
        "turn",
        icon("swap"),
        h("span", table.voice.words.gettext("Reverse the mayor’s two")),
        act="turn",
        class_="al-btn al-btn--quiet",
    )


def _reset(table: TrickTable) -> Element:
    unchanged = table.now == table.start and table.step == len(table.now.cards)
    return table.button(
        "reset",
        icon("again"),
        h("span", table.voice.words.gettext("Put the example back")),
        act="reset",
        off=unchanged,
        class_="al-btn al-btn--quiet",
    )


# The cards to choose from


def _picker(table: TrickTable) -> Element:
    words, voice = table.voice.words, table.voice
    card = table.now.card(table.picking)
    template = words.gettext("In place of {card}:")
    return h(
        "div",
        h(
            "div",
            h("p", voice.both(template, {"card": card}), class_="al-picker__title"),
            table.button(
                "close",
                icon("close"),
                act="close",
                data_key="Escape",
                class_="al-btn al-btn--quiet",
                aria_label=words.gettext("Close"),
            ),
            class_="al-picker__head",
        ),
        h(
            "div",
            [
                h(
                    "div",
                    [_choice_of(table, other, card) for other in DECK if other.suit is suit],
                    class_="al-deck__suit",
                    role="group",
                    aria_label=capitalise(voice.suit(suit)),
                )
                for suit in Suit
            ],
            class_="al-deck",
            data_roving=True,
        ),
        class_="al-picker",
        id=table.id("picker"),
        role="group",
        aria_label=voice.text(template, {"card": card}),
        data_reveal=table.reveal == "picker",
    )


def _choice_of(table: TrickTable, card: Card, now: Card) -> Element:
    voice = table.voice
    there = card in table.now.cards and card != now
    name = voice.card(card)
    if there:
        name = voice.words.gettext("{card}, already on the table").format(card=name)
    return table.button(
        f"card-{card.code}",
        h("span", name, class_="al-vh"),
        h("span", index(card, table.pack), aria_hidden="true"),
        suit_sign(card.suit, table.pack),
        act="put",
        off=there,
        data_args={"card": card.code},
        data_suit=suit_key(card, table.pack),
        class_="al-mini",
        aria_pressed="true" if card == now else "false",
    )
