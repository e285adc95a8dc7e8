"""A small made-up game that uses everything the kernel has.

Guests sit down (an assignment in secret, all at once), two of them haggle (an offer), then each in
turn may send a thief. Anybody may stop a thief with a guard, a guard with a bribe, a bribe with
another guard: windows within windows, out of nothing but the stack of frames.
"""

from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict

from bot.kernel import (
    DONE,
    Amount,
    Assign,
    Broken,
    Choose,
    Frame,
    Illegal,
    Key,
    Limit,
    Offer,
    Option,
    Play,
    Preference,
    Rng,
    Rules,
    State,
    uses,
    windows,
)
from bot.kernel.labels import label_of
from bot.kernel.rules import Policy, shared
from tests.tavern.rules.facts import CARDS, COUNTERS, PASTIMES, ROUNDS, START_GOLD, TABLES, TERMS
from tests.tavern.rules.policy import standin
from tests.tavern.rules.view import Phase, TavernView


class TavernOptions(BaseModel):
    model_config = ConfigDict(extra="forbid")

    talk: bool = True


class TavernState(State):
    options: TavernOptions
    gold: list[int]
    won: int = 0
    hands: list[list[str]]
    deck: list[str]
    discard: list[str] = []
    round: int = 0
    phase: Phase = "set_up"


TavernPlay = Play[TavernState]


class Evening(Frame, name="tavern.evening"):
    steps = ("sit_down", "throw_dice", "haggle", "share", "next_turn")

    guest: int = 0

    def sit_down(self, play: TavernPlay) -> None:
        play.state.round += 1
        play.state.phase = "sit_down"
        self.guest = 0
        for seat in range(play.state.seats):
            play.ask(
                Assign(
                    seat=seat,
                    topic="tables",
                    public="sit-down",
                    keys=[
                        Key(
                            id=table,
                            label=label_of("table", table),
                            allowed=["drink", "sleep"] if table == "cellar" else None,
                        )
                        for table in TABLES
                    ],
                    values=[Option(id=v, label=label_of("pastime", v)) for v in PASTIMES],
                    limits=[Limit(values=["dice"], at_most=1, reason="one-cup-of-dice")],
                    complete=seat % 2 == 0,
                    default=dict.fromkeys(TABLES, "drink"),
                )
            )

    def throw_dice(self, play: TavernPlay) -> str | None:
        for seat in range(play.state.seats):
            if "dice" in self.given("tables", seat).values() and play.roll(6) > 3:
                play.state.gold[seat] += 1
                play.state.won += 1
                play.emit("won", seat=label_of("seat", seat))
        return "haggle" if play.state.options.talk else "next_turn"

    def haggle(self, play: TavernPlay) -> None:
        terms = [Option(id=term, label=label_of("term", term)) for term in TERMS]
        play.talk(Offer(seat=0, topic="pact", public="pact", parties=[0, 1], terms=terms))

    def share(self, play: TavernPlay) -> None:
        agreed = self.given("pact", 0)["agreed"]
        if agreed is not None and "even" in agreed:
            gold = play.state.gold
            both = gold[0] + gold[1]
            gold[0], gold[1] = both - both // 2, both // 2

    def next_turn(self, play: TavernPlay) -> str | None:
        state = play.state
        state.phase = "turns"
        if self.guest == state.seats:
            if state.round < ROUNDS:
                return "sit_down"
            ranked = sorted(range(state.seats), key=lambda seat: -state.gold[seat])
            play.finish("closing-time", [[s] for s in ranked], dict(enumerate(state.gold)))
            return DONE
        play.push(Turn(seat=self.guest))
        self.guest += 1
        return "next_turn"


class Turn(Frame, name="tavern.turn"):
    steps = ("draw", "ask", "ask_haul", "act")

    seat: int

    def draw(self, play: TavernPlay) -> None:
        if play.state.deck:
            card = play.state.deck.pop(0)
            play.state.hands[self.seat].append(card)
            play.reveal()
            play.emit("drew", to=[self.seat], card=label_of("card", card))

    def ask(self, play: TavernPlay) -> str | None:
        if "thief" not in play.state.hands[self.seat]:
            return DONE
        victims = [s for s in range(play.state.seats) if s != self.seat and play.state.gold[s]]
        options = [Option(id=f"rob-{s}", label=label_of("seat", s)) for s in victims]
        play.ask(
            Choose(
                seat=self.seat,
                topic="card",
                purpose="act",
                quiet=["pass"],
                public="turn",
                options=[*options, Option(id="pass", label="pass")],
                default=["pass"],
            )
        )
        return None

    def explain_card(self, state: TavernState, seat: int, value: Any) -> None:
        if value == f"rob-{seat}":
            raise Illegal("nobody-robs-oneself")

    def ask_haul(self, play: TavernPlay) -> str | None:
        choice = self.chosen("card", self.seat)
        if choice == "pass":
            return DONE
        most = play.state.gold[int(choice[4:])]
        play.ask(Amount(seat=self.seat, topic="haul", public="turn", min=1, max=most, default=1))
        return None

    def act(self, play: TavernPlay) -> None:
        victim = int(self.chosen("card", self.seat)[4:])
        haul = self.given("haul", self.seat)
        play_card(play, Card(card="thief", seat=self.seat, victim=victim, haul=haul))


