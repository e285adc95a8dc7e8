"""R6: phase 2, the support."""

from functools import partial
from typing import Any

from pydantic import JsonValue

from bot.games.iron_throne.rules.moves import draw, win_power
from bot.games.iron_throne.rules.preparation import join
from bot.games.iron_throne.rules.questions import SEE, ask_use, see_first
from bot.games.iron_throne.rules.refusals import refuse_dead
from bot.games.iron_throne.rules.state import IronPlay, IronState, Part, Support, other_side, who
from bot.games.iron_throne.rules.support_asks import (
    ask_beggar_king,
    ask_blackmail,
    ask_second_offer,
    ask_support,
    ask_welcome,
)
from bot.games.iron_throne.rules.verdict import willing
from bot.kernel import DONE, Choose, Frame, InTurn, Option
from bot.kernel.labels import label_of


class SupportPhase(Frame, name="iron.support"):
    """R6.1: everybody else decides once, clockwise, and is answered before the next one (A5).

    All are asked at once, or one after the other; who comes later may wait for those before.
    """

    steps = (
        "begin",
        "ask",
        "hear",
        "call",
        "offer",
        "settle",
        "next_offer",
        "ability",
        "second_answer",
    )

    queue: list[int] = []
    """Who has not been asked yet, clockwise."""
    turns: InTurn = InTurn()
    """Who has been asked and is still to be heard."""
    told: list[tuple[int, str]] = []
    """What those whose turn has come have said; one is dealt with after the other."""
    batch: list[int] = []
    """Who is asked, in games saved by releases in which nobody could wait for those before."""
    settled: list[int] = []
    """Offers (places in the list) whose answer leaders may still react to."""
    second: bool = False
    """Whether Margaery has made her second offer."""
    forced: dict[str, str] = {}
    """Cersei: her decision about a house, a character or `none`."""
    ahead: dict[str, JsonValue] = {}
    """M2: what was said in advance."""

    def begin(self, play: IronPlay) -> None:
        """R6.1: clockwise from the challenger's left."""
        state = play.state
        state.phase = "support"
        others = state.clockwise(state.challenger)
        self.queue = [s for s in others if not state.clash.is_active(s) and s not in state.conceded]

    def ask(self, play: IronPlay) -> str | None:
        """The offers; what can be said in advance; whom Cersei forces."""
        state = play.state
        fresh = self.turns.done
        if fresh:
            size = len(self.queue) if state.options.offers == "together" else 1
            self.turns, self.queue = InTurn(seats=self.queue[:size]), self.queue[size:]
            if self.turns.done:
                return DONE
        first = self.turns.seats[0]
        if self._force_on(state, first) is not None:
            # Whoever waited for those before need not be asked any more.
            self.told.append((self.turns.seats.pop(0), "out"))
            return "call"
        self.turns.ask(play, partial(ask_support, state))
        if fresh:
            self._ask_ahead(play)
        cersei = self._cersei(state)
        if cersei is not None:
            later = self.turns.seats[1:] if fresh and willing(state, cersei) else []
            self._ask_blackmail(play, cersei, first, later)
        return None

    def _ask_ahead(self, play: IronPlay) -> None:
        """M2: whom the active players would take, and what leaders would do; or ask me then."""
        state = play.state
        for seat in filter(partial(willing, state), self.turns.seats):
            if state.leaders[seat] == "viserys":
                play.ask(see_first(ask_beggar_king(state, seat)))
            if state.leaders[seat] == "margaery":
                play.ask(see_first(ask_second_offer(state, seat)))
        for seat in (state.clash.challenger, state.clash.defender):
            if state.preference(seat, "welcome", "advance") == "advance":
                play.ask(ask_welcome(state, seat, self.turns.seats))
            if willing(state, seat) and state.leaders[seat] == "renly":
                play.ask(see_first(_ask_beloved(seat, "")))

    def _cersei(self, state: IronState) -> int | None:
        """The active player whose leader is Cersei."""
        pair = (state.clash.challenger, state.clash.defender)
        return next((seat for seat in pair if state.leaders[seat] == "cersei"), None)

    def _ask_blackmail(self, play: IronPlay, cersei: int, first: int, later: list[int]) -> None:
        """Before a player offers; about those who come later she may wait as well."""
        state = play.state
        now, then = (
            [s for s in seats if state.influence[cersei][s] and state.houses[s] not in self.forced]
            for seats in ([first], later)
        )
        if now or then:
            play.ask(ask_blackmail(state, cersei, now, then))

    def explain_support(self, state: IronState, seat: int, value: Any) -> None:
        """A4: the dead are not offered."""
        refuse_dead(state, value)

    def explain_blackmail(self, state: IronState, seat: int, value: Any) -> None:
        """A11: a living character."""
        refuse_dead(state, value)

    def explain_beggar_king(self, state: IronState, seat: int, value: Any) -> None:
        """R12.9: refuse power for a dead character."""
        refuse_dead(state, value)

    def explain_second_offer(self, state: IronState, seat: int, value: Any) -> None:
        """A4: refuse a dead character."""
        refuse_dead(state, value)

    def hear(self, play: IronPlay) -> None:
        """R6.1: those whose turn has come, clockwise; what the others have said is kept."""
        state = play.state
        self._note_blackmail(state, [*self.turns.seats, *self.batch][0])
        self.told += [(seat, self.chosen("support", seat)) for seat in self.batch]
        self.told += self.turns.hear(self, "support")
        self.batch = []
        # What was said in advance counts only once an offer calls for it (`_decided`).
        self.ahead |= self.answers
        self.answers = {}

    def _note_blackmail(self, state: IronState, first: int) -> None:
        """Cersei: whoever's turn it is and who is not named decides freely."""
        cersei = self._cersei(state)
        orders = self.answers.pop(f"blackmail/{cersei}", None)
        if isinstance(orders, dict):
            self.forced |= {house: str(name) for house, name in orders.items() if name != SEE}
            self.forced.setdefault(state.houses[first], "none")

    def call(self, play: IronPlay) -> str | None:
        """A11: before the next one offers, Cersei decides, unless she has said it ahead."""
        state = play.state
        if not self.told:
            return "ask"
        cersei = self._cersei(state)
        if cersei is not None:
            self._ask_blackmail(play, cersei, self.told[0][0], [])
        return None

    def offer(self, play: IronPlay) -> None:
        """R6.1; A11: who is forced does not offer. Then the answer (R6.2)."""
        state = play.state
        seat, choice = self.told.pop(0)
        self._note_blackmail(state, seat)
        forced = self._force_on(state, seat)
        if forced is not None:
            state.clash.offers.append(forced)
            self._force(play, forced)
        elif choice == "out":
            play.emit("stayed-out", seat=who(seat))
        else:
            side, _, name = choice.partition(".")
            made = Support(
                seat=seat,
                side="challenge" if side == "challenge" else "defence",
                character=name,
            )
            make_offer(play, made)
            self._ask_answer(play, state.clash.active(made.side), made)

    def _force(self, play: IronPlay, forced: Support) -> None:
        active = play.state.clash.active(forced.side)
        play.emit(
            "leader-used",
            seat=who(active),
            leader="character:cersei",
            window="window:support_offer",
        )
        play.emit(
            "support-forced",
            seat=who(active),
            supporter=who(forced.seat),
            character=label_of("character", forced.character),
        )
        join(play, Part(seat=forced.seat, side=forced.side, character=forced.character))

    def _force_on(self, state: IronState, seat: int) -> Support | None:
        """The character Cersei has decided to force on this seat."""
        cersei = self._cersei(state)
        name = self.forced.get(state.houses[seat], "none")
        part = state.clash.part(cersei) if cersei is not None else None
        if name == "none" or part is None:
            return None
        return Support(seat=seat, side=part.side, character=name, state="forced")

    def _wish(self, active: int, house: str) -> str:
        """What an active player said in advance; who is not named is looked at."""
        said = self.ahead.get(f"welcome/{active}")
        return str(said.get(house, SEE)) if isinstance(said, dict) else SEE

    def _ask_answer(self, play: IronPlay, active: int, offer: Support) -> None:
        """R6.2: this player sees who is offered, unless it was said in advance."""
        state = play.state
        house = state.houses[offer.seat]
        if self._wish(active, house) != SEE:
            return
        args = {
            "character": label_of("character", offer.character),
            "power": state.power[offer.character],
        }
        play.ask(
            Choose(
                seat=active,
                topic="answer",
                purpose="consent",
                quiet=[],
                open_to_all=True,
                public="answer",
                options=[Option(id=house, label=who(offer.seat), note="offers", args=args)],
                min=0,
                max=1,
                default=[],
            )
        )

    def settle(self, play: IronPlay) -> None:
        """R6.2: an accepted character joins, another one goes back."""
        state = play.state
        for place, offer in enumerate(state.clash.offers):
            if offer.state != "offered":
                continue
            active = state.clash.active(offer.side)
            house = state.houses[offer.seat]
            wish = self._wish(active, house)
            yes = self.answers.get(f"answer/{active}") or []
            assert isinstance(yes, list)
            settle(play, offer, wish == "accept" or (wish == SEE and house in yes))
            self.settled.append(place)

    def next_offer(self, play: IronPlay) -> str | None:
        """Leaders that wait for an answer to an offer, clockwise from the challenger (A6)."""
        state = play.state
        if not self.settled:
            self.answers = {}
            return "call"
        offer = state.clash.offers[self.settled[0]]
        active = state.clash.active(offer.side)
        leader = state.leaders[offer.seat]
        if offer.state == "accepted":
            paid = leader == "viserys" and state.sheets[active] > 0
            if paid and not self._decided(f"beggar_king/{offer.seat}"):
                play.ask(ask_beggar_king(state, offer.seat, active))
            if state.leaders[active] == "renly" and not self._decided(f"beloved/{active}"):
                play.ask(_ask_beloved(active, who(offer.seat)))
        elif leader == "margaery" and not self.second:
            undecided = not self._decided(f"second_offer/{offer.seat}")
            if undecided:
                play.ask(ask_second_offer(state, offer.seat, other_side(offer.side)))
        return None

    def _decided(self, key: str) -> bool:
        """M2: whether this was said in advance."""
        said = self.ahead.get(key, [SEE])
        if said != [SEE]:
            self.answers[key] = said
        return said != [SEE]

    def ability(self, play: IronPlay) -> str | None:
        """What they decided."""
        state = play.state
        clash = state.clash
        offer = clash.offers[self.settled.pop(0)]
        active = clash.active(offer.side)
        answers, self.answers = self.answers, {}
        for seat in state.clockwise(clash.challenger):
            if seat == offer.seat and _took(answers.get(f"beggar_king/{seat}")):
                self._use(play, seat)
                win_power(play, seat, active, {_first(answers[f"beggar_king/{seat}"]): 1})
            if seat == active and _took(answers.get(f"beloved/{seat}")):
                self._use(play, seat)
                draw(play, seat, 1)
                draw(play, offer.seat, 1)
        chosen = answers.get(f"second_offer/{offer.seat}")
        if not _took(chosen):
            return "next_offer"
        self._use(play, offer.seat)
        self.second = True
        again = Support(seat=offer.seat, side=other_side(offer.side), character=_first(chosen))
        make_offer(play, again)
        self._ask_answer(play, clash.active(again.side), again)
        return None

    def _use(self, play: IronPlay, seat: int) -> None:
        play.emit(
            "leader-used",
            seat=who(seat),
            leader=label_of("character", play.state.leaders[seat]),
            window="window:support_answer",
        )

    def second_answer(self, play: IronPlay) -> str:
        """R6.2 for Margaery's second offer."""
        state = play.state
        offer = state.clash.offers[-1]
        active = state.clash.active(offer.side)
        wish = self._wish(active, state.houses[offer.seat])
        settle(play, offer, wish == "accept" or bool(self.answers.pop(f"answer/{active}", None)))
        return "next_offer"


def _ask_beloved(seat: int, supporter: str) -> Choose:
    """Renly: whether both draw a card; ahead of an offer it is not known whose."""
    return ask_use(topic="beloved", seat=seat, about={"supporter": supporter}, veiled=False)


def _took(answer: object) -> bool:
    return isinstance(answer, list) and answer != ["pass"]


def _first(answer: object) -> str:
    assert isinstance(answer, list)
    return str(answer[0])


def make_offer(play: IronPlay, offer: Support) -> None:
    """R6.1: everybody sees it."""
    state = play.state
    state.clash.offers.append(offer)
    play.emit(
        "support-offered",
        seat=who(offer.seat),
        character=label_of("character", offer.character),
        active=who(state.clash.active(offer.side)),
    )


def settle(play: IronPlay, offer: Support, accepted: bool) -> None:
    """R6.2: note and tell whether an offer of support was accepted."""
    state = play.state
    offer.state = "accepted" if accepted else "declined"
    play.emit(
        "support-accepted" if accepted else "support-declined",
        seat=who(state.clash.active(offer.side)),
        supporter=who(offer.seat),
        character=label_of("character", offer.character),
    )
    if accepted:
        join(play, Part(seat=offer.seat, side=offer.side, character=offer.character))
