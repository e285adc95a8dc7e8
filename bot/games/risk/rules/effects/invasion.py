"""Cards played when an invasion is declared or units are committed to a battle."""

from bot.games.risk.rules.effects.base import (
    Card,
    Effect,
    ask_character,
    ask_territory,
    destroy,
    reinforce,
)
from bot.games.risk.rules.fight import attack_of, clash_of
from bot.games.risk.rules.state import RiskState
from bot.kernel import Choose, Option, Play
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of


def call_off(play: Play[RiskState]) -> None:
    """A16: the invasion is over; nothing is conquered or lost by it."""
    attack = attack_of(play.state)
    attack.cancelled = True
    play.emit(
        "called-off",
        seat=label_of("seat", attack.seat),
        target=label_of("territory", attack.target),
    )


class OneMore(Effect):
    """A single defender is joined by another unit."""

    def fits(self, state: RiskState, seat: int) -> bool:
        """Only where exactly one unit stands."""
        return state.units[attack_of(state).target] == 1

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Put one unit into the territory that is attacked."""
        reinforce(play, card.seat, attack_of(play.state).target, 1)


class CallToArms(Effect):
    """A die decides how many units join the defence."""

    def rollers(self, state: RiskState, seat: int) -> list[int]:
        """Return the defender, who rolls."""
        return [seat]

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """That many units."""
        reinforce(play, card.seat, attack_of(play.state).target, card.rolls[card.seat])


class Bribery(Effect):
    """The attacker is paid and the territory is safe for this turn."""

    also_pays = 200

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Gold to the attacker; no invasion of this territory any more this turn."""
        state = play.state
        attack = attack_of(state)
        gold = state.take_gold(card.seat, attack.seat, self.also_pays)
        play.emit(
            "gave-gold",
            seat=label_of("seat", card.seat),
            winner=label_of("seat", attack.seat),
            gold=gold,
        )
        state.this_turn.protected.append(attack.target)
        call_off(play)


class Truce(Effect):
    """The territory is safe until the attacker has taken land from another player."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Lasts for this turn at most."""
        play.state.this_turn.truces[attack_of(play.state).target] = card.seat
        call_off(play)


class Peace(Effect):
    """Nothing of this player's can be taken any more this turn."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """The invasion ends, and there is no other against this player."""
        play.state.this_turn.peace.append(card.seat)
        call_off(play)


class HighGround(Effect):
    """All one's dice count one more this turn, until the territory falls."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Kept with the turn; the conquest ends it."""
        play.state.this_turn.high_ground[attack_of(play.state).target] = card.seat


class Withdrawal(Effect):
    """All units but one leave for another territory of one's own."""

    def fits(self, state: RiskState, seat: int) -> bool:
        """There must be units to move and a place to go."""
        return state.units[attack_of(state).target] > 1 and len(state.held(seat)) > 1

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """Ask where the defenders go."""
        target = attack_of(state).target
        return ask_territory(state, seat, [t for t in state.held(seat) if t != target])

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Move the defenders to the territory that was chosen."""
        state = play.state
        source = attack_of(state).target
        target = card.chosen("card_territory", card.seat)
        units = state.units[source] - 1
        state.units[source] -= units
        state.units[target] += units
        play.emit(
            "withdrew",
            seat=label_of("seat", card.seat),
            source=label_of("territory", source),
            target=label_of("territory", target),
            units=units,
        )


class Losses(Effect):
    """Up to two units die on each side of an invasion between two others."""

    def fits(self, state: RiskState, seat: int) -> bool:
        """A14: somewhere a unit must be able to die."""
        attack = attack_of(state)
        return state.units[attack.source] > 1 or state.units[attack.target] > 1

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """How many on each side."""
        attack = attack_of(state)
        most = [min(2, state.units[t] - 1) for t in (attack.source, attack.target)]
        options = [
            Option(
                id=f"{ours}+{theirs}",
                label="losses",
                args={"attackers": ours, "defenders": theirs},
            )
            for ours in range(most[0], -1, -1)
            for theirs in range(most[1], -1, -1)
        ]
        return [
            Choose(
                seat=seat,
                topic="card_losses",
                purpose="cost",
                public="act",
                options=options,
                default=[options[0].id],
            )
        ]

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Destroy the units of both sides that were chosen."""
        attack = attack_of(play.state)
        ours, theirs = map(int, card.chosen("card_losses", card.seat).split("+"))
        destroy(play, card.seat, attack.source, ours)
        destroy(play, card.seat, attack.target, theirs)


class Captive(Effect):
    """A character of the defender's house is captured if the territory falls."""

    def _known(self, state: RiskState) -> list[str]:
        defender = state.owner[attack_of(state).target]
        if defender < 0:
            return []
        gone = {*state.dead, *state.captive}
        return [c for c in state.own_characters(defender) if c not in gone]

    def fits(self, state: RiskState, seat: int) -> bool:
        """The defender must have a character to lose."""
        return bool(self._known(state))

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """Ask which character it concerns."""
        return ask_character(seat, self._known(state))

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """The conquest does it."""
        attack_of(play.state).wanted = card.chosen("card_character", card.seat)


class Raid(Effect):
    """Gold is taken from the defender if the territory falls."""

    def fits(self, state: RiskState, seat: int) -> bool:
        """Neutrals have no gold."""
        return state.owner[attack_of(state).target] >= 0

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """The conquest does it."""
        attack_of(play.state).raid += 300


class Trap(Effect):
    """Committed attackers die before the dice are rolled."""

    def __init__(self, *, most: int | None = None, by_die: bool = False, joined: int = 0) -> None:
        """All of them, so many, or half a die's; and units that join the defence."""
        self.most, self.by_die, self.joined = most, by_die, joined

    def rollers(self, state: RiskState, seat: int) -> list[int]:
        """The defender, if a die decides."""
        return [seat] if self.by_die else []

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A2: only committed units; they are no longer part of the battle."""
        clash = clash_of(play.state)
        killed = clash.attack if self.most is None else min(self.most, clash.attack)
        if self.by_die:
            killed = min((card.rolls[card.seat] + 1) // 2, clash.attack)
        clash.attack -= destroy(play, card.seat, clash.source, killed)
        if self.joined:
            reinforce(play, card.seat, clash.target, self.joined)
