"""R11: the texts of the house cards, by id; icons and strength are data."""

from bot.games.board_game.acts import (
    discard,
    gain,
    move_on_track,
    pay,
    remove_order,
    take_back,
    told_loss,
)
from bot.games.board_game.facts import TRACKS, regions
from bot.games.board_game.muster import upgrade
from bot.games.board_game.state import BoardState, Fight, Playing
from bot.games.board_game.strength import helpers, own_units, supported
from bot.kernel import Choose, Option


class Text:
    """What a card's text may do; a card without text does nothing of it."""

    defense_factor = 1
    """Catelyn: how often the defense order counts."""
    blanks_strength = False
    """Balon: the opponent's printed strength is 0."""
    saves_units = False
    """The Blackfish: no losses by texts, swords and skulls."""
    sends = False
    """Robb: chooses the retreat."""
    turns_back = False
    """Arianne: the winner does not move in."""
    keeps_march = False
    """Loras: the march token goes along."""

    def unit_value(
        self, state: BoardState, fight: Fight, seat: int, owner: int, unit: str, value: int
    ) -> int:
        """A11.08, A11.11: what a standing unit of this owner counts."""
        return value

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """Added to the printed strength."""
        return 0

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """Swords and forts by the text."""
        return 0, 0

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """What its owner decides at the card's stage; A11.06: only if it can do something."""
        return None

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Whether it does something at its stage."""
        return True

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Do it."""


class Robb(Text):
    """A11.15."""

    sends = True


class Roose(Text):
    """A11.16: on a loss every card comes back."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only on a loss."""
        return fight.loser == seat

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Himself included, once he is put away."""
        take_back(play, seat, list(play.state.piles[seat]))
        fight.to_hand.append("roose_bolton")


class Blackfish(Text):
    """A11.17."""

    saves_units = True


class Catelyn(Text):
    """A11.18."""

    defense_factor = 2


class Victarion(Text):
    """Attacking: own ships count 2."""

    unit = "ship"

    def unit_value(
        self, state: BoardState, fight: Fight, seat: int, owner: int, unit: str, value: int
    ) -> int:
        """A11.08: own fighting and supporting units."""
        own = owner == seat and seat == fight.attacker
        return 2 if own and unit == self.unit else value


class Kevan(Victarion):
    """Attacking: own footmen count 2."""

    unit = "footman"


class Balon(Text):
    """A11.19."""

    blanks_strength = True


class Theon(Text):
    """Defending a castle or stronghold: +1 and a sword."""

    def _there(self, fight: Fight, seat: int) -> bool:
        return seat == fight.defender and bool(regions()[fight.region].castle)

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """+1."""
        return int(self._there(fight, seat))

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """One sword."""
        return int(self._there(fight, seat)), 0


class Asha(Text):
    """A11.07: without support two swords and a fort."""

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """Own support counts as well."""
        return (0, 0) if supported(state, fight, seat) else (2, 1)


class Aeron(Text):
    """A11.20: for 2 power another card instead."""

    price = 2

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Needs the power and another card."""
        hand = state.hands[seat]
        if state.power[seat] < self.price or not hand:
            return None
        return Choose(
            seat=seat,
            topic="aeron_damphair",
            public="card",
            options=[Option(id="no", label="no"), *_cards(hand)],
            default=["no"],
        )

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only by decision."""
        return False

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """He is discarded, the other is played."""
        if choice == "no":
            return
        state = play.state
        pay(play, seat, self.price, "card")
        state.piles[seat].append(fight.cards[seat])
        state.hands[seat].remove(choice)
        fight.cards[seat] = choice
        play.emit(
            "card-replaced",
            seat=f"seat:{seat}",
            before="card:aeron_damphair",
            now=f"card:{choice}",
        )


class Tywin(Text):
    """On a win 2 power."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only on a win."""
        return fight.winner == seat

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """R1.10."""
        gain(play, seat, 2, "card")


