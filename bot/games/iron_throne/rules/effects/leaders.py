"""R11.1: abilities of leaders that are used in an effect window."""

from collections import Counter
from itertools import combinations

from pydantic import JsonValue

from bot.games.iron_throne.rules.cards import numbered
from bot.games.iron_throne.rules.effects.base import (
    Acting,
    Effect,
    active_at_war,
    ask_amount,
    ask_character,
    ask_house,
    at_war,
    raise_total,
    way,
    withdraw,
)
from bot.games.iron_throne.rules.moves import (
    discard,
    draw,
    place_power,
    remove_power,
    to_box,
    win_power,
)
from bot.games.iron_throne.rules.questions import SEE, ask_discard, ask_distribute, character_option
from bot.games.iron_throne.rules.state import IronPlay, IronState, who
from bot.kernel import Assign, Choose, Option
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of


def _named(name: str) -> str:
    return label_of("character", name)


class Bran(Effect):
    """Greenseer: 1 power, and the opponent lays the card face up first."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active, with power on the sheet."""
        return state.clash.is_active(seat) and state.sheets[seat] > 0

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Pay; the opponent will open."""
        to_box(play, acting.seat, 1)
        play.state.clash.opens = play.state.clash.opposing(acting.seat)


class Olenna(Effect):
    """Queen of Thorns: an opposing supporter discards 2 cards or withdraws."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active, against supporters."""
        return state.clash.is_active(seat) and bool(state.clash.opposing_supporters(seat))

    def ways(self, state: IronState, seat: int) -> list[Option]:
        """Return one way for each supporter of the other side."""
        parts = state.clash.opposing_supporters(seat)
        return [
            way("olenna", state.houses[part.seat], label="leader-against", seat=who(part.seat))
            for part in parts
        ]

    def told(self, state: IronState, acting: Acting) -> dict[str, JsonValue]:
        """Against whom; and what that player has said to it."""
        known: dict[str, JsonValue] = {f"target/{acting.seat}": [acting.way]}
        picked = acting.answers.get(f"target/{acting.seat}", [acting.way])
        house = str(picked[0]) if isinstance(picked, list) else ""
        if not house:
            return {}
        victim = state.seat_of(house)
        said = state.clash.ahead.get(f"pressed/{victim}")
        if said == ["withdraw"]:
            known[f"choice/{victim}"] = said
        elif said and said != [SEE]:
            known |= {f"choice/{victim}": ["discard"], f"discard/{victim}": said}
        return known

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Which supporter."""
        seats = [part.seat for part in state.clash.opposing_supporters(acting.seat)]
        return ask_house(state, acting, seats)

    def second(self, state: IronState, acting: Acting) -> AnyAsk | None:
        """That player chooses; with fewer than 2 cards there is no choice."""
        victim = state.seat_of(acting.target())
        if len(state.hands[victim]) < 2:
            return None
        return Choose(
            seat=victim,
            topic="choice",
            public="act",
            about={"effect": acting.effect},
            options=[
                Option(id="discard", label="discard-two"),
                Option(id="withdraw", label="withdraw"),
            ],
            default=["withdraw"],
        )

    def third(self, state: IronState, acting: Acting) -> AnyAsk | None:
        """Ask the victim which two cards to discard, if that was chosen."""
        victim = state.seat_of(acting.target())
        if acting.answers.get(f"choice/{victim}") == ["discard"]:
            return ask_discard(state, victim, 2, 2)
        return None

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Cards or withdrawal."""
        state = play.state
        victim = state.seat_of(acting.target())
        if f"discard/{victim}" in acting.answers:
            hand = numbered(state.hands[victim])
            discard(play, victim, [hand[key] for key in acting.given("discard", victim)])
        else:
            withdraw(play, victim)


class Tywin(Effect):
    """Merciless: 1 power for +2."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active at war, with power on the sheet."""
        return active_at_war(state, seat) and state.sheets[seat] > 0

    def gains(self, state: IronState, seat: int) -> list[int]:
        """Always the same."""
        return [2]

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Pay one power, and raise the total by two."""
        to_box(play, acting.seat, 1)
        raise_total(play, acting.seat, 2)


class Eddard(Effect):
    """Honorable: betrayal is handled as peace."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active, at a betrayal."""
        return state.clash.is_active(seat) and state.clash.result == "betrayal"

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """A9: the result is set."""
        play.state.clash.result = "peace"
        play.state.clash.fixed = True
        play.emit("result", result="result:peace")


