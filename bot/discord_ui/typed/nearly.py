"""What a game's own form makes of words that are not certain: offered, never done."""

from collections.abc import Sequence

from bot.discord_ui.desk import Desk
from bot.discord_ui.typed.deciding import MOST_OFFERED, Decision
from bot.discord_ui.typed.lexicon import Chain, Unsure, lexicon
from bot.discord_ui.typed.paths import UNEXPLAINED, Reading
from bot.kernel import Illegal


def refused(desk: Desk, text: str, refusal: Illegal) -> Decision:
    """A line that could not be read: with what could be meant, if there is something."""
    found = _legal(refusal.chains if isinstance(refusal, Unsure) else _near(desk, text))
    return Decision("offer", found) if found else Decision("refuse", refusal=refusal)


def considered(desk: Desk, text: str, decision: Decision) -> Decision:
    """Before what the words of every game can mean stands what this game's form makes of them."""
    if decision.kind in ("do", "command"):
        return decision
    found = {one.key: one for one in _legal(_near(desk, text))}
    if not found:
        return decision
    if decision.kind == "offer":
        found |= {one.key: one for one in decision.readings if one.key not in found}
    return Decision("offer", [*found.values()][:MOST_OFFERED])


def _near(desk: Desk, text: str) -> Sequence[Chain]:
    try:
        return lexicon(desk.game).near(desk, text)
    except Unsure as unsure:
        return unsure.chains
    except Illegal:
        return ()


def _legal(chains: Sequence[Chain]) -> list[Reading]:
    return [Reading(chain, UNEXPLAINED) for chain in chains if _allowed(chain)][:MOST_OFFERED]


def _allowed(chain: Chain) -> bool:
    try:
        for ask, value in chain:
            ask.check(value)
    except Illegal:
        return False
    return True
