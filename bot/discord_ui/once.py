"""Discord may deliver the same thing twice."""

from collections import OrderedDict

REMEMBERED = 2000
"""So many of the last ones are known without asking the database."""


class Once:
    """Knows what has come in lately, by Discord's number for it."""

    def __init__(self) -> None:
        """Nothing has come in."""
        self._seen: OrderedDict[int, None] = OrderedDict()

    def first(self, number: int) -> bool:
        """Whether this has not come in before; from now on it has."""
        if number in self._seen:
            return False
        self._seen[number] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True
