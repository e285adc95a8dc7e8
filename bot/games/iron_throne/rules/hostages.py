"""R4.1, R10: what is done with hostages at the start of every turn, after the leader's ability."""

from typing import Any

from bot.games.iron_throne.rules.cards import card_house, card_name, is_character, numbered
from bot.games.iron_throne.rules.end import over
from bot.games.iron_throne.rules.moves import (
    discard,
    draw,
    owner,
    place_power,
    remove_power,
    take_power,
    to_box,
)
from bot.games.iron_throne.rules.questions import ask_discard, ask_distribute
from bot.games.iron_throne.rules.refusals import refuse_dead, refuse_hostage
from bot.games.iron_throne.rules.state import IronPlay, IronState, who
from bot.kernel import AFTER, DONE, Assign, Choose, Frame, Illegal, Key, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import LABEL as AFTER_LABEL

TORTURE = 4
"""R10.7a, R10.7b: power lost by torturing a character card."""
CRUEL = 2
"""Joffrey takes so much instead of 1."""
SWAP = 3
"""Robb discards so many."""


class StartOfTurn(Frame, name="iron.start_of_turn"):
    """A1: the challenger's ability, then hostages clockwise; all are asked at once."""

    steps = ("ask", "ability", "in_turn", "again")

    seat: int
    queue: list[int] = []

    def ask(self, play: IronPlay) -> None:
        """The ability before the turn, and everybody's hostages."""
        state = play.state
        state.phase = "hostages"
        self._ask_ability(play)
        for seat in state.clockwise(self.seat):
            if not state.hostages[seat]:
                continue
            asks = ("always", "part") if seat == self.seat else ("always",)
            if play.order(seat, "hostages", "always", *asks) in asks:
                _ask_hostages(play, seat, later=bool(state.asks))
                self.queue.append(seat)

    def _ask_ability(self, play: IronPlay) -> None:
        state, seat = play.state, self.seat
        leader = state.leaders[seat]
        if leader == "catelyn":
            ask = ask_distribute(state, seat, 2, 0, "before_turn")
            if ask is not None:
                play.ask(ask)
        elif leader == "robb" and len(state.hands[seat]) >= SWAP:
            play.ask(ask_discard(state, seat, 0, SWAP))
        elif leader == "shireen":
            restock_events(play)
            event = label_of("event", state.event_deck[0])
            play.reveal()
            play.emit("saw-event", to=[seat], seat=who(seat), event=event)
            play.ask(
                Choose(
                    seat=seat,
                    topic="peek",
                    quiet=["leave"],
                    public="peek",
                    about={"event": event},
                    options=[Option(id="leave", label="leave"), Option(id="under", label="under")],
                    default=["leave"],
                )
            )

    def check_discard(self, state: IronState, seat: int, value: Any) -> None:
        """Robb: all three or none."""
        if len(value) not in (0, SWAP):
            raise Illegal("three-or-none", number=SWAP)

    def check_hostages(self, state: IronState, seat: int, value: Any) -> None:
        """A18: nobody is tortured after having been tortured to death by the orders before."""
        held = numbered(state.hostages[seat], short=False)
        power = dict(state.power)
        for key, order in value.items():
            act, _, name = str(order).partition(".")
            victim = name or card_name(held[key])
            if act not in ("torture", "cruel") or victim not in power:
                continue
            if not power[victim] and not self._may_be_saved(state, seat, victim):
                raise Illegal("tortured-to-death", character=label_of("character", victim))
            loss = (CRUEL if act == "cruel" else 1) if name else TORTURE
            power[victim] = max(0, power[victim] - loss)

    def _may_be_saved(self, state: IronState, seat: int, victim: str) -> bool:
        """A1: Catelyn strengthens her own before the hostages."""
        owned = seat != self.seat and owner(state, victim) == self.seat
        return owned and state.leaders[self.seat] == "catelyn" and state.sheets[self.seat] > 0

    def explain_hostages(self, state: IronState, seat: int, value: Any) -> None:
        """Whose hostage it is, or whose card."""
        refuse_hostage(state, seat, value)

    def explain_distribute(self, state: IronState, seat: int, value: Any) -> None:
        """R12.9: refuse power for a dead character."""
        refuse_dead(state, value)

    def ability(self, play: IronPlay) -> None:
        """A1: before the hostages."""
        state, seat = play.state, self.seat
        shares = self.answers.get(f"distribute/{seat}")
        if isinstance(shares, dict) and any(key != "sheet" for key in shares):
            self._used(play)
            place_power(play, seat, {key: int(str(shares[key])) for key in shares})
        cards = self.answers.get(f"discard/{seat}")
        if isinstance(cards, list) and cards:
            self._used(play)
            hand = numbered(state.hands[seat])
            discard(play, seat, [hand[str(key)] for key in cards])
            draw(play, seat, 2)
        peek = self.answers.get(f"peek/{seat}")
        if peek:
            self._used(play)
            play.emit("peeked", seat=who(seat))
        if peek == ["under"]:
            state.event_deck.append(state.event_deck.pop(0))
            play.emit("event-buried", seat=who(seat))

    def _used(self, play: IronPlay) -> None:
        play.emit(
            "leader-used",
            seat=who(self.seat),
            leader=label_of("character", play.state.leaders[self.seat]),
            window="window:before_turn",
        )

    def in_turn(self, play: IronPlay) -> str | None:
        """A1: each finishes all hostages, in the order of the own choice.

        Who wanted to wait for those before, or wanted something that cannot be, is asked again.
        """
        state = play.state
        while self.queue:
            seat = self.queue[0]
            orders = self.answers.pop(f"hostages/{seat}", None) or {}
            assert isinstance(orders, dict)
            held = numbered(state.hostages[seat], short=False)
            for key, order in orders.items():
                if order == AFTER:
                    continue
                if str(order) not in _orders(state, seat, held[key]):
                    play.emit("hostage-kept", to=[seat], card=label_of("card", held[key]))
                    _ask_hostages(play, seat)
                    return "again"
                _carry_out(play, seat, held[key], str(order))
                if over(play):
                    return DONE
            if AFTER in orders.values():
                _ask_hostages(play, seat)
                return "again"
            self.queue.pop(0)
        return DONE

    def again(self, play: IronPlay) -> str:
        """The new orders are in."""
        return "in_turn"


