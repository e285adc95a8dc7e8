"""R27.9 to R27.12: the Crown Regent redirects a challenge."""

from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.lcg.stealth import ask_bypass, bypassed, check_bypass
from bot.kernel import DONE, Choose, Frame, Option
from bot.kernel.labels import label_of

CROWN_REGENT = "01211"


class Redirect(Frame, name="card_game_2e.redirect"):
    """The holder may redirect; the initiator must choose another opponent, and new stealth."""

    steps = ("offer", "choose", "turn", "stealth", "done")

    def offer(self, play: ThronesPlay) -> str | None:
        """A27.2: an option of the holder, who may have ordered when to be asked (A29.7)."""
        state = play.state
        holder = may_redirect(state)
        assert holder is not None
        assert state.challenge is not None
        wish = state.preference(holder, "redirect", "ask")
        if wish == "never" or (wish == "attacked" and state.challenge.defender != holder):
            play.followed(holder, "redirect", wish)
            return DONE
        play.ask(
            Choose(
                seat=holder,
                topic="redirect",
                purpose="act",
                quiet=["no"],
                public="redirect",
                options=[Option(id="no", label="no"), Option(id="yes", label="yes")],
                default=["no"],
            )
        )
        return None

    def choose(self, play: ThronesPlay) -> str | None:
        """R27.10: not the original one; support does not forbid it (R27.12)."""
        state = play.state
        fight = state.challenge
        assert fight is not None
        if not any(value == ["yes"] for value in self.answers.values()):
            return DONE
        state.note("redirected", may_redirect(state) or 0)
        found = [seat for seat in state.opponents(fight.attacker) if seat != fight.against]
        play.ask(
            Choose(
                seat=fight.attacker,
                topic="redirect_to",
                purpose="target",
                public="redirect",
                options=[Option(id=str(seat), label=label_of("seat", seat)) for seat in found],
                default=[str(found[0])],
            )
        )
        return None

    def turn(self, play: ThronesPlay) -> None:
        """R27.11: type and attackers stay, old stealth choices lapse."""
        fight = play.state.challenge
        assert fight is not None
        fight.defender = int(self.chosen("redirect_to", fight.attacker))
        fight.bypassed = {}
        play.state.changed()
        play.emit(
            "redirected",
            seat=label_of("seat", fight.attacker),
            against=label_of("seat", fight.defender),
        )

    def stealth(self, play: ThronesPlay) -> None:
        """New stealth choices against the new opponent."""
        fight = play.state.challenge
        assert fight is not None
        ask_bypass(play, fight.attacker, fight.attackers, fight.defender)

    def check_stealth(self, state: ThronesState, seat: int, value: dict[str, str]) -> None:
        """A21.3: refuse to bypass one character twice."""
        check_bypass(value)

    def done(self, play: ThronesPlay) -> str:
        """The challenge is resolved against the new opponent."""
        fight = play.state.challenge
        assert fight is not None
        fight.bypassed = bypassed(self.answers.get(f"stealth/{fight.attacker}"))
        return DONE


def may_redirect(state: ThronesState) -> int | None:
    """Who may redirect the challenge now: once per round, if a third player is left (A27.3)."""
    if state.challenge is None or len(state.seats_in()) < 3 or state.noted("redirected"):
        return None
    for card, piece in state.board.items():
        if state.codes[card] == CROWN_REGENT:
            return piece.controller
    return None
