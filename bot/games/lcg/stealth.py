"""R21.8: stealthy attackers bypass characters of the opponent."""

from bot.games.lcg.choices import chosen_card
from bot.games.lcg.state import LcgPlay
from bot.games.lcg.values import has_keyword, holds
from bot.kernel import Assign, Illegal, Key, Option


def ask_bypass(play: LcgPlay, seat: int, attackers: list[int], other: int) -> None:
    """R21.8: ask which characters stealth bypasses, if there is any."""
    state = play.state
    stealthy = [card for card in attackers if has_keyword(state, card, "stealth")]
    prey = [
        card
        for card in state.controlled(other)
        if state.fact(card).type == "character"
        and not has_keyword(state, card, "stealth")
        and not holds(state, "no_bypass", card)
    ]
    if not stealthy or not prey:
        return
    play.ask(
        Assign(
            seat=seat,
            topic="stealth",
            purpose="target",
            quiet={},
            public="challenge",
            keys=[Key(id=state.name(card), label=state.label(card)) for card in stealthy],
            values=[Option(id=state.name(card), label=state.label(card)) for card in prey],
            complete=False,
            default={},
        )
    )


def check_bypass(value: dict[str, str]) -> None:
    """A21.3: each stealthy attacker needs a different target."""
    if len(set(value.values())) < len(value):
        raise Illegal("bypassed-twice")


def bypassed(value: object) -> dict[int, int]:
    """From the stealthy attacker to the character it bypasses."""
    if not isinstance(value, dict):
        return {}
    return {chosen_card(str(key)): chosen_card(str(one)) for key, one in value.items()}
