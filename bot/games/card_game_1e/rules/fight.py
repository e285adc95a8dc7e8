"""R8.3: a challenge, from its declaration to its end."""

from typing import Any

from bot.games.card_game_1e.rules.redirect import (
    Command,
    Redirect,
    commanded,
    may_command,
    may_redirect,
    supporter,
)
from bot.games.card_game_1e.rules.resolution import Resolution
from bot.games.card_game_1e.rules.state import FirstPlay
from bot.games.lcg import fight, refusals
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import kind
from bot.games.lcg.fight import called_off, declaration, running
from bot.games.lcg.occurrence import occur
from bot.games.lcg.state import LcgPlay, LcgState
from bot.games.lcg.stealth import ask_bypass, bypassed, check_bypass
from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.kernel.state import answer_key


class Fight(fight.Fight, name="card_game_1e.fight"):
    """R8.3: attackers, defenders, resolution; actions before and after each."""

    steps = (
        "declare",
        "redirect",
        "ask_stealth",
        "initiated",
        "before_defence",
        "ask_defenders",
        "defend",
        "ask_support",
        "support",
        "command",
        "defended",
        "before_result",
        "resolve",
        "end",
    )

    def redirect(self, play: FirstPlay) -> None:
        """R13.9: let the Crown Regent force another target."""
        if may_redirect(play.state) is not None:
            play.push(Redirect())

    def ask_stealth(self, play: FirstPlay) -> None:
        """R16.2, R13.5: before defenders are declared, of the player who is attacked."""
        fight = running(play.state)
        self.answers.clear()
        ask_bypass(play, fight.attacker, fight.attackers, fight.defender)

    def explain_stealth(self, state: LcgState, seat: int, value: Any) -> None:
        """R13.5, R16.2: refuse to bypass with, or past, a card that cannot be named."""
        refusals.refuse(refusals.stealth(state, seat, running(state).defender, value))

    def check_stealth(self, state: LcgState, seat: int, value: dict[str, str]) -> None:
        """Each stealthy attacker names another one."""
        check_bypass(value)

    def initiated(self, play: FirstPlay) -> None:
        """R19.9: responses to the declaration."""
        state = play.state
        fight = running(state)
        fight.bypassed = bypassed(self.answers.get(f"stealth/{fight.attacker}"))
        if fight.bypassed:
            cards = [state.label(card) for card in fight.bypassed.values()]
            play.emit("bypassed", seat=label_of("seat", fight.attacker), cards=cards)
        # A13.2: when the Lord Commander steps in, the declaration itself is not made anew.
        anew = commanded(state, fight.defender)
        made = [] if anew else [Deed(kind="initiated", seat=fight.attacker)]
        made += declaration(fight)
        if made:
            occur(play, made)

    def check_defenders(self, state: LcgState, seat: int, value: list[str]) -> None:
        """R21.4: to give gold goes with nothing else."""
        if not any(":" in one for one in value):
            super().check_defenders(state, seat, value)
        elif len(value) > 1:
            raise Illegal("gift-alone")

    def ask_support(self, play: FirstPlay) -> str | None:
        """R13.3: whoever supports the attacked player may defend for them."""
        state = play.state
        helper = supporter(state)
        if helper is None:
            return "command"
        self.ask_side(play, helper)
        return None

    def support(self, play: FirstPlay) -> str | None:
        """R13.4: then the supporter is the defender, but the claim stays where it was."""
        state = play.state
        fight = running(state)
        helper = supporter(state)
        if helper is not None and self.did_aside(play, helper):
            return "ask_support"
        if helper is not None and self.answers.get(answer_key("defenders", helper)):
            fight.defender = helper
            state.changed()
            play.emit(
                "supports", seat=label_of("seat", helper), other=label_of("seat", fight.against)
            )
            self.declare_side(play, helper)
        return None

    def command(self, play: FirstPlay) -> None:
        """R13.10: the Lord Commander may become the target; A13.2: stealth is assigned anew."""
        state = play.state
        fight = running(state)
        if fight.defender == fight.against and may_command(state) is not None:
            play.push(Command())

    def defended(self, play: FirstPlay) -> str | None:
        """R19.9: responses to the declaration of defenders; after a command it comes anew."""
        state = play.state
        fight = running(state)
        if fight.step == "commanded":
            fight.step = "4.2"
            return "ask_stealth"
        made = [Deed(kind="defended", seat=fight.defender)]
        made += [
            Deed(kind="declared_defender", card=card, seat=fight.defender)
            for card in fight.defenders
        ]
        occur(play, made)
        return None

    def resolve(self, play: FirstPlay) -> str | None:
        """R8.6: go on to the resolution, unless the challenge was called off."""
        state = play.state
        if called_off(state):
            return "end"
        state.step = running(state).step = "4.2.2"
        play.push(Resolution())
        return None


@kind("declared_defender", lambda state, deed: deed.card in state.board)
def _declared_defender(play: LcgPlay, deed: Deed) -> None:
    """A character has been declared as defender."""
