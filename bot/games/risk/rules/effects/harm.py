"""Cards against others: what costs them units, cards, characters, gold or points."""

from bot.games.risk.rules.effects.base import (
    Card,
    Effect,
    ask_character,
    ask_opponent,
    ask_territory,
    destroy,
)
from bot.games.risk.rules.effects.winter import WinterLosses
from bot.games.risk.rules.end import draw_cards
from bot.games.risk.rules.state import RiskState
from bot.kernel import Play
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.kernel.uses import beneath


class DiscardMaester(Effect):
    """Opponents lose a maester card at random: one of them, or all; perhaps to the player."""

    def __init__(self, *, everybody: bool = False, kept: bool = False) -> None:
        """Whom it hits and where the card goes."""
        self.everybody, self.kept = everybody, kept

    def _hit(self, state: RiskState, seat: int) -> list[int]:
        if not state.options.has("maesters"):
            return []  # R11.2: characters may be played with without them
        return [other for other in state.opponents(seat) if state.maesters[other]]

    def fits(self, state: RiskState, seat: int) -> bool:
        """Somebody must hold one."""
        return bool(self._hit(state, seat))

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """Whom, unless it hits all; who held one may have given up since it was offered."""
        hit = [] if self.everybody else self._hit(state, seat)
        return ask_opponent(seat, hit) if hit else []

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Take cards at random from everybody it hits."""
        state = play.state
        hit = self._hit(state, card.seat)
        if hit and not self.everybody:
            hit = [int(card.chosen("card_opponent", card.seat))]
        for loser in hit:
            lost = state.rng.pick(state.maesters[loser])
            state.maesters[loser].remove(lost)
            play.reveal()
            if self.kept:
                state.maesters[card.seat].append(lost)
                play.emit(
                    "stole-maester", seat=label_of("seat", card.seat), loser=label_of("seat", loser)
                )
                play.emit("maester-moved", to=[card.seat, loser], maester=label_of("maester", lost))
            else:
                state.maester_discard.append(lost)
                play.emit(
                    "lost-maester", seat=label_of("seat", loser), maester=label_of("maester", lost)
                )


class Sickness(Effect):
    """In the region of a territory card every opposing territory loses a unit."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A14: the last unit stays."""
        state = play.state
        for drawn in draw_cards(play, card.seat):
            state.discard.append(drawn)
            region = state.map.territories[drawn].region
            play.emit("turned-up", card=label_of("card", drawn))
            for territory in state.map.regions[region].territories:
                if state.owner[territory] not in (-1, card.seat):
                    destroy(play, card.seat, territory, 1)


class Desertion(Effect):
    """Two territory cards: opposing units there are halved."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Half of them, rounded down."""
        state = play.state
        for drawn in draw_cards(play, card.seat, 2):
            state.discard.append(drawn)
            play.emit("turned-up", card=label_of("card", drawn))
            if state.owner[drawn] not in (-1, card.seat):
                destroy(play, card.seat, drawn, state.units[drawn] // 2)


class Winter(Effect):
    """Everybody removes units of their own: the opponents two each, then the player one."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """One after the other."""
        losers = [*play.state.opponents(card.seat), card.seat]
        given = [loser for loser in losers if f"card_lose/{loser}" in card.answers]
        if not given:
            play.push(WinterLosses(seat=card.seat, losers=losers))
        for loser in given:
            # Asked by an earlier release, of all at the same time.
            for territory, units in card.given("card_lose", loser).items():
                destroy(play, card.seat, territory, units)


class CutOff(Effect):
    """A die decides how many units an opposing neighbour loses."""

    def _places(self, state: RiskState, seat: int) -> list[str]:
        near = {n for t in state.held(seat) for n in state.map.links[t]}
        return sorted(t for t in near if state.owner[t] not in (-1, seat) and state.units[t] > 1)

    def fits(self, state: RiskState, seat: int) -> bool:
        """A neighbour with two units or more."""
        return bool(self._places(state, seat))

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """Ask which territory it hits."""
        return ask_territory(state, seat, self._places(state, seat))

    def rollers(self, state: RiskState, seat: int) -> list[int]:
        """Return the seat that plays the card: it rolls."""
        return [seat]

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Destroy as many units as were rolled; one stays."""
        territory = card.chosen("card_territory", card.seat)
        destroy(play, card.seat, territory, card.rolls[card.seat])


class Kill(Effect):
    """A character leaves the game, for certain or by a die."""

    def __init__(self, *, needed: int = 0) -> None:
        """The number the die must show."""
        self.needed = needed

    def _known(self, state: RiskState, seat: int) -> list[str]:
        players = [*state.opponents(seat), seat]
        return [c for p in players for c in state.own_characters(p) if c not in state.dead]

    def fits(self, state: RiskState, seat: int) -> bool:
        """Somebody must be alive."""
        return bool(self._known(state, seat))

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """Ask which character it hits."""
        return ask_character(seat, self._known(state, seat))

    def rollers(self, state: RiskState, seat: int) -> list[int]:
        """The player, if a die decides."""
        return [seat] if self.needed else []

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A25: kill the character for good if the roll is high enough."""
        victim = card.chosen("card_character", card.seat)
        if card.rolls.get(card.seat, 6) >= self.needed:
            kill(play, victim)


def kill(play: Play[RiskState], character: str) -> None:
    """A character leaves the game."""
    state = play.state
    state.dead.append(character)
    state.captive.pop(character, None)
    if character in state.face_down:
        state.face_down.remove(character)
    play.emit("character-died", character=label_of("character", character))


class Thieves(Effect):
    """Up to 200 gold from every opponent."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A21: no more than they have."""
        for loser in play.state.opponents(card.seat):
            gold = play.state.take_gold(loser, card.seat, 200)
            play.emit(
                "gave-gold",
                seat=label_of("seat", loser),
                winner=label_of("seat", card.seat),
                gold=gold,
            )


class BestLaid(Effect):
    """The lowest roll among the opponents costs a victory point."""

    def fits(self, state: RiskState, seat: int) -> bool:
        """Victory points only count where there are objectives."""
        return state.options.has("objectives")

    def rollers(self, state: RiskState, seat: int) -> list[int]:
        """Return all opponents: each of them rolls."""
        return state.opponents(seat)

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """All who tie for the lowest lose one; A21: never below 0."""
        lowest = min(card.rolls.values())
        for seat, roll in card.rolls.items():
            if roll == lowest and play.state.vp[seat] > 0:
                play.state.vp[seat] -= 1
                play.emit("lost-point", seat=label_of("seat", seat), vp=play.state.vp[seat])


class Mourning(Effect):
    """Opponents pay double until one's own next turn."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """The next turn of this seat ends it."""
        play.state.mourning = card.seat


class Sabotage(Effect):
    """The maester card somebody is playing has no effect."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """A16: it stays paid for and discarded."""
        played = beneath(play.state, card)
        assert isinstance(played, Card)
        played.cancelled = True
        play.emit("cancelled", maester=label_of("maester", played.card))