class Stannis(Effect):
    """Unbending: +2 without supporters."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active at war, alone."""
        part = state.clash.part(seat)
        alone = part is not None and not state.clash.supporters(part.side)
        return active_at_war(state, seat) and alone

    def gains(self, state: IronState, seat: int) -> list[int]:
        """Always the same."""
        return [2]

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Raise the total by two."""
        raise_total(play, acting.seat, 2)


class Melisandre(Effect):
    """Blood Sacrifice: power of a character that does not take part, +1 for each."""

    def _victims(self, state: IronState, seat: int) -> list[str]:
        part = state.clash.part(seat)
        return [n for n in state.living(seat) if part is not None and n != part.character]

    def open(self, state: IronState, seat: int) -> bool:
        """Takes part in a war and has somebody to sacrifice."""
        return at_war(state) and bool(self._victims(state, seat))

    def gains(self, state: IronState, seat: int) -> list[int]:
        """One, or two where somebody has them."""
        most = max((state.power[name] for name in self._victims(state, seat)), default=0)
        return list(range(1, min(2, most) + 1))

    def ways(self, state: IronState, seat: int) -> list[Option]:
        """Whom, and how much."""
        return [
            way(
                "melisandre",
                f"{name}.{number}",
                label="leader-sacrifice",
                character=label_of("character", name),
                number=number,
            )
            for name in self._victims(state, seat)
            for number in range(1, min(2, state.power[name]) + 1)
        ]

    def told(self, state: IronState, acting: Acting) -> dict[str, JsonValue]:
        """Return the answers that the chosen way stands for: the victim and the amount."""
        name, _, number = acting.way.partition(".")
        seat = acting.seat
        return {f"target/{seat}": [name], f"amount/{seat}": int(number)} if number else {}

    def first(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask which character it hits."""
        return ask_character(state, acting, self._victims(state, acting.seat))

    def second(self, state: IronState, acting: Acting) -> AnyAsk:
        """Ask how much power is taken, two at most."""
        return ask_amount(acting, min(2, state.power[acting.target()]))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """The character may die of it."""
        power = acting.given("amount", acting.seat)
        raise_total(play, acting.seat, remove_power(play, acting.target(), power))


class Daenerys(Effect):
    """Breaker of Chains: +1 for each foreign token on the own board, at most +3."""

    def _tokens(self, state: IronState, seat: int) -> int:
        return min(3, sum(state.influence[s][seat] for s in range(state.seats) if s != seat))

    def open(self, state: IronState, seat: int) -> bool:
        """Active at war, with foreign tokens."""
        return active_at_war(state, seat) and self._tokens(state, seat) > 0

    def gains(self, state: IronState, seat: int) -> list[int]:
        """Return by how much the total can rise: by the tokens."""
        return [self._tokens(state, seat)]

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Raise the total by the tokens."""
        raise_total(play, acting.seat, self._tokens(play.state, acting.seat))


class Loras(Effect):
    """Knight of Flowers: +2 for the stronger or equal champion."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active at war; a dead character gives no right."""
        if not active_at_war(state, seat) or not state.fights(seat):
            return False
        return state.part_power(seat) >= state.part_power(state.clash.opposing(seat))

    def gains(self, state: IronState, seat: int) -> list[int]:
        """Always the same."""
        return [2]

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Raise the total by two."""
        raise_total(play, acting.seat, 2)


class DrawAndDistribute(Effect):
    """Draw so many cards, then distribute up to so much power."""

    def __init__(self, cards: int, power: int) -> None:
        """How many cards, how much power."""
        self.cards, self.power = cards, power

    def ways(self, state: IronState, seat: int) -> list[Option]:
        """Where a single power goes, whatever cards come."""
        if self.power != 1:
            return []
        leader = state.leaders[seat]
        return [
            way(leader, "sheet", label="leader-cards", number=self.cards),
            *(
                way(
                    leader,
                    name,
                    label="leader-cards-power",
                    character=_named(name),
                    number=self.cards,
                )
                for name in state.living(seat)
            ),
        ]

    def told(self, state: IronState, acting: Acting) -> dict[str, JsonValue]:
        """Onto whom; the dead get nothing, and an empty sheet has nothing (R12.9, R13.6)."""
        if not acting.way:
            return {}
        name = acting.way if acting.way in state.living(acting.seat) else "sheet"
        return {f"distribute/{acting.seat}": {name: 1}}

    def begin(self, play: IronPlay, acting: Acting) -> None:
        """Draw the cards before anything is asked."""
        draw(play, acting.seat, self.cards)

    def first(self, state: IronState, acting: Acting) -> AnyAsk | None:
        """Where the power goes; nothing to ask with an empty sheet."""
        return ask_distribute(state, acting.seat, self.power, 0, "after_resolution")

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Place the power as it was shared out."""
        place_power(play, acting.seat, acting.shares())


class AfterDeal(DrawAndDistribute):
    """Tyrion's ability and Margaery's card: after a peace in which something changed hands."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active, with a deal."""
        return state.clash.is_active(seat) and state.clash.deal


