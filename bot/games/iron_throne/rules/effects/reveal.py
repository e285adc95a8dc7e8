"""Character cards played before the cards are laid, or when they are face up."""

from bot.games.iron_throne.rules.cards import is_peace, strength, war_value
from bot.games.iron_throne.rules.effects.base import (
    Acting,
    Effect,
    active_at_war,
    ask_amount,
    ask_character,
    ask_house,
    ask_replace,
    at_war,
    from_hand,
    raise_total,
    replace_shown,
    withdraw,
)
from bot.games.iron_throne.rules.moves import discard, pay_sheet, remove_power
from bot.games.iron_throne.rules.state import IronPlay, IronState, other_side, who
from bot.kernel import Choose, Option
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of


class RavensEye(Effect):
    """Bran: look at the hand of another active player."""

    def _hands(self, state: IronState, seat: int) -> list[int]:
        actives = (state.clash.challenger, state.clash.defender)
        return [other for other in actives if other != seat and state.hands[other]]

    def open(self, state: IronState, seat: int) -> bool:
        """There is a hand to look at."""
        return bool(self._hands(state, seat))

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask whose hand is looked at."""
        return ask_house(state, acting, self._hands(state, acting.seat))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Only the player sees it."""
        state = play.state
        loser = state.seat_of(acting.target())
        cards = [label_of("card", card) for card in state.hands[loser]]
        play.reveal()
        play.emit("hand-looked-at", seat=who(acting.seat), loser=who(loser))
        play.emit(
            "saw-hand", to=[acting.seat], seat=who(acting.seat), loser=who(loser), cards=cards
        )


class ShadowBirth(Effect):
    """Melisandre: 1 own power, 2 of a participating character on the other side."""

    def _victims(self, state: IronState, seat: int) -> list[str]:
        part = state.clash.part(seat)
        return [
            one.character
            for one in state.clash.parts
            if part is not None and one.side != part.side and state.power[one.character]
        ]

    def open(self, state: IronState, seat: int) -> bool:
        """At least 2 power on the own character."""
        return state.part_power(seat) >= 2 and bool(self._victims(state, seat))

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask which character it hits."""
        return ask_character(state, acting, self._victims(state, acting.seat))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Take one power from the own character, then hit the victim."""
        part = play.state.clash.part(acting.seat)
        assert part is not None
        remove_power(play, part.character, 1)
        remove_power(play, acting.target(), 2)


class DoubleGame(Effect):
    """Jorah: a supporter changes sides if the other active player agrees."""

    def open(self, state: IronState, seat: int) -> bool:
        """Return whether this seat is a supporter."""
        return not state.clash.is_active(seat)

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """The other active player."""
        part = state.clash.part(acting.seat)
        assert part is not None
        return Choose(
            seat=state.clash.opposing(acting.seat),
            topic="consent",
            purpose="consent",
            public="act",
            about={
                "supporter": who(acting.seat),
                "character": label_of("character", part.character),
            },
            options=[Option(id="agree", label="agree"), Option(id="refuse", label="refuse")],
            default=["refuse"],
        )

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Refused: the card is spent."""
        clash = play.state.clash
        part = clash.part(acting.seat)
        assert part is not None
        agreed = acting.chosen("consent", clash.opposing(acting.seat)) == "agree"
        if agreed:
            part.side = other_side(part.side)
        play.emit(
            "side-changed" if agreed else "change-refused",
            seat=who(acting.seat),
            character=label_of("character", part.character),
            side=label_of("side", part.side),
        )


class Wildfire(Effect):
    """Cersei: 2 power of an opposing supporter's character."""

    def _victims(self, state: IronState, seat: int) -> list[int]:
        parts = state.clash.opposing_supporters(seat)
        return [part.seat for part in parts if state.power[part.character]]

    def open(self, state: IronState, seat: int) -> bool:
        """War, against supporters."""
        return at_war(state) and bool(self._victims(state, seat))

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask which player it hits."""
        return ask_house(state, acting, self._victims(state, acting.seat))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Before totals are compared."""
        part = play.state.clash.part(play.state.seat_of(acting.target()))
        assert part is not None
        remove_power(play, part.character, 2)


