"""R18.2: cards that are played face down into shadows, and come out of them."""

from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import can
from bot.games.lcg.edition import edition_of
from bot.games.lcg.hosts import hosts
from bot.games.lcg.moves import put
from bot.games.lcg.occurrence import Gathers, answer, occur
from bot.games.lcg.state import NONE
from bot.games.lcg.uses import Offer, Use, plays, usable
from bot.kernel import DONE, Choose, Frame, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import InTurn

INTO = 2
"""What it costs to play a card into shadows."""
STAY = "stay"


def may_hide(state: FirstState, seat: int, card: int) -> bool:
    """Whether this card may be played into shadows now."""
    return state.fact(card).shadow and state.purse(seat) >= INTO


def hide(play: FirstPlay, seat: int, card: int) -> None:
    """Lay it face down; nobody else learns which card it is."""
    state = play.state
    state.spend(seat, INTO)
    put(state, card, "placed")
    play.emit("gold-paid", seat=label_of("seat", seat), number=INTO)
    play.emit("into-shadows", seat=label_of("seat", seat))
    play.emit("hid", to=[seat], seat=label_of("seat", seat), card=state.label(card))


def lurking(state: FirstState, seat: int) -> list[int]:
    """A seat's cards in shadows."""
    return state.players[seat].placed


def may_emerge(state: FirstState, seat: int, card: int) -> bool:
    """Whether this card may come out of shadows: it can be paid, and may enter play."""
    fact = state.fact(card)
    if fact.type == "event":
        return playable(state, seat, card) is not None
    if fact.price > state.purse(seat):
        return False
    return can(state, Deed(kind="enters", card=card, seat=seat, how="shadows"))


def playable(state: FirstState, seat: int, card: int) -> int | None:
    """Which action of an event in shadows can be used now; None: it stays there."""
    code = state.codes[card]
    entry = edition_of(state).entries.get(code)
    for place, ability in enumerate(entry.abilities if entry is not None else ()):
        now = ability.timing == "action" and (not ability.phases or state.phase in ability.phases)
        offer = Offer(card, code, place)
        if now and plays(state, code, ability) and usable(state, seat, offer):
            return place
    return None


class OutOfShadows(Frame, name="card_game_1e.out_of_shadows"):
    """In player order each may bring one card out."""

    steps = ("begin", "ask", "hear")

    turns: InTurn = InTurn()

    def begin(self, play: FirstPlay) -> None:
        """Only who has cards in shadows is asked."""
        state = play.state
        self.turns = InTurn(seats=[seat for seat in state.order() if lurking(state, seat)])

    def ask(self, play: FirstPlay) -> None:
        """Which card, if any; that one could not be paid stays a secret."""
        state = play.state

        def question(seat: int) -> Choose:
            found = [card for card in lurking(state, seat) if may_emerge(state, seat, card)]
            return Choose(
                seat=seat,
                topic="emerge",
                purpose="act",
                quiet=[STAY],
                public="emerge",
                options=[
                    Option(
                        id=state.name(card),
                        label=state.label(card),
                        note="cost",
                        args={"cost": state.fact(card).price},
                    )
                    for card in found
                ]
                + [Option(id=STAY, label=STAY)],
                veiled=True,
                default=[STAY],
            )

        self.turns.ask(play, question)

    def hear(self, play: FirstPlay) -> str:
        """They come out in player order."""
        state = play.state
        for seat, said in reversed(self.turns.hear(self, "emerge")):
            if said != STAY and may_emerge(state, seat, chosen_card(said)):
                play.push(_emerging(state, seat, chosen_card(said)))
        return DONE if self.turns.done else "ask"

    def forget(self, hidden: list[int]) -> None:
        """Nobody else knows what was said out of turn."""
        self.turns.kept |= {seat: STAY for seat in self.turns.kept if seat in hidden}


def _emerging(state: FirstState, seat: int, card: int) -> Frame:
    """An event is played as it comes out (R2.10); any other card enters play."""
    place = playable(state, seat, card) if state.fact(card).type == "event" else None
    if place is None:
        return Emerge(seat=seat, card=card)
    return Use(seat=seat, card=card, code=state.codes[card], ability=place)


class Emerge(Gathers, name="card_game_1e.emerge"):
    """One card comes out of shadows."""

    steps = ("host", "enter", "answer")

    seat: int
    card: int

    def host(self, play: FirstPlay) -> None:
        """An attachment needs a card to lie on."""
        state = play.state
        if state.fact(self.card).type != "attachment":
            return
        found = hosts(state, self.card)
        play.ask(
            Choose(
                seat=self.seat,
                topic="host",
                purpose="target",
                public="act",
                about={"card": state.label(self.card)},
                options=[Option(id=state.name(one), label=state.label(one)) for one in found],
                default=[state.name(found[0])],
            )
        )

    def enter(self, play: FirstPlay) -> None:
        """It is paid for and is a normal card of its type from then on."""
        state = play.state
        key = f"host/{self.seat}"
        onto = chosen_card(self.chosen("host", self.seat)) if key in self.answers else NONE
        paid = Deed(kind="gold_paid", seat=self.seat, amount=state.fact(self.card).price)
        enters = Deed(kind="enters", card=self.card, seat=self.seat, onto=onto, how="shadows")
        occur(play, [paid, enters])

    def answer(self, play: FirstPlay) -> str:
        """Responses to it."""
        answer(play, self)
        return DONE
