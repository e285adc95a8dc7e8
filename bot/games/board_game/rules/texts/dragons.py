"""R20: the texts of A Dance with Dragons that change strength, orders or what is ignored."""

from bot.games.board_game.rules.acts import move_on_track, pay, remove_order
from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.facts import TRACKS, regions
from bot.games.board_game.rules.sides import supported
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import Decision, Text, card_options, one_or_none
from bot.kernel import Amount, Choose, Option
from bot.kernel.labels import label_of


class Ramsay(Text):
    """A20.13: with Reek in hand +1 and three swords."""

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """Return 1 more strength while Reek is in hand."""
        return int("reek" in state.hands[seat])

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """Return three swords while Reek is in hand."""
        return (3, 0) if "reek" in state.hands[seat] else (0, 0)


class WalderFrey(Text):
    """A20.10: support by third houses for the opponent counts for him instead."""

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """The opponent's own support stays where it is."""
        state, other = play.state, fight.other(seat)
        for area, side in fight.support.items():
            if side == fight.side(other) and state.owner(area) not in (seat, other):
                fight.support[area] = fight.side(seat)
                play.emit(
                    "support-turned",
                    seat=label_of("seat", seat),
                    region=label_of("region", area),
                    side=label_of("side", fight.side(seat)),
                )


class Euron(Text):
    """A11.09: +1 while the opponent is higher on the Fiefdoms track."""

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """Judged when totals are formed."""
        other = fight.other(seat)
        return int(state.place(other, "fiefdoms") < state.place(seat, "fiefdoms"))


class Aeron(Decision):
    """Any amount of power, each one for +1."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Amount | None:
        """Ask how much power is paid, if there is any."""
        if not state.power[seat]:
            return None
        return Amount(
            seat=seat,
            topic="aeron_damphair_dwd",
            purpose="cost",
            quiet=0,
            public="card",
            about=fight.told(),
            min=0,
            max=state.power[seat],
            default=0,
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """It is spent whatever comes."""
        fight.bought[seat] = pay(play, seat, int(choice), "card")

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """What was paid for."""
        return fight.bought.get(seat, 0)


class Addam(Text):
    """Attacking: own knights count 3."""

    def unit_value(
        self, state: BoardState, fight: Fight, seat: int, owner: int, unit: str, value: int
    ) -> int:
        """A11.08: own fighting and supporting units."""
        own = owner == seat and seat == fight.attacker
        return 3 if own and unit == "knight" else value


class Qyburn(Decision):
    """A20.15: for 2 power the printed strength and icons of a discarded card."""

    price = 2

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Of any discard pile; cards in play do not lie there."""
        known = [card for pile in state.piles for card in pile]
        if state.power[seat] < self.price or not known:
            return None
        known.sort(key=lambda card: -state.strength_of_card(card))
        return Choose(
            seat=seat,
            topic="qyburn",
            purpose="act",
            quiet=["no"],
            public="card",
            about=fight.told(),
            options=[Option(id="no", label="no"), *card_options(known)],
            default=["no"],
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Its text does not come along."""
        if choice == "no":
            return
        pay(play, seat, self.price, "card")
        fight.copied[seat] = choice
        play.emit("card-copied", seat=label_of("seat", seat), card=label_of("card", choice))


class Stannis(Text):
    """A20.08: without support he takes all support orders next to the battle away."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """A11.07: own support counts as well."""
        return not supported(state, fight, seat)

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Whosever they are; they count no more."""
        state = play.state
        for area in regions()[fight.region].adjacent:
            if state.kind(area) == "support":
                remove_order(play, area, state.owner(area), "card")
                fight.support.pop(area, None)


class Mance(Text):
    """A20.11: the number under the wildling marker is his final strength."""

    def final(self, state: BoardState, fight: Fight, seat: int) -> dict[int, int]:
        """Whatever else there is."""
        return {seat: state.wildling}


class QueenOfThorns(Text):
    """A20.09: all text of the opposing card is ignored."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """There must be one."""
        return fight.other(seat) in fight.cards

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Printed strength and icons stay."""
        other = fight.other(seat)
        card = fight.cards[other]
        fight.blanked.append(card)
        play.emit("card-blanked", seat=label_of("seat", other), card=label_of("card", card))


class Paxter(Text):
    """In a battle at sea own ships count 2."""

    def unit_value(
        self, state: BoardState, fight: Fight, seat: int, owner: int, unit: str, value: int
    ) -> int:
        """A11.08: own fighting and supporting units."""
        at_sea = regions()[fight.region].kind == "sea"
        return 2 if owner == seat and unit == "ship" and at_sea else value


class Margaery(Text):
    """A20.11: defending her home or her power token, the opponent's final strength is 2."""

    def final(self, state: BoardState, fight: Fight, seat: int) -> dict[int, int]:
        """Only the opponent's."""
        own = state.power_tokens.get(fight.region) == seat or state.is_home(seat, fight.region)
        return {fight.attacker: 2} if seat == fight.defender and own else {}


class Doran(Text):
    """A20.14: for every card left in hand a sword, a fort and -1."""

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """He himself is not in the hand."""
        return -len(state.hands[seat])

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """As many of each."""
        return len(state.hands[seat]), len(state.hands[seat])


class Quentyn(Text):
    """A20.14: +1 for every card in the discard pile."""

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """He himself is not in it."""
        return len(state.piles[seat])


class Gerris(Decision):
    """A20.19: on a win one place up on a track."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Where somebody stands above."""
        tracks = [track for track in TRACKS if state.place(seat, track)]
        if fight.winner != seat or not tracks:
            return None
        return one_or_none(
            seat,
            "ser_gerris_drinkwater",
            [Option(id=track, label=label_of("track", track)) for track in tracks],
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """With the house directly above; the token follows."""
        if choice != "none":
            move_on_track(play, seat, choice, play.state.place(seat, choice) - 1, "card")


TEXTS: dict[str, Text] = {
    "ramsay_bolton": Ramsay(),
    "walder_frey": WalderFrey(),
    "euron_crows_eye_dwd": Euron(),
    "aeron_damphair_dwd": Aeron(),
    "ser_addam_marbrand": Addam(),
    "qyburn": Qyburn(),
    "stannis_baratheon_dwd": Stannis(),
    "mance_rayder": Mance(),
    "queen_of_thorns_dwd": QueenOfThorns(),
    "paxter_redwyne": Paxter(),
    "margaery_tyrell_dwd": Margaery(),
    "doran_martell_dwd": Doran(),
    "quentyn_martell": Quentyn(),
    "ser_gerris_drinkwater": Gerris(),
}