class Rule(uses.Ability):
    """What a thief does when nobody stops him; the other cards stop the one beneath."""

    def resolve(self, play: TavernPlay, use: "Card") -> None:
        if use.card == "thief":
            gold = play.state.gold
            haul = min(use.haul, gold[use.victim])
            gold[use.victim] -= haul
            gold[use.seat] += haul
            play.emit(
                "robbed",
                seat=label_of("seat", use.seat),
                victim=label_of("seat", use.victim),
                gold=haul,
            )
        else:
            uses.beneath(play.state, use).cancelled = True


class Card(uses.Use, name="tavern.card"):
    """A card on the table: others may stop it, then it does what it says."""

    steps = ("initiate", "resolve")

    card: str
    victim: int = -1
    haul: int = 0

    @property
    def ability(self) -> Rule:
        return Rule()

    def initiate(self, play: TavernPlay) -> None:
        others = [(self.seat + step) % play.state.seats for step in range(1, play.state.seats)]
        play.push(Window(card=self.card, by=self.seat, rotation=others))

    def resolve(self, play: TavernPlay) -> None:
        if self.cancelled:
            play.emit("stopped", card=label_of("card", self.card), seat=label_of("seat", self.seat))
        super().resolve(play)


class Window(windows.Window, name="tavern.window"):
    """Everybody else may react, all at once; the first clockwise who does is heard."""

    topic = "react"

    card: str
    by: int

    def question(self, play: TavernPlay, seat: int) -> Choose | None:
        if play.order(seat, "react", "ask", "ask") == "pass":
            return None
        if self.card in play.state.preferred(seat, "let_pass"):
            play.followed(seat, "let_pass", self.card)
            return None
        return Choose(
            seat=seat,
            topic="react",
            purpose="act",
            quiet=["pass"],
            public="react",
            about={"card": label_of("card", self.card), "seat": label_of("seat", self.by)},
            options=[Option(id="stop", label="stop"), Option(id="pass", label="pass")],
            default=["pass"],
        )

    def check_react(self, state: TavernState, seat: int, value: Any) -> None:
        counter = COUNTERS[self.card]
        if value == ["stop"] and counter not in state.hands[seat]:
            raise Illegal("no-such-card", card=label_of("card", counter))

    def perform(self, play: TavernPlay, seat: int, act: str) -> None:
        play_card(play, Card(card=COUNTERS[self.card], seat=seat))

    def after_act(self, seat: int) -> list[int]:
        return []  # One counter is enough; it has a window of its own.


def play_card(play: TavernPlay, card: Card) -> None:
    play.state.hands[card.seat].remove(card.card)
    play.state.discard.append(card.card)
    play.emit("plays", seat=label_of("seat", card.seat), card=label_of("card", card.card))
    play.push(card)


class Tavern(Rules[TavernState]):
    id = "tavern"
    version = 1
    players = (2, 3, 4)
    State = TavernState
    Options = TavernOptions
    ViewType = TavernView
    preferences: ClassVar = {
        "react": Preference(choices=("ask", "pass"), default="ask"),
        "let_pass": Preference(choices=("thief", "guard", "bribe"), default=(), many=True),
    }

    policies: ClassVar[dict[str, Policy]] = {"standin": standin}

    def new(self, seats: int, options: BaseModel, rng: Rng) -> TavernState:
        deck = list(CARDS)
        rng.shuffle(deck)
        return TavernState(
            game=self.id,
            version=self.version,
            seats=seats,
            rng=rng,
            stack=[Evening()],
            options=TavernOptions.model_validate(options.model_dump()),
            gold=[START_GOLD] * seats,
            hands=[[deck.pop() for _ in range(4)] for _ in range(seats)],
            deck=deck,
        )

    def view(self, state: TavernState, viewer: int | None) -> TavernView:
        return TavernView(
            **shared(state, viewer),
            phase=state.phase,
            gold=state.gold,
            cards=[len(hand) for hand in state.hands],
            deck=len(state.deck),
            discard=state.discard,
            round=state.round,
            hand=state.hands[viewer] if viewer is not None else [],
        )

    def check(self, state: TavernState) -> None:
        held = [card for hand in state.hands for card in hand]
        if sorted([*held, *state.deck, *state.discard]) != sorted(CARDS):
            raise Broken("cards appeared or got lost")
        if sum(state.gold) != START_GOLD * state.seats + state.won or min(state.gold) < 0:
            raise Broken("gold appeared or got lost")

    def deal_hidden(self, state: TavernState, viewer: int | None, rng: Rng) -> None:
        hidden = [seat for seat in range(state.seats) if seat != viewer]
        pool = [*state.deck, *(card for seat in hidden for card in state.hands[seat])]
        rng.shuffle(pool)
        for seat in hidden:
            state.hands[seat] = [pool.pop() for _ in state.hands[seat]]
        state.deck = pool


TAVERN = Tavern()
