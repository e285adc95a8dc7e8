"""Character cards played after the resolution."""

from bot.games.iron_throne.rules.cards import card_house
from bot.games.iron_throne.rules.effects.base import Acting, Effect, ask_character, ask_house
from bot.games.iron_throne.rules.hostage_taking import Taking
from bot.games.iron_throne.rules.moves import (
    draw,
    place_power,
    remove_power,
    reshuffle,
    sources,
)
from bot.games.iron_throne.rules.questions import ask_distribute
from bot.games.iron_throne.rules.state import IronPlay, IronState, who
from bot.games.iron_throne.rules.verdict import hostage_claims
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of


class CallInDebts(Effect):
    """Tywin: a hostage from the losing side."""

    def _losers(self, state: IronState, seat: int) -> list[int]:
        clash = state.clash
        return [
            part.seat
            for part in clash.parts
            if clash.lost(part.seat)
            and part.seat not in clash.no_sanctions
            and sources(state, part.seat)
        ]

    def open(self, state: IronState, seat: int) -> bool:
        """Won; R10.9: there is somebody to take from. R10.8: rewards are not denied."""
        clash = state.clash
        denied = clash.is_active(seat) and seat in clash.no_rewards
        return clash.won(seat) and not denied and bool(self._losers(state, seat))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Player and source are chosen there."""
        losers = self._losers(play.state, acting.seat)
        play.push(Taking(taker=acting.seat, losers=losers))


class FamilyFirst(Effect):
    """Catelyn: up to 2 power after a defeat."""

    def open(self, state: IronState, seat: int) -> bool:
        """Lost, with power on the sheet and somebody to give it to."""
        return state.clash.lost(seat) and state.sheets[seat] > 0 and bool(state.living(seat))

    def likely(self, state: IronState, seat: int) -> bool:
        """Sanctions put power on the sheet."""
        return state.clash.lost(seat) and state.sheets[seat] + state.part_power(seat) > 0

    def first(self, state: IronState, acting: Acting) -> AnyAsk | None:
        """Ask onto which characters the power goes."""
        return ask_distribute(state, acting.seat, 2, 1, "after_resolution")

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Place the power as it was shared out."""
        place_power(play, acting.seat, acting.shares())


class TacticalManeuver(Effect):
    """Robb: the discards go back into the deck, then a card."""

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """This card itself is discarded later (R8.8)."""
        reshuffle(play, acting.seat)
        draw(play, acting.seat, 1)


class ListOfNames(Effect):
    """Arya: the opposing active player's character keeps 1 power."""

    def _victim(self, state: IronState, seat: int) -> str:
        part = state.clash.part(state.clash.opposing(seat))
        assert part is not None
        return part.character

    def open(self, state: IronState, seat: int) -> bool:
        """Lost; that character has more than 1."""
        return state.clash.lost(seat) and state.power[self._victim(state, seat)] > 1

    def likely(self, state: IronState, seat: int) -> bool:
        """Rewards may strengthen that character (R8.2)."""
        clash = state.clash
        victim = state.power[self._victim(state, seat)]
        gains = clash.winner == "defence" and state.sheets[clash.defender] > 0
        return clash.lost(seat) and (victim > 1 or (victim == 1 and gains))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Take all but one power from the victim."""
        victim = self._victim(play.state, acting.seat)
        remove_power(play, victim, play.state.power[victim] - 1)


class SmuggledOut(Effect):
    """Davos: an own card among somebody's hostages comes back."""

    def _holders(self, state: IronState, seat: int) -> list[int]:
        house = state.houses[seat]
        return [
            holder
            for holder in range(state.seats)
            if any(card_house(card) == house for card in state.hostages[holder])
        ]

    def open(self, state: IronState, seat: int) -> bool:
        """Somebody holds one."""
        return bool(self._holders(state, seat))

    def likely(self, state: IronState, seat: int) -> bool:
        """One may be taken now."""
        return self.open(state, seat) or seat in hostage_claims(state)[1]

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask which player's hostage it concerns."""
        return ask_house(state, acting, self._holders(state, acting.seat))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """A19: the holder draws nothing."""
        state = play.state
        holder = state.seat_of(acting.target())
        house = state.houses[acting.seat]
        card = state.rng.pick([c for c in state.hostages[holder] if card_house(c) == house])
        state.hostages[holder].remove(card)
        state.hands[acting.seat].append(card)
        play.reveal()
        play.emit("hostage-returned", seat=who(holder), house=label_of("house", house))
        play.emit(
            "hostage-named",
            to=sorted([holder, acting.seat]),
            seat=who(acting.seat),
            card=label_of("card", card),
        )


class PoisonedCup(Effect):
    """Olenna: 2 power of another player's character that still takes part."""

    def _victims(self, state: IronState, seat: int) -> list[str]:
        parts = [part for part in state.clash.parts if part.seat != seat]
        return [part.character for part in parts if state.power[part.character]]

    def open(self, state: IronState, seat: int) -> bool:
        """Return whether there is a victim."""
        return bool(self._victims(state, seat))

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask which character it hits."""
        return ask_character(state, acting, self._victims(state, acting.seat))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Take two power from the character that was chosen."""
        remove_power(play, acting.target(), 2)


class OpenGranaries(Effect):
    """Mace: cards for the own side."""

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Two, and one for every other player on this side."""
        clash = play.state.clash
        part = clash.part(acting.seat)
        assert part is not None
        draw(play, acting.seat, 2)
        for other in clash.parts:
            if other.side == part.side and other.seat != acting.seat:
                draw(play, other.seat, 1)
