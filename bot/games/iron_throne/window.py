"""R11.2, R11.5, A6: effect windows. Everybody who could act is asked at once, in secret."""

from functools import partial
from typing import Any

from pydantic import JsonValue

from bot.games.iron_throne.cards import card_name, characters, strength
from bot.games.iron_throne.closing import ask_ahead, foregone, hand_may_grow, verdict, willing
from bot.games.iron_throne.effects import ABILITIES, CARDS, Acting, Effect
from bot.games.iron_throne.end import over
from bot.games.iron_throne.refusals import passes, refuse_act, refuse_card
from bot.games.iron_throne.state import NOBODY, Considered, IronPlay, IronState, PlayedCard, who
from bot.kernel import DONE, Choose, Frame, Option
from bot.kernel.asks import AnyAsk

COPIES = 2
"""R1.3: cards of each character in a house deck."""


def allowed_cards(state: IronState, seat: int, kind: str, ahead: bool = False) -> list[str]:
    """R11.2, R11.3, A10: whose card this seat may play now, by what everybody sees."""
    part = state.clash.part(seat)
    if part is None or not state.fights(seat):
        return []
    names = (part.character, state.leaders[seat])
    fitting = [name for name in names if characters()[name].card.window == kind]
    return [
        name
        for name in fitting
        if (CARDS[name].likely(state, seat) if ahead else CARDS[name].open(state, seat))
    ]


def might_hold(state: IronState, seat: int, name: str) -> bool:
    """Whether this card could be in the hand, by what everybody sees."""
    return bool(state.hands[seat]) and face_up(state, seat, name) < COPIES


def face_up(state: IronState, seat: int, name: str) -> int:
    """How many copies of this card everybody sees."""
    card = f"{state.houses[seat]}.{name}"
    seen = state.discards[seat].count(card)
    seen += sum(one.card == card for one in state.clash.played)
    return seen + list(state.clash.shown.values()).count(card)


def may_come(state: IronState, seat: int) -> list[str]:
    """M2: cards for the window after resolution that the hand may get until then (R8.2, R10.4).

    By what everybody sees; R14.2: the last card of a deck brings the discards back.
    """
    if not hand_may_grow(state, seat):
        return []
    names = allowed_cards(state, seat, "after_resolution", ahead=True)
    fresh = len(state.decks[seat]) < 2
    return [name for name in names if fresh or face_up(state, seat, name) < COPIES]


def leader_open(state: IronState, seat: int, kind: str, ahead: bool = False) -> bool:
    """Whether this seat's leader has something to do in this window."""
    leader = state.leaders[seat]
    if characters()[leader].ability.window != kind or leader not in ABILITIES:
        return False
    effect = ABILITIES[leader]
    return effect.likely(state, seat) if ahead else effect.open(state, seat)


def conceivable(
    state: IronState, seat: int, kind: str, leaders: bool, ahead: bool = False
) -> list[str]:
    """What this seat could do by what everybody sees; `ahead`: once all else is done."""
    names = [n for n in allowed_cards(state, seat, kind, ahead) if might_hold(state, seat, n)]
    leads = leaders and leader_open(state, seat, kind, ahead)
    return [*(["leader"] if leads else []), *names]


def possible(
    state: IronState, seat: int, kind: str, names: list[str], ahead: bool = False
) -> list[str]:
    """What of this it can do and wants to be asked about."""
    return [] if passes(state, seat, kind) else _able(state, seat, names, ahead)


def _able(state: IronState, seat: int, names: list[str], ahead: bool) -> list[str]:
    """What of this it can do, by its hand."""
    hand = [card_name(card) for card in state.hands[seat]]
    held = [n for n in names if n in hand and (ahead or CARDS[n].fits(state, seat))]
    return [*(["leader"] if "leader" in names else []), *held]


def _note_order(
    play: IronPlay, seat: int, kind: str, names: list[str], *, ahead: bool = False
) -> None:
    """Tell a seat that its standing order has passed on something it could have done."""
    state = play.state
    if passes(state, seat, kind) and _able(state, seat, names, ahead):
        play.order(seat, kind, "always", "always")


def _option(state: IronState, seat: int, name: str) -> Option:
    if name == "pass":
        return Option(id=name, label="pass")
    if name == "any":
        return Option(id=name, label="any")
    if name == "leader":
        leader = state.leaders[seat]
        args = {"leader": f"character:{leader}", "ability": f"ability:{leader}"}
        return Option(id=name, label="use-leader", note="ability", args=args)
    args = {"effect": f"effect:{name}"}
    return Option(id=name, label=f"card:{name}", note="effect", args=args)


