"""Where lines are written: both sets of positions of every game, under one name for each.

The reader was measured at the first set again and again; the second has other houses, cards and
boards, so that a list can be written that no list before had.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module, util
from typing import Any

from .writing import Writer

SETS = {1: "", 2: "_2"}
"""How the modules of each set end."""


@dataclass(frozen=True)
class Positions:
    """Positions by name, in the order in which strangers are shown them."""

    modules: Mapping[str, Any]

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return (*self.modules,)

    def writer(self, name: str) -> Writer:
        """Somebody who writes in this position."""
        found: Writer = self.modules[name].writer(name)
        return found


@cache
def positions(game: str, number: int = 0) -> Positions:
    """Those of one set, or of both."""
    named: dict[str, Any] = {}
    for one, ending in SETS.items():
        where = f"tests.reader.positions_{game}{ending}"
        if number in (0, one) and util.find_spec(where):
            module = import_module(where)
            twice = named.keys() & {*module.NAMES}
            assert not twice, f"{where}: there is one in both sets: {twice}"
            named |= dict.fromkeys(module.NAMES, module)
    return Positions(named)