def restock_events(play: IronPlay) -> None:
    """A2: an empty event deck is made of its discards."""
    state = play.state
    if not state.event_deck:
        state.event_deck, state.event_discard = state.event_discard, []
        state.rng.shuffle(state.event_deck)
        play.emit("events-reshuffled")


def _orders(state: IronState, seat: int, card: str) -> list[str]:
    """R10.6, R10.7: what may be done with a hostage. A18: cards of the dead are not tortured."""
    loser = state.seat_of(card_house(card))
    name = card_name(card)
    found = ["keep", "release"]
    if not is_character(card):
        found += [f"torture.{one}" for one in state.living(loser)]
        if state.leaders[seat] == "joffrey":
            found += [f"cruel.{one}" for one in state.living(loser)]
    elif name == state.leaders[loser] or state.power[name]:
        found.append("torture")
    return found


def _value(order: str) -> Option:
    act, _, name = order.partition(".")
    if act == "torture" and name:
        return Option(id=order, label="torture-of", args={"character": label_of("character", name)})
    if act == "cruel":
        return Option(id=order, label="cruel-of", args={"character": label_of("character", name)})
    if act == "torture":
        return Option(id=order, label="torture")
    if act == AFTER:
        return Option(id=order, label=AFTER_LABEL)
    return Option(id=order, label="keep" if act == "keep" else "release")


def _ask_hostages(play: IronPlay, seat: int, *, later: bool = False) -> None:
    """One question about all of them; who comes later may wait for those before (A1)."""
    state = play.state
    held = numbered(state.hostages[seat], short=False)
    if not held:
        return
    wait = [AFTER] if later else []
    allowed = {key: [*_orders(state, seat, card), *wait] for key, card in held.items()}
    orders = [order for known in allowed.values() for order in known]
    values = dict.fromkeys(["keep", "release", "torture", *orders])
    play.ask(
        Assign(
            seat=seat,
            topic="hostages",
            quiet={},
            spared_value="keep",
            public="hostages",
            keys=[
                Key(id=key, label=label_of("card", card), allowed=allowed[key])
                for key, card in held.items()
            ],
            values=[_value(order) for order in values],
            complete=False,
            ordered=True,
            default={},
        )
    )


def _carry_out(play: IronPlay, seat: int, card: str, order: str) -> None:
    state = play.state
    loser = state.seat_of(card_house(card))
    act, _, name = order.partition(".")
    if act == "keep":
        return
    state.hostages[seat].remove(card)
    play.reveal()
    if act == "release":
        state.hands[loser].append(card)
        play.emit("hostage-released", seat=who(seat), house=label_of("house", card_house(card)))
        play.emit(
            "hostage-named", to=sorted([seat, loser]), seat=who(loser), card=label_of("card", card)
        )
        draw(play, seat, 1)
        return
    state.discards[loser].append(card)
    play.emit("hostage-tortured", seat=who(seat), card=label_of("card", card))
    if act == "cruel":
        play.emit(
            "leader-used",
            seat=who(seat),
            leader=label_of("character", state.leaders[seat]),
            window="window:hostage_step",
        )
    if name:
        assert owner(state, name) == loser
        take_power(play, seat, name, CRUEL if act == "cruel" else 1)
    elif card_name(card) == state.leaders[loser]:
        to_box(play, loser, TORTURE)
    else:
        remove_power(play, card_name(card), TORTURE)
