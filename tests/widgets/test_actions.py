"""Actions: what `@action` collects, and what a refused action leaves behind."""

from __future__ import annotations

from alcalde import IllegalMove
from alcalde_widgets import MayorTable
from alcalde_widgets.actions import UnknownAction, action


class Careless(MayorTable):
    """A table whose actions set an attribute before they are refused."""

    @action
    def do_slip(self) -> None:
        """Set a new attribute, then refuse as an unknown action."""
        self.slipped = True
        raise UnknownAction

    @action
    def do_fall(self, drawer: int) -> None:
        """Set an attribute of the class on the table, then refuse as the engine does."""
        self.picking = drawer
        raise IllegalMove("fall", "Nobody may fall.", "MAYOR-2")


def test_a_refused_action_leaves_nothing_behind() -> None:
    """Neither a new attribute nor one that only the class had remains on the table."""
    table = Careless()
    before = {key: value for key, value in vars(table).items() if key != "notice"}
    for name, args in (("slip", {}), ("fall", {"drawer": 0})):
        table.act(name, **args)
        assert table.notice
        assert {key: value for key, value in vars(table).items() if key != "notice"} == before


def test_actions_of_bases_are_collected() -> None:
    """A kind knows its own actions and those of its bases, with the types of their arguments."""
    actions = Careless.actions()
    assert actions["fall"] == {"drawer": int}
    assert actions["pick"] == {"drawer": int}
    assert actions["pack"] == {"pack": str}
    assert "fall" not in MayorTable.actions()
