"""The Crown Regent makes the attacker challenge somebody else."""

from abc import abstractmethod

from bot.games.lcg.state import LcgPlay, LcgState
from bot.kernel import DONE, Choose, Frame, Option
from bot.kernel.labels import label_of


class Redirect(Frame):
    """The holder of the title may redirect; the attacker chooses the new target."""

    @abstractmethod
    def holder(self, state: LcgState) -> int:
        """Who may redirect this challenge."""

    @abstractmethod
    def goals(self, state: LcgState) -> list[int]:
        """Whom the attacker may challenge instead."""

    def offer(self, play: LcgPlay) -> str | None:
        """An option of the holder, who may have ordered when to be asked."""
        state = play.state
        holder = self.holder(state)
        wish = state.preference(holder, "redirect", "ask")
        if wish == "never" or (wish == "attacked" and state.challenge.defender != holder):
            play.followed(holder, "redirect", wish)
            return DONE
        play.ask(yes_or_no(holder, "redirect"))
        return None

    def choose(self, play: LcgPlay) -> str | None:
        """The attacker chooses whom to attack instead."""
        state = play.state
        if ["yes"] not in self.answers.values():
            return DONE
        state.note("redirected", self.holder(state))
        found = self.goals(state)
        play.ask(
            Choose(
                seat=state.challenge.attacker,
                topic="redirect_to",
                purpose="target",
                public="redirect",
                options=[Option(id=str(seat), label=label_of("seat", seat)) for seat in found],
                default=[str(found[0])],
            )
        )
        return None

    def turn_to(self, play: LcgPlay) -> int:
        """The challenge goes on against the chosen player, who is returned."""
        fight = play.state.challenge
        fight.defender = int(self.chosen("redirect_to", fight.attacker))
        play.emit(
            "redirected",
            seat=label_of("seat", fight.attacker),
            against=label_of("seat", fight.defender),
        )
        play.state.changed()
        return int(fight.defender)


def yes_or_no(seat: int, topic: str) -> Choose:
    """Ask the holder of a title whether to use it on a challenge."""
    return Choose(
        seat=seat,
        topic=topic,
        purpose="act",
        quiet=["no"],
        public="redirect",
        options=[Option(id="no", label="no"), Option(id="yes", label="yes")],
        default=["no"],
    )