class Tyrion(Text):
    """A11.13: sends the opponent's card back."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """There must be one."""
        other = fight.other(seat)
        if other not in fight.cards:
            return None
        return Choose(
            seat=seat,
            topic="tyrion_lannister",
            public="card",
            about={"card": f"card:{fight.cards[other]}"},
            options=yes_or_no(),
            default=["no"],
        )

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only by decision."""
        return False

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """The opponent picks another at once."""
        if choice == "yes":
            from bot.games.board_game.combat import AnotherCard

            other = fight.other(seat)
            card = fight.cards.pop(other)
            play.emit("card-cancelled", seat=f"seat:{other}", card=f"card:{card}")
            play.push(AnotherCard(seat=other, returned=card))


class Cersei(Text):
    """A11.14: on a win any order of the beaten opponent goes."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Anywhere on the board."""
        areas = [r for r in state.with_units(fight.other(seat)) if r in state.orders]
        if fight.winner != seat or not areas:
            return None
        return Choose(
            seat=seat,
            topic="cersei_lannister",
            public="card",
            options=[Option(id="none", label="nothing"), *_order_options(state, areas)],
            default=["none"],
        )

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only by decision."""
        return False

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """It goes."""
        if choice != "none":
            remove_order(play, choice, fight.other(seat), "card")


class Stannis(Text):
    """A11.09: +1 while the opponent is higher on the throne track."""

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """Judged when totals are formed."""
        other = fight.other(seat)
        return int(state.place(other, "iron_throne") < state.place(seat, "iron_throne"))


class Renly(Text):
    """A11.10: on a win a footman becomes a knight."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """One that fought, or an own supporter."""
        if fight.winner != seat or not state.reserve(seat, "knight"):
            return None
        areas = [
            area
            for area in helpers(state, fight, seat)
            if state.owner(area) == seat and state.forces[area].count("footman")
        ]
        fought = own_units(state, fight, seat).get("footman", 0)
        if seat == fight.defender and fight.region in state.forces:
            fought = state.forces[fight.region].count("footman")
        here = [Option(id="combat", label=f"region:{fight.region}")] if fought else []
        options = here + [Option(id=area, label=f"region:{area}") for area in areas]
        if not options:
            return None
        return Choose(
            seat=seat,
            topic="renly_baratheon",
            public="card",
            options=[Option(id="none", label="nothing"), *options],
            default=["none"],
        )

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only by decision."""
        return False

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """From the reserve."""
        if choice == "none":
            return
        if choice != "combat" or seat == fight.defender:
            upgrade(play, fight.region if choice == "combat" else choice, "knight", "card")
            return
        change(fight.attackers, "footman", -1)
        change(fight.attackers, "knight", 1)
        play.emit(
            "upgraded",
            seat=f"seat:{seat}",
            region=f"region:{fight.region}",
            unit="unit:knight",
            why="why:card",
        )


class Davos(Text):
    """While Stannis is discarded: +1 and a sword."""

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """+1."""
        return int("stannis_baratheon" in state.piles[seat])

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """One sword."""
        return int("stannis_baratheon" in state.piles[seat]), 0


class Salladhor(Text):
    """A11.11: supported, all ships but Baratheon's count 0."""

    def unit_value(
        self, state: BoardState, fight: Fight, seat: int, owner: int, unit: str, value: int
    ) -> int:
        """On both sides, helpers included."""
        if unit == "ship" and owner != seat and supported(state, fight, seat):
            return 0
        return value


class Patchface(Text):
    """A11.12: after combat a card of the opponent's hand is discarded."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Any of them."""
        hand = state.hands[fight.other(seat)]
        if not hand:
            return None
        return Choose(
            seat=seat,
            topic="patchface",
            public="card",
            options=[Option(id="none", label="nothing"), *_cards(hand)],
            default=["none"],
        )

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only by decision."""
        return False

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """It goes to the opponent's discard pile."""
        if choice != "none":
            discard(play, fight.other(seat), choice, "card")


class Mace(Text):
    """A11.21: one fighting footman of the opponent is destroyed."""

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """A standing one first; stopped by The Blackfish."""
        state = play.state
        other = fight.other(seat)
        if text_of(fight, other).saves_units:
            return
        if other == fight.attacker:
            if not fight.attackers.get("footman"):
                return
            change(fight.attackers, "footman", -1)
        else:
            force = state.forces.get(fight.region)
            if force is None or not force.count("footman"):
                return
            state.take(fight.region, "footman", routed=not force.units.get("footman"))
        told_loss(play, other, fight.region, {"footman": 1}, "card")


