"""R4: reinforcements, and trading in territory cards."""

from itertools import combinations

from bot.games.risk.rules.board import facts
from bot.games.risk.rules.cards import cards as prices
from bot.games.risk.rules.choices import territory_keys, territory_options
from bot.games.risk.rules.effects.base import place_special
from bot.games.risk.rules.in_progress import Levy
from bot.games.risk.rules.state import RiskState
from bot.games.risk.rules.window import interrupted, open_window
from bot.kernel import DONE, Assign, Choose, Frame, Option, Play
from bot.kernel.labels import label_of


class Reinforcements(Levy, name="risk.reinforcements"):
    """Count, play cards, trade, place."""

    steps = ("count", "use_cards", "trade", "trade_single", "take_special", "put_special", "place")

    def count(self, play: Play[RiskState]) -> None:
        """R4.1-R4.3: a third of territories and castles, at least three, and region bonuses."""
        state = play.state
        mine = state.count(self.seat)
        base = max(3, (mine.territories + mine.castles) // 3)
        if state.this_turn.halved:
            base //= 2
        held = set(state.held(self.seat))
        regions = [r for r in state.map.regions.values() if held.issuperset(r.territories)]
        self.units = base + sum(region.bonus for region in regions)
        play.emit(
            "reinforcements",
            seat=label_of("seat", self.seat),
            territories=mine.territories,
            castles=mine.castles,
            base=base,
            regions=[label_of("region", region.id) for region in regions],
            units=self.units,
        )
        if state.options.has("gold"):
            # R14.1-R14.3, A20: gold for every one of these units, and for ports.
            gold = prices().gold_per_unit * (self.units + mine.ports)
            state.earn(self.seat, gold)
            play.emit(
                "income", seat=label_of("seat", self.seat), gold=gold, now=state.gold[self.seat]
            )

    def use_cards(self, play: Play[RiskState]) -> None:
        """R15, R17: cards that add to the reinforcements."""
        open_window(play, "reinforce", [self.seat])

    def trade_single(self, play: Play[RiskState]) -> str | None:
        """R14.5: once per turn a single card for a special unit of its symbol."""
        state = play.state
        hand = state.hands[self.seat]
        if not state.options.has("special_units") or not hand:
            return "place"
        play.ask(
            Choose(
                seat=self.seat,
                topic="single",
                purpose="act",
                quiet=["keep"],
                public="reinforce",
                about={"cards": len(hand)},
                options=[
                    *(
                        Option(
                            id=card,
                            label=label_of("card", card),
                            note="special",
                            args={"special": label_of("special", symbol(state, card))},
                        )
                        for card in hand
                    ),
                    Option(id="keep", label="keep-cards"),
                ],
                default=["keep"],
            )
        )
        return None

    def take_special(self, play: Play[RiskState]) -> str | None:
        """R14.5, R14.6: it may stand anywhere on one's own land."""
        state = play.state
        card = self.chosen("single", self.seat)
        if card == "keep":
            return "place"
        state.hands[self.seat].remove(card)
        state.discard.append(card)
        play.emit("traded-single", seat=label_of("seat", self.seat), card=label_of("card", card))
        held = state.held(self.seat)
        play.ask(
            Choose(
                seat=self.seat,
                topic="special_to",
                purpose="target",
                public="reinforce",
                about={"special": label_of("special", symbol(state, card))},
                options=territory_options(state, held),
                default=[max(held, key=lambda t: state.units[t])],
            )
        )
        return None

    def put_special(self, play: Play[RiskState]) -> None:
        """R14.6: place the special unit that the card brings."""
        kind = symbol(play.state, self.chosen("single", self.seat))
        place_special(play, self.seat, self.chosen("special_to", self.seat), kind)

    def trade(self, play: Play[RiskState]) -> str | None:
        """R4.4, R4.6: five cards must be traded down, fewer may be."""
        if interrupted(play):
            return "trade"
        play.push(TradeIn(seat=self.seat, must_from=facts().hand_limit.cards))
        return None

    def place(self, play: Play[RiskState]) -> str | None:
        """R4.7: have the units placed."""
        if interrupted(play):
            return "place"
        play.push(PlaceUnits(seat=self.seat, units=self.units, public="reinforce"))
        return None


class TradeIn(Frame, name="risk.trade_in"):
    """R4.4: three cards for units, as long as sets are there and wanted."""

    steps = ("ask_for_set", "take_set")

    seat: int
    must_from: int | None = None
    """Holding this many cards or more, a set must be traded in."""
    only_above: int = 0
    """Trading ends with this many cards in hand."""
    public: str = "reinforce"

    def ask_for_set(self, play: Play[RiskState]) -> str | None:
        """Every set in the hand, the best one first; keeping the cards where that is allowed."""
        state = play.state
        hand = state.hands[self.seat]
        sets = trade_sets(state, self.seat)
        if not sets or len(hand) <= self.only_above:
            return DONE
        must = self.must_from is not None and len(hand) >= self.must_from
        options = [
            Option(
                id="+".join(cards),
                label="trade-set",
                note="trade-bonus",
                args={
                    "cards": [label_of("card", card) for card in cards],
                    "units": units,
                    "own": [
                        label_of("territory", card) for card in own_cards(state, self.seat, cards)
                    ],
                },
            )
            for cards, units in sets
        ]
        if not must:
            options.append(Option(id="keep", label="keep-cards"))
        play.ask(
            Choose(
                seat=self.seat,
                topic="trade",
                purpose="act",
                quiet=None if must else ["keep"],
                public=self.public,
                about={"cards": len(hand), "must": must},
                options=options,
                default=[options[0].id if must else "keep"],
            )
        )
        return None

    def take_set(self, play: Play[RiskState]) -> str:
        """R4.4: units for the set; R4.5: two more on each territory shown that one controls."""
        state = play.state
        choice = self.chosen("trade", self.seat)
        if choice == "keep":
            return DONE
        cards = choice.split("+")
        units = set_value(state, cards)
        for card in cards:
            state.hands[self.seat].remove(card)
            state.discard.append(card)
        play.frame(Levy).units += units
        play.emit(
            "traded",
            seat=label_of("seat", self.seat),
            cards=[label_of("card", card) for card in cards],
            units=units,
        )
        bonus = facts().own_territory_bonus.units
        for card in own_cards(state, self.seat, cards):
            state.add(self.seat, card, bonus)
            play.emit(
                "trade-bonus",
                seat=label_of("seat", self.seat),
                territory=label_of("territory", card),
                units=bonus,
            )
        return "ask_for_set"


class PlaceUnits(Frame, name="risk.place_units"):
    """R4.7: all of them, in any split, on territories one controls."""

    steps = ("ask_where", "place")

    seat: int
    units: int
    public: str

    def ask_where(self, play: Play[RiskState]) -> str | None:
        """A27: in doubt all of them where most units stand already."""
        state = play.state
        held = state.held(self.seat)
        if self.units == 0:
            return DONE
        strongest = _gathering(state, self.seat, held)
        play.ask(
            Assign(
                seat=self.seat,
                topic="place",
                open_to_all=True,
                public=self.public,
                about={"units": self.units},
                keys=territory_keys(state, held),
                total=self.units,
                default={strongest: self.units},
            )
        )
        return None

    def place(self, play: Play[RiskState]) -> None:
        """Put them on the board."""
        placed: dict[str, int] = self.given("place", self.seat)
        for territory, units in placed.items():
            play.state.add(self.seat, territory, units)
            play.emit(
                "placed",
                seat=label_of("seat", self.seat),
                territory=label_of("territory", territory),
                units=units,
                now=play.state.units[territory],
            )


def symbol(state: RiskState, card: str) -> str:
    """The symbol on a territory card."""
    return state.map.territories[card].card_symbol


def set_value(state: RiskState, cards: list[str]) -> int:
    """R4.4: what three cards bring; 0 if they are no set."""
    shown = sorted(state.map.territories[card].card_symbol for card in cards)
    return next((s.units for s in facts().sets if sorted(s.symbols) == shown), 0)


def own_cards(state: RiskState, seat: int, cards: list[str]) -> list[str]:
    """R4.5: those that show a territory the seat controls."""
    return [c for c in cards if state.owner[c] == seat and state.units[c] > 0]


def trade_sets(state: RiskState, seat: int) -> list[tuple[list[str], int]]:
    """Every set in a hand with its value, the most units first."""
    sets = []
    for three in combinations(sorted(state.hands[seat]), 3):
        cards = list(three)
        if units := set_value(state, cards):
            sets.append((cards, units))
    return sorted(sets, key=lambda one: (-one[1] - 2 * len(own_cards(state, seat, one[0])), one[0]))


def _gathering(state: RiskState, seat: int, held: list[str]) -> str:
    """A27: the seat of power where it counts, else the territory with most units."""
    if state.options.has("objectives") and state.seat_of_power(seat) in held:
        return state.seat_of_power(seat)
    return max(held, key=lambda t: state.units[t])