def question(state: IronState, seat: int, kind: str, names: list[str], topic: str) -> Choose:
    """Leader, cards, and as the last one pass; veiled, because a missing choice must not show."""
    options = [_option(state, seat, name) for name in names]
    result = state.clash.result
    return Choose(
        seat=seat,
        topic=topic,
        public="act",
        about={
            "window": f"window:{kind}",
            "result": f"result:{result}" if result else "",
        },
        options=options,
        default=[names[-1]],
        veiled=True,
    )


def ask_drawn(play: IronPlay, seat: int, names: list[str]) -> None:
    """M2: what is played if it comes; veiled, since who holds all of it has nothing to decide."""
    state = play.state
    hand = [card_name(card) for card in state.hands[seat]]
    passing = passes(state, seat, "after_resolution")
    mine = [name for name in names if name not in hand and not passing]
    several = ["any"] if len(mine) > 1 else []
    play.ask(question(state, seat, "after_resolution", [*mine, *several, "pass"], "drawn"))


def _wishes(state: IronState, seat: int) -> list[str]:
    """What this seat chose ahead: of what it held, then of what might come."""
    ahead = state.clash.ahead
    found = [ahead.get(f"{topic}/{seat}") or [] for topic in ("later", "drawn")]
    names = [str(one) for given in found if isinstance(given, list) for one in given]
    known = state.clash.considered.get(seat)
    if known is None or "any" not in names:
        return names
    return [*names, *(one for one in known.public if one not in ("leader", *known.own))]


class Window(Frame, name="iron.window"):
    """A6: leaders first, in its first round; then cards, one at a time; until all pass."""

    steps = ("ask", "hear", "next_leader")

    kind: str
    first: bool = True
    after: int = NOBODY
    """Who played last: the next card is looked for clockwise from there."""
    leaders: list[int] = []

    def ask(self, play: IronPlay) -> str | None:
        """Everybody who could act; before placement the active players lay their cards as well."""
        state = play.state
        for seat in state.clockwise(state.challenger):
            names = conceivable(state, seat, self.kind, self.first)
            if names and not self._settled(state, seat, names):
                _note_order(play, seat, self.kind, names)
                mine = self._options(state, seat, names)
                play.ask(question(state, seat, self.kind, mine, "act"))
        if self.kind == "after_reveal" and self.first:
            self._ask_ahead(play)
        if self.kind == "before_placement" and state.clash.opens == NOBODY:
            for seat in (state.clash.challenger, state.clash.defender):
                ask_lay(play, seat)
        return None

    def _ahead(self, state: IronState, seat: int) -> Considered | None:
        """M2: what this seat has thought over already, if the result is what it was then."""
        clash = state.clash
        stands = clash.ahead_for == (clash.result, clash.winner)
        return clash.considered.get(seat) if self.first and stands else None

    def _settled(self, state: IronState, seat: int, names: list[str]) -> bool:
        """M2: whether everything was decided ahead, by what everybody sees."""
        known = self._ahead(state, seat)
        if known is None or not set(names) <= set(known.public):
            return False
        if known.drew and not known.come:
            return False
        able = possible(state, seat, self.kind, names)
        self.answers[f"act/{seat}"] = [self._wish(state, seat, able)]
        return True

    def _wish(self, state: IronState, seat: int, able: list[str]) -> str:
        """M2: the first of what was chosen ahead that can be."""
        return next((name for name in _wishes(state, seat) if name in able), "pass")

    def _options(self, state: IronState, seat: int, names: list[str]) -> list[str]:
        """What is offered; if nothing is new to this seat, only what it has chosen ahead."""
        mine = [*possible(state, seat, self.kind, names), "pass"]
        known = self._ahead(state, seat)
        if known is None or not set(mine) <= {*known.own, "pass"}:
            return mine
        return [self._wish(state, seat, mine)]

    def _ask_ahead(self, play: IronPlay) -> None:
        """M2: what will be to decide if nobody changes the result."""
        state = play.state
        clash = state.clash
        clash.winner = verdict(state)
        if clash.winner and not foregone(state):
            clash.ahead_for = (clash.result, clash.winner)
            ask_ahead(play)
            self._ask_later(play)
        clash.winner = ""

    def _ask_later(self, play: IronPlay) -> None:
        """M2: the window after resolution."""
        state = play.state
        for seat in filter(partial(willing, state), state.clockwise(state.challenger)):
            names = conceivable(state, seat, "after_resolution", True, ahead=True)
            come = may_come(state, seat)
            mine = possible(state, seat, "after_resolution", names, ahead=True)
            if names or come:
                public = list(dict.fromkeys([*names, *come]))
                known = Considered(public=public, own=mine, come=bool(come))
                state.clash.considered[seat] = known
            if come:
                ask_drawn(play, seat, come)
            if names:
                _note_order(play, seat, "after_resolution", names, ahead=True)
                mine = [*mine, "pass"]
                play.ask(question(state, seat, "after_resolution", mine, "later"))

    def explain_act(self, state: IronState, seat: int, value: Any) -> None:
        """Why this ability or card cannot be used."""
        refuse_act(state, seat, self.kind, value, first=self.first)

    def explain_lay(self, state: IronState, seat: int, value: Any) -> None:
        """R7.1."""
        refuse_card(state, seat, value)

    def hear(self, play: IronPlay) -> str | None:
        """Leaders in order (A6), or the first card clockwise, or the end of the window."""
        state = play.state
        answers, self.answers = self.answers, {}
        state.clash.ahead |= {
            key: value for key, value in answers.items() if not key.startswith(("act/", "lay/"))
        }
        chosen = {
            int(key.partition("/")[2]): str(value[0])
            for key, value in answers.items()
            if key.startswith("act/") and isinstance(value, list) and value != ["pass"]
        }
        order = [seat for seat in state.clockwise(state.challenger) if seat in chosen]
        self.leaders = [seat for seat in order if chosen[seat] == "leader"]
        if self.leaders:
            return "next_leader"
        if order:
            start = state.challenger if self.after == NOBODY else (self.after + 1) % state.seats
            seat = next(seat for seat in state.clockwise(start) if seat in chosen)
            self.after, self.first = seat, False
            play.push(Action(seat=seat, character=chosen[seat], leader=False))
            return "ask"
        self._lay(play, answers)
        return DONE

    def _lay(self, play: IronPlay, answers: dict[str, JsonValue]) -> None:
        """R7.1: nobody acted, so the cards lie."""
        for seat in (play.state.clash.challenger, play.state.clash.defender):
            laid = answers.get(f"lay/{seat}")
            if isinstance(laid, list):
                show(play, seat, str(laid[0]))

    def next_leader(self, play: IronPlay) -> str:
        """One ability after the other; what has become impossible is left out."""
        state = play.state
        self.first = False
        while self.leaders:
            seat = self.leaders.pop(0)
            if leader_open(state, seat, self.kind):
                play.push(Action(seat=seat, character=state.leaders[seat], leader=True))
                return "next_leader"
        return "ask"


