"""R5.4-R5.7: one battle."""

from typing import TYPE_CHECKING

from bot.kernel import Choose, Frame, Option, Play

if TYPE_CHECKING:
    from bot.games.risk.state import RiskState

MOST_DEFENDERS = 2


class Battle(Frame, name="risk.battle"):
    """The attackers are committed; the defender chooses, both roll, dice are compared."""

    steps = ("choose_defence", "roll_and_compare")

    seat: int
    source: str
    target: str
    attack: int
    defence: int = 0

    def choose_defence(self, play: Play["RiskState"]) -> None:
        """R5.4, A1: one or two, chosen after the attacker; R6.4: neutrals always use all they can.

        Who has not asked to be asked defends by a standing order: as many as allowed.
        """
        state = play.state
        defender = state.owner[self.target]
        most = min(MOST_DEFENDERS, state.units[self.target])
        wish = state.preference(defender, "defence", "most") if defender >= 0 else "most"
        self.defence = 1 if wish == "one" else most
        if wish != "ask" or most == 1:
            return
        play.ask(
            Choose(
                seat=defender,
                topic="defence",
                public="defend",
                about={
                    "attacker": f"seat:{self.seat}",
                    "source": f"territory:{self.source}",
                    "target": f"territory:{self.target}",
                    "dice": self.attack,
                    "units": state.units[self.target],
                },
                options=[
                    Option(id=str(n), label="defend-with", args={"dice": n})
                    for n in range(most, 0, -1)
                ],
                default=[str(most)],
            )
        )

    def roll_and_compare(self, play: Play["RiskState"]) -> None:
        """R5.5-R5.7: sorted pairs, ties go to the defender. A2: only committed units die."""
        from bot.games.risk.invade import Invasion

        state = play.state
        defender = state.owner[self.target]
        if f"defence/{defender}" in self.answers:
            self.defence = int(self.chosen("defence", defender))
        attack = sorted((play.roll(6) for _ in range(self.attack)), reverse=True)
        defence = sorted((play.roll(6) for _ in range(self.defence)), reverse=True)
        won, lost = compare(attack, defence)
        state.remove(self.source, lost)
        state.remove(self.target, won)
        play.frame(Invasion).survivors = self.attack - lost
        play.emit(
            "battle",
            seat=f"seat:{self.seat}",
            source=f"territory:{self.source}",
            target=f"territory:{self.target}",
            attack=[f"die:{roll}" for roll in attack],
            defence=[f"die:{roll}" for roll in defence],
            attackers_lost=lost,
            defenders_lost=won,
            attackers=state.units[self.source],
            defenders=state.units[self.target],
        )


def compare(attack: list[int], defence: list[int]) -> tuple[int, int]:
    """R5.6, R5.7: defending and attacking units lost, from rolls sorted downwards."""
    pairs = list(zip(attack, defence, strict=False))
    won = sum(1 for ours, theirs in pairs if ours > theirs)
    return won, len(pairs) - won
