"""R18, A13: what invasions and battles are made of: dice, bonuses, special units."""

from typing import TypeVar

from pydantic import BaseModel, ConfigDict

from bot.games.risk.rules.state import RiskState
from bot.kernel import Frame
from bot.kernel.labels import label_of

F = TypeVar("F", bound=Frame)


class Die(BaseModel):
    """One die on the table."""

    model_config = ConfigDict(extra="forbid")

    sides: int
    value: int = 0


class Attack(Frame):
    """An invasion and what cards have added to it, by seat; lasts until it ends."""

    seat: int
    source: str
    target: str
    add_all: dict[int, int] = {}
    add_highest: dict[int, int] = {}
    eight_all: list[int] = []
    eight_some: dict[int, int] = {}
    ones_again: list[int] = []
    attacker_wins_ties: bool = False
    raid: int = 0
    wanted: str = ""
    """Taken Captive: the character that is captured if the target falls."""
    cancelled: bool = False
    survivors: int = 0
    """Attackers left of the last battle (R6.1)."""
    took_part: dict[str, int] = {}
    """A17: the attacker's special units in the last battle."""


class Clash(Frame):
    """A battle: who is committed, and the dice once they are rolled."""

    seat: int
    source: str
    target: str
    attack: int
    defence: int = 0
    with_specials: dict[str, int] = {}
    """A17: knights and siege engines of the attacker that take part."""
    attack_dice: list[Die] = []
    defence_dice: list[Die] = []
    add_all: dict[int, int] = {}

    def dice(self, seat: int) -> list[Die]:
        """One's own dice: the attacker's, or else the defender's."""
        return self.attack_dice if seat == self.seat else self.defence_dice

    def shown(self) -> dict[str, list[str]]:
        """The dice of both sides, as questions and sentences name them."""
        sides = {"attack": self.attack_dice, "defence": self.defence_dice}
        return {side: [label_of("die", die.value) for die in dice] for side, dice in sides.items()}


def innermost(state: RiskState, kind: type[F]) -> F | None:
    """The innermost frame of this kind that is in progress, if there is one."""
    for frame in reversed(state.stack):
        if isinstance(frame, kind):
            return frame
    return None


def attack_of(state: RiskState) -> Attack:
    """The invasion that is on."""
    found = innermost(state, Attack)
    assert found is not None
    return found


def clash_of(state: RiskState) -> Clash:
    """The battle that is on."""
    found = innermost(state, Clash)
    assert found is not None
    return found


def sides(state: RiskState, clash: Clash, attacking: bool) -> list[int]:
    """R18.3, R18.4, A12: eight-sided dice by siege engines, fortification and cards."""
    attack = attack_of(state)
    if attacking:
        seat, number = clash.seat, clash.attack
        engines, walls = clash.with_specials.get("siege_engine", 0), 0
    else:
        seat, number = state.owner[clash.target], clash.defence
        engines = state.with_specials(clash.target, "siege_engine")
        walls = state.with_specials(clash.target, "fortification")
    large = number if walls or seat in attack.eight_all else engines
    large = min(number, large + attack.eight_some.get(seat, 0))
    return [8] * large + [6] * (number - large)


def counted(state: RiskState, clash: Clash, attacking: bool) -> list[tuple[int, int]]:
    """A13: each die's face and what is added to it, sorted downwards.

    Bonuses to all dice come first, then those of the highest die.
    """
    attack = attack_of(state)
    seat = clash.seat if attacking else state.owner[clash.target]
    dice = clash.attack_dice if attacking else clash.defence_dice
    every = attack.add_all.get(seat, 0) + clash.add_all.get(seat, 0)
    if not attacking:
        every += sum(1 for held in state.this_turn.high_ground.values() if held == seat)
        knights = state.with_specials(clash.target, "knight")
    else:
        knights = clash.with_specials.get("knight", 0)
    faces = sorted((die.value for die in dice), reverse=True)
    added = [every] * len(faces)
    if added:
        added[0] += knights + attack.add_highest.get(seat, 0)
    return list(zip(faces, added, strict=True))


def totals(state: RiskState, clash: Clash, attacking: bool) -> list[int]:
    """What is compared: the dice with everything that is added to them."""
    return [face + added for face, added in counted(state, clash, attacking)]


def compare(attack: list[int], defence: list[int], ties: bool = False) -> tuple[int, int]:
    """R5.6, R5.7: defending and attacking units lost, from rolls sorted downwards.

    Ties go to the defender, or to the attacker where a card says so.
    """
    pairs = list(zip(attack, defence, strict=False))
    won = sum(1 for ours, theirs in pairs if ours > theirs or (ties and ours == theirs))
    return won, len(pairs) - won


def losses(state: RiskState, clash: Clash, seat: int) -> int:
    """Units this side would lose if the dice were compared now."""
    attack, defence = totals(state, clash, True), totals(state, clash, False)
    won, lost = compare(attack, defence, attack_of(state).attacker_wins_ties)
    return lost if seat == clash.seat else won
