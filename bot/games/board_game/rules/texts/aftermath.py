"""R20: the texts of A Dance with Dragons that follow a win or a loss, and Reek's."""

from bot.games.board_game.rules.acts import gain, pay, remove_order, take_back, told_loss
from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.fog import in_sight
from bot.games.board_game.rules.search import Search
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import (
    Decision,
    Text,
    card_options,
    change,
    one_or_none,
    yes_or_no,
)
from bot.kernel import Choose, Option
from bot.kernel.labels import label_of

HIGHEST = 10
"""A20.12: where Jon Snow leaves the wildling marker at most."""


class Reek(Decision):
    """A20.13: fetches Ramsay at once; on a loss he may come back himself."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """At once, while nobody has won yet."""
        return fight.winner < 0 and "ramsay_bolton" in state.piles[seat]

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Ask whether Reek comes back, on a loss only."""
        if fight.winner != fight.other(seat):
            return None
        return Choose(
            seat=seat,
            topic="reek",
            purpose="act",
            quiet=["no"],
            public="card",
            options=yes_or_no(),
            default=["no"],
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Before the totals Ramsay, after them himself once he is put away."""
        if not choice:
            take_back(play, seat, ["ramsay_bolton"])
        elif choice == "yes":
            fight.to_hand.append("reek")
            play.emit("cards-returned", seat=label_of("seat", seat), cards=["card:reek"])


class Rodrik(Decision):
    """A20.18: on a win he searches a Westeros deck."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Which one; only that is public."""
        known = [number for number in range(3) if state.decks[number]]
        if fight.winner != seat or not known:
            return None
        return one_or_none(
            seat,
            "rodrik_the_reader",
            [Option(id=f"deck_{n + 1}", label="deck", args={"deck": n + 1}) for n in known],
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Then which card."""
        if choice != "none":
            play.push(Search(seat=seat, deck=int(choice.removeprefix("deck_")) - 1))


class Qarl(Text):
    """If he attacked and lost, 3 power."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Return whether it was an attack, and is lost."""
        return fight.loser == seat == fight.attacker

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """R1.10: gain three power."""
        gain(play, seat, 3, "card")


class Ilyn(Decision):
    """A20.17: on a win a footman of the opponent is destroyed anywhere, beside all losses."""

    destroys = True

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """In the battle or elsewhere."""
        other = fight.other(seat)
        areas = [r for r in state.with_units(other) if state.forces[r].count("footman")]
        areas = in_sight(state, seat, areas)
        options = [Option(id=area, label=label_of("region", area)) for area in areas]
        if other == fight.attacker and fight.attackers.get("footman"):
            options.insert(0, Option(id="combat", label="attacking-army"))
        if fight.winner != seat or not options:
            return None
        return one_or_none(seat, "ser_ilyn_payne", options)

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """With the last unit of an area its order goes."""
        state, other = play.state, fight.other(seat)
        if choice == "none":
            return
        if choice == "combat":
            change(fight.attackers, "footman", -1)
            told_loss(play, other, fight.region, {"footman": 1}, "card")
            return
        state.take(choice, "footman", routed=not state.forces[choice].units.get("footman"))
        told_loss(play, other, choice, {"footman": 1}, "card")
        if choice not in state.forces:
            remove_order(play, choice, other, "card")


class JonSnow(Decision):
    """A20.12: on a win the wildling marker one space up or down."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Not beyond 0 and 10; at 12 they are about to attack."""
        moves = {"up": state.wildling < HIGHEST, "down": state.wildling > 0}
        if fight.winner != seat:
            return None
        return Choose(
            seat=seat,
            topic="jon_snow",
            purpose="act",
            quiet=["none"],
            public="card",
            about={"wildling": state.wildling},
            options=[
                Option(id="none", label="nothing"),
                *(
                    Option(id=one, label=label_of("choice", one))
                    for one, can in moves.items()
                    if can
                ),
            ],
            default=["none"],
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Move the wildlings by one space, which counts 2."""
        if choice != "none":
            play.state.wildling += 2 if choice == "up" else -2
            now = play.state.wildling
            play.emit(
                "wildlings-moved",
                seat=label_of("seat", seat),
                now=now,
                choice=label_of("choice", choice),
            )


class Melisandre(Decision):
    """A20.16: after combat an own discarded card back for its printed strength in power."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """After the refill; she herself lies there, too."""
        power = state.power[seat]
        known = [card for card in state.piles[seat] if state.strength_of_card(card) <= power]
        if not known:
            return None
        return one_or_none(seat, "melisandre_dwd", card_options(known))

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """A card of strength 0 costs nothing."""
        if choice != "none":
            pay(play, seat, play.state.strength_of_card(choice), "card")
            take_back(play, seat, [choice])


TEXTS: dict[str, Text] = {
    "reek": Reek(),
    "rodrik_the_reader": Rodrik(),
    "qarl_the_maid": Qarl(),
    "ser_ilyn_payne": Ilyn(),
    "jon_snow": JonSnow(),
    "melisandre_dwd": Melisandre(),
}
