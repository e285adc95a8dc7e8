"""Claim: what the winner of a challenge does to the loser."""

from collections.abc import Sequence

from bot.games.lcg.choices import card_options, cheapest, random_discards
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.state import Challenge, LcgPlay, LcgState
from bot.kernel import Choose


def ask_victims(play: LcgPlay, seat: int, found: list[int], amount: int) -> None:
    """Let a player choose so many of own characters to be killed."""
    number = min(amount, len(found))
    if not number:
        return
    c = Context(play.state, seat)
    play.ask(
        Choose(
            seat=seat,
            topic="claim",
            purpose="cost",
            public="claim",
            about={"number": number},
            options=card_options(c, found),
            min=number,
            max=number,
            default=[option.id for option in cheapest(c, found)[:number]],
        )
    )


def claim_deeds(
    state: LcgState, fight: Challenge, seat: int, amount: int, victims: Sequence[int]
) -> list[Deed]:
    """Characters killed, cards discarded at random, or power moved, by the type of challenge."""
    if fight.type == "military":
        return [Deed(kind="killed", card=card, how="claim") for card in victims]
    if fight.type == "intrigue":
        return random_discards(state, seat, amount)
    home, goal = state.house(seat), state.house(fight.attacker)
    return [Deed(kind="power_moved", card=home, onto=goal, seat=seat, amount=amount)]
