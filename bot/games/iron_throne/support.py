"""R6: phase 2, the support."""

from typing import Any

from pydantic import JsonValue

from bot.games.iron_throne.asking import ask_use
from bot.games.iron_throne.closing import willing
from bot.games.iron_throne.moves import draw, win_power
from bot.games.iron_throne.preparation import join
from bot.games.iron_throne.refusals import refuse_dead
from bot.games.iron_throne.state import IronPlay, IronState, Part, Support, other_side, who
from bot.games.iron_throne.support_asks import (
    SIDES,
    ask_beggar_king,
    ask_blackmail,
    ask_second_offer,
    ask_support,
    ask_welcome,
)
from bot.kernel import DONE, Choose, Frame, Option


class SupportPhase(Frame, name="iron.support"):
    """R6.1: everybody else decides once; A5: all at once, or one after the other."""

    steps = ("begin", "ask", "hear", "settle", "next_offer", "ability", "second_answer")

    queue: list[int] = []
    """Who has still to decide, clockwise."""
    batch: list[int] = []
    settled: list[int] = []
    """Offers (places in the list) whose answer leaders may still react to."""
    second: bool = False
    """Whether Margaery has made her second offer."""
    ahead: dict[str, JsonValue] = {}
    """M2: what was said in advance in this batch."""

    def begin(self, play: IronPlay) -> None:
        """R6.1: clockwise from the challenger's left."""
        state = play.state
        state.phase = "support"
        others = state.clockwise(state.challenger)
        self.queue = [s for s in others if not state.clash.is_active(s) and s not in state.conceded]

    def ask(self, play: IronPlay) -> str | None:
        """The offers; whom the active players would take; whom Cersei forces."""
        state = play.state
        if not self.queue:
            return DONE
        size = len(self.queue) if state.options.offers == "together" else 1
        self.batch, self.queue = self.queue[:size], self.queue[size:]
        for seat in self.batch:
            ask_support(play, seat)
            if willing(state, seat) and state.leaders[seat] == "viserys":
                ask_beggar_king(play, seat)
            if willing(state, seat) and state.leaders[seat] == "margaery":
                ask_second_offer(play, seat)
        for seat in (state.clash.challenger, state.clash.defender):
            if state.preference(seat, "welcome", "advance") == "advance":
                ask_welcome(play, seat, self.batch)
            if state.leaders[seat] == "cersei":
                ask_blackmail(play, seat, self.batch)
            if willing(state, seat) and state.leaders[seat] == "renly":
                play.ask(ask_use(topic="beloved", seat=seat, about={"supporter": ""}, veiled=False))
        return None

    def explain_support(self, state: IronState, seat: int, value: Any) -> None:
        """A4: the dead are not offered."""
        refuse_dead(state, value)

    def explain_blackmail(self, state: IronState, seat: int, value: Any) -> None:
        """A11: a living character."""
        refuse_dead(state, value)

    def explain_beggar_king(self, state: IronState, seat: int, value: Any) -> None:
        """R12.9."""
        refuse_dead(state, value)

    def explain_second_offer(self, state: IronState, seat: int, value: Any) -> None:
        """A4."""
        refuse_dead(state, value)

    def hear(self, play: IronPlay) -> None:
        """R6.1: clockwise; A11: who is forced does not offer. Then the answers (R6.2)."""
        state = play.state
        clash = state.clash
        for seat in self.batch:
            forced = self._forced(state, seat)
            choice = self.chosen("support", seat)
            if forced is not None:
                clash.offers.append(forced)
                self._force(play, forced)
            elif choice == "out":
                play.emit("stayed-out", seat=who(seat))
            else:
                side, _, character = choice.partition(".")
                made = Support(
                    seat=seat,
                    side="challenge" if side == "challenge" else "defence",
                    character=character,
                )
                make_offer(play, made)
        # What was said in advance counts only once an offer calls for it (`_decided`).
        self.ahead, self.answers = self.answers, {}
        for seat in (clash.challenger, clash.defender):
            self._ask_answer(play, seat, [o for o in self._open(state, seat) if self._seen(o)])

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
            character=f"character:{forced.character}",
        )
        join(play, Part(seat=forced.seat, side=forced.side, character=forced.character))

    def _forced(self, state: IronState, seat: int) -> Support | None:
        for side in SIDES:
            orders = self.answers.get(f"blackmail/{state.clash.active(side)}")
            name = orders.get(state.houses[seat], "none") if isinstance(orders, dict) else "none"
            if name != "none":
                return Support(seat=seat, side=side, character=str(name), state="forced")
        return None

    def _open(self, state: IronState, active: int) -> list[Support]:
        """Offers to this player that wait for an answer."""
        return [
            offer
            for offer in state.clash.offers
            if offer.state == "offered" and state.clash.active(offer.side) == active
        ]

    def _wish(self, active: int, house: str) -> str:
        """What an active player said in advance."""
        said = self.ahead.get(f"welcome/{active}")
        return str(said.get(house, "decline")) if isinstance(said, dict) else "see"

    def _seen(self, offer: Support) -> bool:
        return offer.seat in self.batch

    def _ask_answer(self, play: IronPlay, active: int, offers: list[Support]) -> None:
        """R6.2: the offers this player wants to look at."""
        state = play.state
        waiting = [o for o in offers if self._wish(active, state.houses[o.seat]) == "see"]
        if not waiting:
            return
        play.ask(
            Choose(
                seat=active,
                topic="answer",
                public="answer",
                options=[
                    Option(
                        id=state.houses[offer.seat],
                        label=who(offer.seat),
                        note="offers",
                        args={
                            "character": f"character:{offer.character}",
                            "power": state.power[offer.character],
                        },
                    )
                    for offer in waiting
                ],
                min=0,
                max=len(waiting),
                default=[],
            )
        )

    def settle(self, play: IronPlay) -> None:
        """R6.2: accepted characters join, the others go back."""
        state = play.state
        for place, offer in enumerate(state.clash.offers):
            if offer.state != "offered":
                continue
            active = state.clash.active(offer.side)
            house = state.houses[offer.seat]
            wish = self._wish(active, house)
            yes = self.answers.get(f"answer/{active}") or []
            assert isinstance(yes, list)
            settle(play, offer, wish == "accept" or (wish == "see" and house in yes))
            self.settled.append(place)

    def next_offer(self, play: IronPlay) -> str | None:
        """Leaders that wait for an answer to an offer, clockwise from the challenger (A6)."""
        state = play.state
        if not self.settled:
            self.answers, self.ahead = {}, {}
            return "ask"
        offer = state.clash.offers[self.settled[0]]
        active = state.clash.active(offer.side)
        leader = state.leaders[offer.seat]
        if offer.state == "accepted":
            paid = leader == "viserys" and state.sheets[active] > 0
            if paid and not self._decided(f"beggar_king/{offer.seat}"):
                ask_beggar_king(play, offer.seat, active)
            if state.leaders[active] == "renly" and not self._decided(f"beloved/{active}"):
                about = {"supporter": who(offer.seat)}
                play.ask(ask_use(topic="beloved", seat=active, about=about, veiled=False))
        elif leader == "margaery" and not self.second:
            undecided = not self._decided(f"second_offer/{offer.seat}")
            if undecided:
                ask_second_offer(play, offer.seat, other_side(offer.side))
        return None

    def _decided(self, key: str) -> bool:
        """M2: whether this was said in advance."""
        if key in self.ahead:
            self.answers[key] = self.ahead[key]
        return key in self.ahead

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
        self._ask_answer(play, clash.active(again.side), [again])
        return None

    def _use(self, play: IronPlay, seat: int) -> None:
        play.emit(
            "leader-used",
            seat=who(seat),
            leader=f"character:{play.state.leaders[seat]}",
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
        character=f"character:{offer.character}",
        active=who(state.clash.active(offer.side)),
    )


def settle(play: IronPlay, offer: Support, accepted: bool) -> None:
    """R6.2."""
    state = play.state
    offer.state = "accepted" if accepted else "declined"
    play.emit(
        "support-accepted" if accepted else "support-declined",
        seat=who(state.clash.active(offer.side)),
        supporter=who(offer.seat),
        character=f"character:{offer.character}",
    )
    if accepted:
        join(play, Part(seat=offer.seat, side=offer.side, character=offer.character))