class PoliticalSavvy(Effect):
    """Tyrion: an active player who shows war has to put a higher war card in its place."""

    def _targets(self, state: IronState) -> list[int]:
        clash = state.clash
        actives = (clash.challenger, clash.defender)
        return [s for s in actives if clash.shown.get(s) and not is_peace(clash.shown[s])]

    def _higher(self, state: IronState, seat: int) -> list[str]:
        shown = war_value(state.clash.shown[seat])
        higher = [card for card in state.hands[seat] if war_value(card) > shown]
        return sorted(higher, key=strength, reverse=True)

    def open(self, state: IronState, seat: int) -> bool:
        """Somebody shows war."""
        return bool(self._targets(state))

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask which active player has to replace a card."""
        return ask_house(state, acting, self._targets(state))

    def second(self, state: IronState, acting: Acting) -> AnyAsk | None:
        """That player picks among several higher cards; without one nothing happens."""
        target = state.seat_of(acting.target())
        higher = self._higher(state, target)
        return ask_replace(state, target, higher) if higher else None

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Replace the card that was laid by the one that was chosen, if any."""
        target = play.state.seat_of(acting.target())
        if f"replace/{target}" in acting.answers:
            name = acting.chosen("replace", target)
            replace_shown(play, target, from_hand(play.state, target, name))


class Oathbreaker(Effect):
    """Jaime: the own peace card shown becomes a war or character card."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active, betrayed."""
        clash = state.clash
        betrayed = clash.is_active(seat) and clash.result == "betrayal"
        return betrayed and is_peace(clash.shown.get(seat, ""))

    def fits(self, state: IronState, seat: int) -> bool:
        """With such a card besides this one."""
        return self.open(state, seat) and len(self._cards(state, seat)) > 1

    def _cards(self, state: IronState, seat: int) -> list[str]:
        cards = [card for card in state.hands[seat] if not is_peace(card)]
        return sorted(cards, key=strength, reverse=True)

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask which card of the hand replaces the one that was laid."""
        return ask_replace(state, acting.seat, self._cards(state, acting.seat))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """The result becomes war."""
        name = acting.chosen("replace", acting.seat)
        replace_shown(play, acting.seat, from_hand(play.state, acting.seat, name))


class KeepFaith(Effect):
    """Eddard: a peace card in place of the one shown."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active, not showing peace."""
        clash = state.clash
        return clash.is_active(seat) and not is_peace(clash.shown.get(seat, "."))

    def fits(self, state: IronState, seat: int) -> bool:
        """With a peace card in hand."""
        return self.open(state, seat) and any(map(is_peace, state.hands[seat]))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """R7.3: replace the card by a peace card; what it means counts anew."""
        replace_shown(play, acting.seat, from_hand(play.state, acting.seat, "peace"))


class RoyalWhim(Effect):
    """Joffrey: another participant gets no rewards this turn."""

    def _others(self, state: IronState, seat: int) -> list[int]:
        clash = state.clash
        return [p.seat for p in clash.parts if p.seat != seat and p.seat not in clash.no_rewards]

    def open(self, state: IronState, seat: int) -> bool:
        """Somebody is left."""
        return bool(self._others(state, seat))

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask which other player it concerns."""
        return ask_house(state, acting, self._others(state, acting.seat))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """R10.8: no hostages either."""
        seat = play.state.seat_of(acting.target())
        play.state.clash.no_rewards.append(seat)
        play.emit("rewards-denied", seat=who(seat))


class IronDiscipline(Effect):
    """Stannis: +2, or +4 without supporters."""

    def open(self, state: IronState, seat: int) -> bool:
        """Return whether there is war."""
        return at_war(state)

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Raise the total by two, or by four without supporters."""
        part = play.state.clash.part(acting.seat)
        alone = part is not None and not play.state.clash.supporters(part.side)
        raise_total(play, acting.seat, 4 if alone else 2)