class Davos(DrawAndDistribute):
    """Onion Knight: for a supporter."""

    def open(self, state: IronState, seat: int) -> bool:
        """Took part as a supporter."""
        part = state.clash.part(seat)
        return part is not None and not part.active


class Jaime(Effect):
    """Kingslayer: after a betrayal won, 1 power of the victim and a card."""

    def open(self, state: IronState, seat: int) -> bool:
        """Active winner of a betrayal."""
        clash = state.clash
        return clash.result == "betrayal" and clash.is_active(seat) and clash.won(seat)

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """If the character is dead, only the card."""
        clash = play.state.clash
        part = clash.part(clash.opposing(acting.seat))
        if part is not None:
            remove_power(play, part.character, 1)
        draw(play, acting.seat, 1)


class Arya(Effect):
    """Vengeful: every opposing supporter loses 2 power."""

    def _victims(self, state: IronState, seat: int) -> list[str]:
        parts = state.clash.opposing_supporters(seat)
        return [part.character for part in parts if state.power[part.character]]

    def open(self, state: IronState, seat: int) -> bool:
        """Lost, against supporters."""
        return state.clash.lost(seat) and bool(self._victims(state, seat))

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Take two power from every victim."""
        for name in self._victims(play.state, acting.seat):
            remove_power(play, name, 2)


class Drogo(Effect):
    """Plunderer: up to 2 power from the defender's sheet."""

    def open(self, state: IronState, seat: int) -> bool:
        """Won as the challenger."""
        clash = state.clash
        won = seat == clash.challenger and clash.won(seat)
        return won and state.sheets[clash.defender] > 0

    def likely(self, state: IronState, seat: int) -> bool:
        """Sanctions put power on the defender's sheet."""
        clash = state.clash
        won = seat == clash.challenger and clash.won(seat)
        return won and state.sheets[clash.defender] + state.part_power(clash.defender) > 0

    def ways(self, state: IronState, seat: int) -> list[Option]:
        """Onto whom: one power or two."""
        names = state.living(seat)
        single = [
            way("drogo", n, label="leader-power", character=_named(n), number=1) for n in names
        ]
        double = [
            way("drogo", f"{n}.{n}", label="leader-power", character=_named(n), number=2)
            for n in names
        ]
        pairs = [
            way("drogo", f"{a}.{b}", label="leader-two", character=_named(a), other=_named(b))
            for a, b in combinations(names, 2)
        ]
        return [*double, *pairs, *single]

    def told(self, state: IronState, acting: Acting) -> dict[str, JsonValue]:
        """A16: as much of it as is there, onto those who live."""
        ask = self.first(state, acting)
        if not acting.way or not isinstance(ask, Assign):
            return {}
        living = state.living(acting.seat)
        names = [name for name in acting.way.split(".") if name in living][: ask.total]
        shares = Counter(names)
        if len(names) < ask.total and names:
            shares["sheet"] = ask.total - len(names)
        return {f"distribute/{acting.seat}": dict(shares)} if names else {}

    def first(self, state: IronState, acting: Acting) -> AnyAsk | None:
        """How much, and onto whom."""
        source = state.clash.defender
        return ask_distribute(state, acting.seat, 2, 1, "after_resolution", source)

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Take it; what stays is on the defender's sheet."""
        shares = {name: n for name, n in acting.shares().items() if name != "sheet"}
        win_power(play, acting.seat, play.state.clash.defender, shares)


class Mace(Effect):
    """Patient Harvest: a card or 1 power for a bystander."""

    def open(self, state: IronState, seat: int) -> bool:
        """A23: did not take part."""
        return state.clash.part(seat) is None

    def ways(self, state: IronState, seat: int) -> list[Option]:
        """The card, or who gets the power."""
        names = state.living(seat) if state.sheets[seat] else []
        return [
            way("mace", "draw", label="leader-cards", number=1),
            *(way("mace", n, label="leader-power", character=_named(n), number=1) for n in names),
        ]

    def told(self, state: IronState, acting: Acting) -> dict[str, JsonValue]:
        """Return the answer that the chosen way stands for."""
        return {f"choice/{acting.seat}": [acting.way]} if acting.way else {}

    def first(self, state: IronState, acting: Acting) -> AnyAsk | None:
        """The card, or who gets the power; without power on the sheet only the card."""
        names = state.living(acting.seat) if state.sheets[acting.seat] else []
        return Choose(
            seat=acting.seat,
            topic="choice",
            public="act",
            about={"effect": acting.effect},
            options=[
                Option(id="draw", label="draw-card"),
                *(character_option(state, name) for name in names),
            ],
            default=["draw"],
        )

    def resolve(self, play: IronPlay, acting: Acting) -> None:
        """Draw a card or gain power, as it was chosen."""
        choice = acting.chosen("choice", acting.seat)
        if choice == "draw":
            draw(play, acting.seat, 1)
        else:
            place_power(play, acting.seat, {choice: 1})
