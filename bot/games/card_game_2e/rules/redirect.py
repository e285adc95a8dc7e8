"""R27.9 to R27.12: the Crown Regent redirects a challenge."""

from bot.games.card_game_2e.rules.state import ThronesPlay
from bot.games.lcg import redirect
from bot.games.lcg.state import LcgState
from bot.games.lcg.stealth import ask_bypass, bypassed, check_bypass
from bot.kernel import DONE

CROWN_REGENT = "01211"


class Redirect(redirect.Redirect, name="card_game_2e.redirect"):
    """The holder may redirect; the initiator must choose another opponent, and new stealth."""

    steps = ("offer", "choose", "turn", "stealth", "done")

    def holder(self, state: LcgState) -> int:
        """A27.2: an option of whoever holds the title."""
        return may_redirect(state) or 0

    def goals(self, state: LcgState) -> list[int]:
        """R27.10: not the original one; support does not forbid it (R27.12)."""
        fight = state.challenge
        assert fight is not None
        return [seat for seat in state.opponents(fight.attacker) if seat != fight.against]

    def turn(self, play: ThronesPlay) -> None:
        """R27.11: type and attackers stay, old stealth choices lapse."""
        self.turn_to(play)
        assert play.state.challenge is not None
        play.state.challenge.bypassed = {}

    def stealth(self, play: ThronesPlay) -> None:
        """New stealth choices against the new opponent."""
        fight = play.state.challenge
        assert fight is not None
        ask_bypass(play, fight.attacker, fight.attackers, fight.defender)

    def check_stealth(self, state: LcgState, seat: int, value: dict[str, str]) -> None:
        """A21.3: refuse to bypass one character twice."""
        check_bypass(value)

    def done(self, play: ThronesPlay) -> str:
        """The challenge is resolved against the new opponent."""
        fight = play.state.challenge
        assert fight is not None
        fight.bypassed = bypassed(self.answers.get(f"stealth/{fight.attacker}"))
        return DONE


def may_redirect(state: LcgState) -> int | None:
    """Who may redirect the challenge now: once per round, if a third player is left (A27.3)."""
    if state.challenge is None or len(state.seats_in()) < 3 or state.noted("redirected"):
        return None
    for card, piece in state.board.items():
        if state.codes[card] == CROWN_REGENT:
            return piece.controller
    return None
