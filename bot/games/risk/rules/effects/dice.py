"""Cards that change dice: their size, their faces, what they count (R18, A13)."""

from bot.games.risk.rules.effects.base import Card, Effect
from bot.games.risk.rules.fight import attack_of, clash_of
from bot.games.risk.rules.state import RiskState
from bot.kernel import Choose, Option, Play
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of


class ForInvasion(Effect):
    """Something that holds for a whole invasion, perhaps only against some targets."""

    def __init__(self, *, castle: bool = False, port: bool = False) -> None:
        """Only where the target has a castle or a port, if one of these is wanted."""
        self.castle, self.port = castle, port

    def fits(self, state: RiskState, seat: int) -> bool:
        """Whether the target is of the right kind."""
        target = state.map.territories[attack_of(state).target]
        anywhere = not self.castle and not self.port
        return anywhere or (self.castle and target.castle) or (self.port and target.port)


class AddAll(ForInvasion):
    """Every one of one's own dice counts one more in this invasion."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A13: bonuses to all dice."""
        added = attack_of(play.state).add_all
        added[card.seat] = added.get(card.seat, 0) + 1


class AddHighest(ForInvasion):
    """One's own highest die counts one more in this invasion."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A13: bonuses to the highest die."""
        added = attack_of(play.state).add_highest
        added[card.seat] = added.get(card.seat, 0) + 1


class EightAll(ForInvasion):
    """All of one's own dice are eight-sided in this invasion."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A12: all dice of this seat have eight sides in this invasion."""
        attack_of(play.state).eight_all.append(card.seat)


class EightOne(ForInvasion):
    """One of one's own dice is eight-sided in this invasion."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A12: one more die of this seat has eight sides in this invasion."""
        some = attack_of(play.state).eight_some
        some[card.seat] = some.get(card.seat, 0) + 1


class WinTies(ForInvasion):
    """The attacker wins ties in this invasion."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A13: ties come last."""
        attack_of(play.state).attacker_wins_ties = True


class OnesAgain(ForInvasion):
    """One's own ones are rolled again, once each, in every battle of this invasion."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """The battle itself rolls them."""
        attack_of(play.state).ones_again.append(card.seat)


class AddInBattle(Effect):
    """Every one of one's own dice counts one more in this battle."""

    stage = "add"

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A13: bonuses to all dice."""
        added = clash_of(play.state).add_all
        added[card.seat] = added.get(card.seat, 0) + 1


class SetHighest(Effect):
    """One of one's own dice is turned to its highest face."""

    stage = "set"

    def fits(self, state: RiskState, seat: int) -> bool:
        """Only where a die shows less."""
        return any(die.value < die.sides for die in clash_of(state).dice(seat))

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """Ask which die is turned to its highest number."""
        dice = clash_of(state).dice(seat)
        low = [n for n, die in enumerate(dice) if die.value < die.sides]
        return [
            Choose(
                seat=seat,
                topic="card_die",
                purpose="target",
                public="act",
                about=clash_of(state).shown(),
                options=[
                    Option(
                        id=str(n),
                        label="die",
                        args={"value": dice[n].value, "sides": dice[n].sides},
                    )
                    for n in low
                ],
                default=[str(min(low, key=lambda n: (dice[n].value, -dice[n].sides)))],
            )
        ]

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Turn the die to its highest number."""
        die = clash_of(play.state).dice(card.seat)[int(card.chosen("card_die", card.seat))]
        die.value = die.sides


class RollAgain(Effect):
    """Dice are rolled again, once: one of the opponent's, or any number of one's own."""

    stage = "reroll"

    def __init__(self, *, own: bool) -> None:
        """Take whether it concerns the own dice or the opponent's."""
        self.own = own

    def _owner(self, state: RiskState, seat: int) -> int:
        clash = clash_of(state)
        other = state.owner[clash.target] if seat == clash.seat else clash.seat
        return seat if self.own else other

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """Ask which dice are rolled again."""
        dice = clash_of(state).dice(self._owner(state, seat))
        worst = min if self.own else max
        return [
            Choose(
                seat=seat,
                topic="card_dice",
                purpose="target",
                public="act",
                about=clash_of(state).shown(),
                options=[
                    Option(id=str(n), label="die", args={"value": die.value, "sides": die.sides})
                    for n, die in enumerate(dice)
                ],
                max=len(dice) if self.own else 1,
                default=[str(worst(range(len(dice)), key=lambda n: dice[n].value))],
            )
        ]

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Roll the chosen dice again."""
        dice = clash_of(play.state).dice(self._owner(play.state, card.seat))
        for chosen in card.given("card_dice", card.seat):
            die = dice[int(chosen)]
            before, die.value = die.value, play.roll(die.sides)
            play.emit(
                "rolled-again", before=label_of("die", before), now=label_of("die", die.value)
            )
