"""R5.4-R5.7: one battle."""

from bot.games.risk.rules.cards import MOVABLE
from bot.games.risk.rules.choices import chosen_specials, special_options
from bot.games.risk.rules.fight import (
    Attack,
    Clash,
    Die,
    attack_of,
    compare,
    counted,
    sides,
    totals,
)
from bot.games.risk.rules.orders import asked_here
from bot.games.risk.rules.state import RiskState
from bot.games.risk.rules.window import open_window
from bot.kernel import DONE, Choose, Option, Play
from bot.kernel.labels import label_of

MOST_DEFENDERS = 2


class Battle(Clash, name="risk.battle"):
    """The attackers are committed; the defender chooses, both roll, dice are compared."""

    steps = (
        "choose_specials",
        "commit",
        "choose_defence",
        "roll_and_compare",
        "roll_again",
        "turn_dice",
        "add_to_dice",
        "compare_totals",
    )

    def choose_specials(self, play: Play[RiskState]) -> None:
        """A17: all knights and siege engines of the source take part, unless one wants to choose.

        R18.4: fortifications never leave.
        """
        state = play.state
        here = {kind: state.with_specials(self.source, kind) for kind in MOVABLE}
        self.with_specials = here
        if any(here.values()) and play.order(self.seat, "specials", "all", "ask") == "ask":
            play.ask(ask_specials(self.seat, self.source, self.target, here))

    def commit(self, play: Play[RiskState]) -> None:
        """What the defender can do against committed units, before any dice."""
        if f"specials/{self.seat}" in self.answers:
            self.with_specials = chosen_specials(self.chosen("specials", self.seat))
        open_window(play, "committed", [play.state.owner[self.target]])

    def choose_defence(self, play: Play[RiskState]) -> str | None:
        """R5.4, A1: one or two, chosen after the attacker; R6.4: neutrals always use all they can.

        Who has not asked to be asked defends by a standing order: as many as allowed.
        """
        state = play.state
        defender = state.owner[self.target]
        if self.attack == 0:
            self._survived(play, 0)
            return DONE
        most = min(MOST_DEFENDERS, state.units[self.target])
        self.defence = most
        if most == 1 or defender < 0:
            return None
        wish = (
            "ask" if asked_here(state, defender) else play.order(defender, "defence", "most", "ask")
        )
        if wish != "ask":
            self.defence = 1 if wish == "one" else most
            return None
        play.ask(
            Choose(
                seat=defender,
                topic="defence",
                open_to_all=True,
                public="defend",
                about={
                    "attacker": label_of("seat", self.seat),
                    "source": label_of("territory", self.source),
                    "target": label_of("territory", self.target),
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
        return None

    def roll_and_compare(self, play: Play[RiskState]) -> str | None:
        """R5.5-R5.7: sorted pairs, ties go to the defender. A2: only committed units die."""
        state = play.state
        defender = state.owner[self.target]
        if f"defence/{defender}" in self.answers:
            self.defence = int(self.chosen("defence", defender))
        self.attack_dice = [Die(sides=n, value=play.roll(n)) for n in sides(state, self, True)]
        self.defence_dice = [Die(sides=n, value=play.roll(n)) for n in sides(state, self, False)]
        if state.options.has("characters"):
            return None
        self.compare_totals(play)
        return DONE

    def roll_again(self, play: Play[RiskState]) -> None:
        """A13: re-rolls come first, the attacker's before the defender's."""
        defender = play.state.owner[self.target]
        again = attack_of(play.state).ones_again
        for seat in dict.fromkeys((self.seat, defender)):
            for die in self.dice(seat) if seat in again else []:
                if die.value == 1:
                    die.value = play.roll(die.sides)
                    play.emit("rolled-again", before="die:1", now=label_of("die", die.value))
        open_window(play, "reroll", [self.seat, defender])

    def turn_dice(self, play: Play[RiskState]) -> None:
        """A13: then dice are turned to their highest face."""
        open_window(play, "set", [self.seat, play.state.owner[self.target]])

    def add_to_dice(self, play: Play[RiskState]) -> None:
        """A13: then bonuses."""
        open_window(play, "add", [self.seat, play.state.owner[self.target]])

    def compare_totals(self, play: Play[RiskState]) -> None:
        """R5.6, R5.7, A13: compare, and take the losses off the board."""
        state = play.state
        attack, defence = totals(state, self, True), totals(state, self, False)
        dice = {side: counted(state, self, side) for side in (True, False)}
        won, lost = compare(attack, defence, attack_of(state).attacker_wins_ties)
        if state.owner[self.target] >= 0:
            state.this_turn.kills += won
        state.remove(self.source, lost)
        state.remove(self.target, won)
        self._survived(play, self.attack - lost)
        play.emit(
            "battle",
            seat=label_of("seat", self.seat),
            source=label_of("territory", self.source),
            target=label_of("territory", self.target),
            attack=[label_of("die", roll) for roll in attack],
            defence=[label_of("die", roll) for roll in defence],
            attack_dice=[_die(face, added) for face, added in dice[True]],
            defence_dice=[_die(face, added) for face, added in dice[False]],
            attackers_lost=lost,
            defenders_lost=won,
            attackers=state.units[self.source],
            defenders=state.units[self.target],
        )

    def _survived(self, play: Play[RiskState], units: int) -> None:
        attack = play.frame(Attack)
        attack.survivors = units
        attack.took_part = self.with_specials


def _die(face: int, added: int) -> str:
    """A die as it lies on the table, and what is added to it."""
    return label_of("die", f"{face}+{added}") if added else label_of("die", face)


def ask_specials(seat: int, source: str, target: str, most: dict[str, int]) -> Choose:
    """Which knights and siege engines go along, all of them first."""
    options = special_options(most)
    return Choose(
        seat=seat,
        topic="specials",
        open_to_all=True,
        public="invade",
        about={"source": label_of("territory", source), "target": label_of("territory", target)},
        options=options,
        default=[options[0].id],
    )
