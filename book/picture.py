"""The picture on the first page: a trick drawn with the tables' cards, judged by the engine."""

from markupsafe import Markup

from alcalde import Card, Seat, Trick
from alcalde_widgets.ui import faces
from alcalde_widgets.ui.html import Element, Node, h
from alcalde_widgets.ui.icons import icon

CARDS = "A♥ 3♥ 2♠ K♣"
TRUMP = "♠"


def trick_picture() -> Markup:
    """Return a figure of the four cards (EX-1): which one wins, and what each is worth.

    It has no text, since the first page has no language of its own.

    >>> "25" in trick_picture()
    True
    """
    trick = Trick.of(CARDS, trump=TRUMP, leader=Seat.RIGHT)
    cards = [played.card for played in trick.plays]
    label = f"{' '.join(map(str, cards))}: {trick.winning_card}, {trick.points}"
    fan = h("ol", [h("li", _card(card, trick)) for card in cards], class_="bk-fan")
    picture = h("div", fan, _sum(trick), class_="bk-picture", role="img", aria_label=label)
    return Markup(h("figure", picture, class_="al-table bk-hero"))


def _card(card: Card, trick: Trick) -> list[Node]:
    """Draw one card; an outline, a tick and the points mark the winner."""
    wins = card == trick.winning_card
    badge = h("p", icon("check"), trick.points, class_="al-badge") if wins else None
    face = h(
        "span",
        faces.inside(card, "french"),
        class_=faces.classes(card, "french") + (" is-winner" if wins else ""),
        data_suit=faces.suit_key(card, "french"),
    )
    return [badge, face]


def _sum(trick: Trick) -> Element:
    """Draw the points of the four cards as a sum."""
    terms: list[Node] = []
    for played, worth in zip(trick.plays, trick.sum, strict=True):
        terms.append(h("i", "+") if terms else None)
        terms.append(h("span", h("small", faces.sign_text(played.card)), worth))
    return h("p", terms, h("i", "="), h("span", h("b", trick.points)), class_="al-sum")