class Loras(Text):
    """A11.22."""

    keeps_march = True

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only if the army really moved in."""
        return seat == fight.attacker and fight.moved_in

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """It keeps its value and may be used again."""
        play.state.orders[fight.region] = fight.order
        play.emit(
            "march-kept",
            seat=f"seat:{seat}",
            region=f"region:{fight.region}",
            order=f"order:{fight.order}",
        )


class QueenOfThorns(Text):
    """A11.23: an order of the opponent next to the battle goes."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """She must take one if there is one."""
        near = regions()[fight.region].adjacent
        areas = [r for r in near if r in state.orders and state.owner(r) == fight.other(seat)]
        if not areas:
            return None
        return Choose(
            seat=seat,
            topic="queen_of_thorns",
            public="card",
            options=_order_options(state, areas),
            default=areas[:1],
        )

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only by decision."""
        return False

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """A removed support order no longer counts."""
        remove_order(play, choice, fight.other(seat), "card")
        fight.support.pop(choice, None)


class Arianne(Text):
    """A11.24."""

    turns_back = True


class Nymeria(Text):
    """Defending a fort, attacking a sword."""

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """One or the other."""
        return (1, 0) if seat == fight.attacker else (0, 1)


class Doran(Text):
    """A11.25: the opponent to the last place of a track."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Where that changes something."""
        other, last = fight.other(seat), state.seats - 1
        tracks = [track for track in TRACKS if state.place(other, track) != last]
        if not tracks:
            return None
        return Choose(
            seat=seat,
            topic="doran_martell",
            public="card",
            options=[Option(id=track, label=f"track:{track}") for track in tracks],
            default=tracks[:1],
        )

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only by decision."""
        return False

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """At once."""
        move_on_track(play, fight.other(seat), choice, play.state.seats - 1, "card")


TEXTS: dict[str, Text] = {
    "robb_stark": Robb(),
    "roose_bolton": Roose(),
    "the_blackfish": Blackfish(),
    "catelyn_stark": Catelyn(),
    "victarion_greyjoy": Victarion(),
    "balon_greyjoy": Balon(),
    "theon_greyjoy": Theon(),
    "asha_greyjoy": Asha(),
    "aeron_damphair": Aeron(),
    "tywin_lannister": Tywin(),
    "ser_kevan_lannister": Kevan(),
    "tyrion_lannister": Tyrion(),
    "cersei_lannister": Cersei(),
    "stannis_baratheon": Stannis(),
    "renly_baratheon": Renly(),
    "ser_davos_seaworth": Davos(),
    "salladhor_saan": Salladhor(),
    "patchface": Patchface(),
    "mace_tyrell": Mace(),
    "ser_loras_tyrell": Loras(),
    "queen_of_thorns": QueenOfThorns(),
    "arianne_martell": Arianne(),
    "nymeria_sand": Nymeria(),
    "doran_martell": Doran(),
}
_NO_TEXT = Text()


def text_of(fight: Fight, seat: int) -> Text:
    """The text of the card a combatant has in play; A10.17: none without a card."""
    return TEXTS.get(fight.cards.get(seat, ""), _NO_TEXT)


def change(units: dict[str, int], unit: str, by: int) -> None:
    """More or fewer units of a kind."""
    units[unit] = units.get(unit, 0) + by
    if not units[unit]:
        del units[unit]


def yes_or_no() -> list[Option]:
    """A plain decision."""
    return [Option(id="yes", label="yes"), Option(id="no", label="no")]


def _cards(cards: list[str]) -> list[Option]:
    return [Option(id=card, label=f"card:{card}") for card in cards]


def _order_options(state: BoardState, areas: list[str]) -> list[Option]:
    return [
        Option(
            id=area,
            label="order-in",
            args={"region": f"region:{area}", "order": f"order:{state.orders[area]}"},
        )
        for area in areas
    ]