class BurningFaith(Effect):
    """Selyse: a peace card for +4."""

    def open(self, state: IronState, seat: int) -> bool:
        """Return whether there is war."""
        return at_war(state)

    def fits(self, state: IronState, seat: int) -> bool:
        """With a peace card in hand."""
        return at_war(state) and any(map(is_peace, state.hands[seat]))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Discard and add."""
        discard(play, acting.seat, [from_hand(play.state, acting.seat, "peace")])
        raise_total(play, acting.seat, 4)


class BroughtToSafety(Effect):
    """Shireen: a supporter withdraws."""

    def open(self, state: IronState, seat: int) -> bool:
        """R12.4: supporters only."""
        return not state.clash.is_active(seat)

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Withdraw from the encounter."""
        withdraw(play, acting.seat)


class Dragonfire(Effect):
    """Daenerys: a shown war card of 1 to 6 counts twice, once per encounter."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active at war with such a card."""
        card = state.clash.shown.get(seat, "")
        small = bool(card) and 1 <= war_value(card) <= 6
        return active_at_war(state, seat) and small and not state.clash.has_doubled(seat)

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Count the war card of this seat twice, once in this encounter."""
        clash = play.state.clash
        clash.doubled.append(acting.seat)
        clash.doubled_once.append(acting.seat)
        card = clash.shown[acting.seat]
        play.emit("value-doubled", seat=who(acting.seat), card=label_of("card", card))


class BoughtSwords(Effect):
    """Viserys: power to the opposing active player's sheet, +2 for each."""

    def open(self, state: IronState, seat: int) -> bool:
        """War, with power on the sheet."""
        return at_war(state) and state.sheets[seat] > 0

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask how much power is paid from the sheet, two at most."""
        return ask_amount(acting, min(2, state.sheets[acting.seat]))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Pay the opponent, and raise the total by twice as much."""
        paid = acting.given("amount", acting.seat)
        pay_sheet(play, acting.seat, play.state.clash.opposing(acting.seat), paid)
        raise_total(play, acting.seat, 2 * paid)


class ThunderingHooves(Effect):
    """Drogo: +1 for each own living character, on the challenger's side."""

    def open(self, state: IronState, seat: int) -> bool:
        """Return whether there is war and this seat is on the challenger's side."""
        part = state.clash.part(seat)
        return at_war(state) and part is not None and part.side == "challenge"

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Raise the total by one for each living character."""
        raise_total(play, acting.seat, len(play.state.living(acting.seat)))


class Unshaken(Effect):
    """Barristan: no sanctions this turn; R10.9: no hostages from this player either."""

    def open(self, state: IronState, seat: int) -> bool:
        """Return whether this seat is not spared already."""
        return seat not in state.clash.no_sanctions

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Spare this seat all sanctions."""
        play.state.clash.no_sanctions.append(acting.seat)
        play.emit("sanctions-spared", seat=who(acting.seat))


class Unhorsed(Effect):
    """Loras: a weaker opposing supporter withdraws."""

    def _victims(self, state: IronState, seat: int) -> list[int]:
        own = state.part_power(seat)
        parts = state.clash.opposing_supporters(seat)
        return [part.seat for part in parts if state.power[part.character] < own]

    def open(self, state: IronState, seat: int) -> bool:
        """Return whether there is a victim."""
        return bool(self._victims(state, seat))

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask which supporter it hits."""
        return ask_house(state, acting, self._victims(state, acting.seat))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """The supporter that was chosen withdraws."""
        withdraw(play, play.state.seat_of(acting.target()))


class GatherTheBanners(Effect):
    """Renly: +1 for each character that takes part on the own side."""

    def open(self, state: IronState, seat: int) -> bool:
        """Return whether there is war."""
        return at_war(state)

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Raise the total by one for each character on the own side."""
        state = play.state
        part = state.clash.part(acting.seat)
        assert part is not None
        fighting = [p for p in state.clash.parts if p.side == part.side]
        raise_total(play, acting.seat, sum(1 for p in fighting if state.power[p.character]))
