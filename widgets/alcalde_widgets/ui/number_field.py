"""A text field for a whole number, between buttons that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .html import h

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .context import DrawingContext
    from .html import Attribute, Element


STEPS = (-10, -1, 1, 10)
"""By how much the buttons of a field change its number."""


def number_input(
    table: DrawingContext, part: str, typed: str, *, act: str, longest: int, **more: Attribute
) -> Element:
    """Draw the text field; the action's argument is `points`.

    Args:
        table: the table that it belongs to.
        part: the key of the field in its id.
        typed: its text.
        act: the action.
        longest: the most characters that can be typed.
        more: further attributes.
    """
    return h(
        "input",
        id=table.id(part),
        type="text",
        inputmode="numeric",
        enterkeyhint="done",
        maxlength=longest,
        value=typed,
        data_act=act,
        data_arg="points",
        **more,
    )


def number_field(
    table: DrawingContext,
    name: str,
    label: Element,
    typed: Element,
    steps: Mapping[int, bool],
    *,
    prefix: str = "",
    args: Mapping[str, object] | None = None,
    class_: str = "al-count__field",
) -> Element:
    """Draw a label, and a field between buttons that do the action `add`.

    Args:
        table: the table that it belongs to.
        name: the name of the number, for screen readers.
        label: the visible label.
        typed: the field that `number_input` draws.
        steps: by how much each button changes the number, and whether it is disabled.
        prefix: the beginning of the buttons' ids.
        args: the action's arguments besides `by`.
        class_: the class of the whole.

    >>> from alcalde_widgets import AuctionTable
    >>> table = AuctionTable(name="a")
    >>> field = number_input(table, "bid", "100", act="bid", longest=9)
    >>> drawn = number_field(table, "Bid", h("span", "Bid"), field, {-1: True, 1: False})
    >>> [(button.text, button.attributes["id"]) for button in drawn.find(data_act="add")]
    [('−1', 't-a-less-1'), ('+1', 't-a-more-1')]
    """

    def button(by: int) -> Element:
        return table.button(
            f"{prefix}{'more' if by > 0 else 'less'}-{abs(by)}",
            f"+{by}" if by > 0 else f"−{-by}",
            act="add",
            off=steps[by],
            data_args={**(args or {}), "by": by},
        )

    spoken = table.voice.words.gettext("{name}, step by step").format(name=name)
    return h(
        "div",
        label,
        h(
            "div",
            [button(by) for by in steps if by < 0],
            typed,
            [button(by) for by in steps if by > 0],
            class_="al-seg",
            role="group",
            aria_label=spoken,
        ),
        class_=class_,
    )


def stepped_field(
    table: DrawingContext,
    part: str,
    name: str,
    *,
    typed: str,
    longest: int,
    steps: Mapping[int, bool],
    args: Mapping[str, object] | None = None,
    problem: str | None = None,
    class_: str = "al-count__field",
) -> Element:
    """Draw a labelled field with its buttons; a problem is linked with `aria-describedby`.

    Args:
        table: the table that it belongs to.
        part: the action that takes the text, which is also the beginning of the ids.
        name: the label.
        typed: the text in the field.
        longest: the most characters that can be typed.
        steps: by how much each button changes the number, and whether it is disabled.
        args: the arguments of the action `add` besides `by`.
        problem: the id of the sentence that says what is wrong; None if nothing is.
        class_: the class of the whole.
    """
    here = table.id(part)
    return number_field(
        table,
        name,
        h("label", name, for_=here, id=table.id(f"label-{part}"), class_="al-count__label"),
        number_input(
            table,
            part,
            typed,
            act=part,
            longest=longest,
            aria_invalid="true" if problem else None,
            aria_describedby=problem,
        ),
        steps,
        prefix=f"{part}-",
        args=args,
        class_=class_,
    )