class Action(Acting, name="iron.action"):
    """A leader's ability is used, or a character card is played for its text."""

    steps = ("begin", "ask_first", "ask_second", "ask_third", "resolve", "check_end")

    def begin(self, play: IronPlay) -> None:
        """R8.8: a card stays in front of its player until the clean-up."""
        state = play.state
        if self.leader:
            window = characters()[self.character].ability.window
            play.emit(
                "leader-used",
                seat=who(self.seat),
                leader=f"character:{self.character}",
                window=f"window:{window}",
            )
        else:
            card = f"{state.houses[self.seat]}.{self.character}"
            state.hands[self.seat].remove(card)
            state.clash.played.append(PlayedCard(seat=self.seat, card=card))
            play.reveal()
            window = characters()[self.character].card.window
            play.emit(
                "card-played", seat=who(self.seat), card=f"card:{card}", window=f"window:{window}"
            )
        self._effect.begin(play, self)

    @property
    def _effect(self) -> Effect:
        return (ABILITIES if self.leader else CARDS)[self.character]

    def ask_first(self, play: IronPlay) -> None:
        """What has to be chosen."""
        self._put(play, self._effect.first(play.state, self))

    def ask_second(self, play: IronPlay) -> None:
        """What has to be chosen next."""
        self._put(play, self._effect.second(play.state, self))

    def ask_third(self, play: IronPlay) -> None:
        """What has to be chosen last."""
        self._put(play, self._effect.third(play.state, self))

    def _put(self, play: IronPlay, ask: AnyAsk | None) -> None:
        if ask is not None:
            play.ask(ask)

    def resolve(self, play: IronPlay) -> None:
        """Take effect."""
        self._effect.resolve(play, self)

    def check_end(self, play: IronPlay) -> None:
        """A20: deaths count at once."""
        over(play)


def ask_lay(play: IronPlay, seat: int, opened: str = "") -> None:
    """R7.1, R7.2: a card from the hand; with an empty hand there is nothing to ask (R14.3)."""
    state = play.state
    cards = sorted(dict.fromkeys(state.hands[seat]), key=strength, reverse=True)
    if not cards:
        return
    play.ask(
        Choose(
            seat=seat,
            topic="lay",
            public="lay",
            about={
                "opponent": who(state.clash.opposing(seat)),
                "open": f"card:{opened}" if opened else "",
            },
            options=[Option(id=name, label=f"card:{name}") for name in map(card_name, cards)],
            default=[card_name(cards[0])],
        )
    )


def show(play: IronPlay, seat: int, name: str) -> None:
    """A card from the hand lies on the table."""
    state = play.state
    card = f"{state.houses[seat]}.{name}"
    state.hands[seat].remove(card)
    state.clash.shown[seat] = card
