"""R11.2, R11.5, A6: effect windows. Everybody who could act is asked at once, in secret."""

from functools import partial
from typing import Any

from pydantic import JsonValue

from bot.games.iron_throne.cards import card_name, characters, is_peace
from bot.games.iron_throne.closing import ask_ahead, foregone, verdict, willing
from bot.games.iron_throne.conceivable import conceivable, may_come, note_order, possible
from bot.games.iron_throne.effects import ABILITIES, CARDS, Acting, Effect
from bot.games.iron_throne.end import over
from bot.games.iron_throne.prospects import leader_open, outlooks, prospects, standing
from bot.games.iron_throne.refusals import refuse_act, refuse_card
from bot.games.iron_throne.state import (
    NOBODY,
    Considered,
    IronPlay,
    IronState,
    PlayedCard,
    Winner,
    who,
)
from bot.games.iron_throne.window_asks import (
    PRESSED,
    ask_lay,
    ask_lay_if,
    ask_lay_on,
    ask_pressed,
    case,
    coming,
    conditional,
    question,
)
from bot.kernel import DONE, Frame, Illegal, Key
from bot.kernel.asks import AnyAsk

PLANS = ("said/", "lay/", "lay_if/", "lay_on/", "turned/", "pressed/")
"""M2: what was said for this window only."""


def _said(state: IronState, what: str, seat: int, case: str = "") -> list[str]:
    """M2: what this seat has chosen ahead, in this case if it was asked for several."""
    given = state.clash.ahead.get(f"{what}/{seat}")
    if isinstance(given, dict):
        given = [given[case]] if case in given else []
    return [str(one) for one in given] if isinstance(given, list) else []


def _wishes(state: IronState, seat: int, used: bool) -> list[str]:
    """What this seat chose ahead: of what it held, then of what might come."""
    clash = state.clash
    later, drawn = ("later", "drawn") if clash.expected else ("later_if", "drawn_if")
    names = _said(state, "then", seat) if used else _said(state, later, seat, clash.winner)
    names += _said(state, drawn, seat, clash.winner)
    known = clash.thought(seat)
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
    ways: dict[int, str] = {}
    """M2: how the leaders' abilities are to be used."""
    used: list[int] = []
    """Whose leader has acted."""
    planned: bool = False
    """M2: whether what was said for after the leaders' abilities still counts."""
    base: str = ""
    """M2: how things stood in the first round."""
    foreseen: dict[str, dict[int, list[str]]] = {}
    """M2: what was asked for how things may stand, by what everybody sees."""

    def ask(self, play: IronPlay) -> str | None:
        """Everybody who could act; before placement the active players lay their cards as well."""
        state = play.state
        if self.first:
            self._forget(state)
        for seat in state.clockwise(state.challenger):
            names = conceivable(state, seat, self.kind, self.first)
            if names and not self._settled(state, seat, names):
                note_order(play, seat, self.kind, names)
                mine = self._options(state, seat, names)
                play.ask(question(state, seat, self.kind, mine, topic="act"))
        keys = list(prospects(state, self.kind).values()) if self.first else []
        if keys:
            self._ask_turned(play, keys)
        if self.kind == "after_reveal" and self.first:
            self._ask_ahead(play)
        if self.kind == "before_placement" and state.clash.opens == NOBODY:
            for seat in (state.clash.challenger, state.clash.defender):
                self._ask_lay(play, seat, keys)
        return None

    def _ask_lay(self, play: IronPlay, seat: int, keys: list[Key]) -> None:
        """R7.1: a card; M2: and those for what leaders may do, if they have been used not yet."""
        state = play.state
        plan = planned_card(state, seat) if self.planned else None
        if plan is not None:
            self.answers[f"lay/{seat}"] = [plan]
            return
        ask_lay(play, seat)
        opened = [k for k in keys if k.id.startswith("open") and state.leaders[seat] == "bran"]
        ask_lay_on(play, seat, opened)
        ask_lay_if(play, seat, [key for key in keys if key not in opened])

    def _ask_turned(self, play: IronPlay, keys: list[Key]) -> None:
        """M2: cards for how things may stand once leaders have acted."""
        state = play.state
        self.base = standing(state, self.kind)
        for seat in filter(partial(willing, state), state.clockwise(state.challenger)):
            cases = []
            for key in keys:
                names, mine = self._then(state, seat, key.id)
                if names:
                    self.foreseen.setdefault(key.id, {})[seat] = names
                    cases.append((key, mine))
            if cases:
                play.ask(conditional(state, seat, self.kind, cases, topic="turned"))
            names = conceivable(state, seat, self.kind, False)
            self.foreseen.setdefault(self.base, {})[seat] = names
        if self.kind == "before_placement":
            self._ask_pressed(play)

    def _then(self, state: IronState, seat: int, key: str) -> tuple[list[str], list[str]]:
        """Cards in that case: by what everybody sees, and really."""
        clash = state.clash
        result = clash.result
        clash.result = "peace" if key == "peace" else result
        names = conceivable(state, seat, self.kind, False)
        mine = possible(state, seat, self.kind, names)
        clash.result = result
        return names, mine

    def _ask_pressed(self, play: IronPlay) -> None:
        """M2: those whom Olenna may press say what they would do."""
        state = play.state
        for seat in range(state.seats):
            if state.leaders[seat] == "olenna" and leader_open(state, seat, self.kind):
                for part in state.clash.opposing_supporters(seat):
                    ask_pressed(play, part.seat, seat)

    def _ahead(self, state: IronState, seat: int) -> Considered | None:
        """M2: what this seat has thought over already, if the result is what it was then."""
        return state.clash.thought(seat) if self.first or self.planned else None

    def _settled(self, state: IronState, seat: int, names: list[str]) -> bool:
        """M2: whether everything was decided ahead, by what everybody sees."""
        if self.kind != "after_resolution":
            return self.planned and self._as_planned(state, seat, names)
        known = self._ahead(state, seat)
        if known is None or not set(names) <= set(known.public):
            return False
        if known.drew and not known.come:
            return False
        able = possible(state, seat, self.kind, names)
        self.answers[f"act/{seat}"] = [self._wish(state, seat, able)]
        return True

    def _as_planned(self, state: IronState, seat: int, names: list[str]) -> bool:
        """M2: whether this was asked for how things stand after the leaders' abilities."""
        now = standing(state, self.kind)
        known = self.foreseen.get(now, {}).get(seat)
        if known is None or not set(names) <= set(known) or not willing(state, seat):
            return False
        if now == self.base:
            if seat in self.used:
                return False
            wish = _said(state, "said", seat)
        else:
            wish = _said(state, "turned", seat, now)
        able = possible(state, seat, self.kind, names)
        self.answers[f"act/{seat}"] = [next((name for name in wish if name in able), "pass")]
        return True

    def _wish(self, state: IronState, seat: int, able: list[str]) -> str:
        """M2: the first of what was chosen ahead that can be."""
        wishes = _wishes(state, seat, seat in self.used)
        return next((name for name in wishes if name.partition(".")[0] in able), "pass")

    def _options(self, state: IronState, seat: int, names: list[str]) -> list[str]:
        """What is offered; if nothing is new to this seat, only what it has chosen ahead."""
        mine = [*possible(state, seat, self.kind, names), "pass"]
        known = self._ahead(state, seat) if self.kind == "after_resolution" else None
        if known is None or not set(mine) <= {*known.own, "pass"}:
            return mine
        return [self._wish(state, seat, mine)]

    def _ask_ahead(self, play: IronPlay) -> None:
        """M2: what will be to decide if nobody changes the result, or if leaders turn it."""
        state = play.state
        clash = state.clash
        cases: list[Winner] = []
        clash.winner = verdict(state)
        if clash.winner and not foregone(state):
            clash.ahead_for = (clash.result, clash.winner)
            ask_ahead(play)
            self._ask_later(play)
        for clash.winner in outlooks(state):
            clash.otherwise[clash.winner] = {}
            if not foregone(state):
                ask_ahead(play)
                cases.append(clash.winner)
        self._ask_later_if(play, cases)
        clash.winner = ""

    def _ask_later(self, play: IronPlay) -> None:
        """M2: the window after resolution."""
        state = play.state
        for seat in filter(partial(willing, state), state.clockwise(state.challenger)):
            names = conceivable(state, seat, "after_resolution", True, ahead=True)
            come = may_come(state, seat)
            if names or come:
                state.clash.considered[seat] = considered(state, seat, names, come)
            if come:
                mine = [*coming(state, seat, come), "pass"]
                play.ask(question(state, seat, "after_resolution", mine, topic="drawn"))
            if names:
                note_order(play, seat, "after_resolution", names, ahead=True)
                mine = [*possible(state, seat, "after_resolution", names, ahead=True), "pass"]
                play.ask(question(state, seat, "after_resolution", mine, topic="later"))

    def _ask_later_if(self, play: IronPlay, winners: list[Winner]) -> None:
        """M2: the same for wars that leaders may turn; and cards after the own leader's ability."""
        state = play.state
        clash = state.clash
        for seat in filter(partial(willing, state), state.clockwise(state.challenger)):
            later, drawn = [], []
            for clash.winner in winners:
                names = conceivable(state, seat, "after_resolution", True, ahead=True)
                come = may_come(state, seat)
                key = case(clash.winner)
                if names or come:
                    known = considered(state, seat, names, come)
                    clash.otherwise[clash.winner][seat] = known
                if names:
                    later.append((key, possible(state, seat, "after_resolution", names, True)))
                if come:
                    drawn.append((key, coming(state, seat, come)))
            if later:
                play.ask(conditional(state, seat, "after_resolution", later, topic="later_if"))
            if drawn:
                play.ask(conditional(state, seat, "after_resolution", drawn, topic="drawn_if"))
            self._ask_then(play, seat)

    def _ask_then(self, play: IronPlay, seat: int) -> None:
        """M2: A6: whose leader acts after the resolution may play a card as well."""
        clash = play.state.clash
        known = [one.get(seat) for one in (clash.considered, *clash.otherwise.values())]
        leads = [one for one in known if one is not None and "leader" in one.public]
        if any(len(one.public) > 1 for one in leads):
            cards = dict.fromkeys(n for one in leads for n in one.own if n != "leader")
            mine = [*cards, "pass"]
            play.ask(question(play.state, seat, "after_resolution", mine, topic="then"))

    def check_pressed(self, state: IronState, seat: int, value: Any) -> None:
        """Olenna: two cards, or withdrawal."""
        if len(value) != (1 if "withdraw" in value else PRESSED):
            raise Illegal("cards-or-withdraw", number=PRESSED)

    def explain_act(self, state: IronState, seat: int, value: Any) -> None:
        """Why this ability or card cannot be used."""
        refuse_act(state, seat, self.kind, value, first=self.first)

    def explain_later(self, state: IronState, seat: int, value: Any) -> None:
        """M2: the same about the window to come."""
        refuse_act(state, seat, "after_resolution", value, first=True)

    def explain_lay(self, state: IronState, seat: int, value: Any) -> None:
        """R7.1."""
        refuse_card(state, seat, value)

    def hear(self, play: IronPlay) -> str | None:
        """Leaders in order (A6), or the first card clockwise, or the end of the window."""
        state = play.state
        answers, self.answers = self.answers, {}
        self._note(state, answers)
        chosen = {
            int(key.partition("/")[2]): str(value[0])
            for key, value in answers.items()
            if key.startswith("act/") and isinstance(value, list) and value != ["pass"]
        }
        order = [seat for seat in state.clockwise(state.challenger) if seat in chosen]
        ways = {s: name.partition(".") for s, name in chosen.items() if name not in CARDS}
        self.leaders = [seat for seat in order if seat in ways]
        if self.leaders:
            self.ways = {seat: way for seat, (_, _, way) in ways.items()}
            self.planned = True
            return "next_leader"
        if order:
            self._forget(state)
            start = state.challenger if self.after == NOBODY else (self.after + 1) % state.seats
            seat = next(seat for seat in state.clockwise(start) if seat in chosen)
            self.after, self.first = seat, False
            play.push(Action(seat=seat, character=chosen[seat], leader=False))
            return "ask"
        self._lay(play, answers)
        return DONE

    def _note(self, state: IronState, answers: dict[str, JsonValue]) -> None:
        """M2: keep what was said for later; nobody sees it."""
        for key, value in answers.items():
            topic, _, seat = key.partition("/")
            state.clash.ahead[f"said/{seat}" if topic == "act" else key] = value

    def _forget(self, state: IronState) -> None:
        """M2: what was said for after the leaders' abilities is out of date."""
        self.planned = False
        ahead = state.clash.ahead
        state.clash.ahead = {key: ahead[key] for key in ahead if not key.startswith(PLANS)}

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
                self.used.append(seat)
                leader, way = state.leaders[seat], self.ways.get(seat, "")
                play.push(Action(seat=seat, character=leader, leader=True, way=way))
                return "next_leader"
        return "ask"


def considered(state: IronState, seat: int, names: list[str], come: list[str]) -> Considered:
    """M2: what this seat may do after the resolution, by what everybody sees, and really."""
    own = possible(state, seat, "after_resolution", names, ahead=True)
    return Considered(public=list(dict.fromkeys([*names, *come])), own=own, come=bool(come))


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
        """Ask, unless it was said together with the use (M2) and still can be."""
        if ask is None:
            return
        key = f"{ask.topic}/{ask.seat}"
        told = self._effect.told(play.state, self)
        try:
            self.answers[key] = ask.check(told.get(key))
        except Illegal:
            play.ask(ask)

    def resolve(self, play: IronPlay) -> None:
        """Take effect."""
        self._effect.resolve(play, self)

    def check_end(self, play: IronPlay) -> None:
        """A20: deaths count at once."""
        over(play)


def planned_card(state: IronState, seat: int) -> str | None:
    """M2: the card chosen for how things stand now, if there is one and it is still held."""
    if not willing(state, seat):
        return None
    now = standing(state, "before_placement")
    names = _said(state, "lay_if", seat, now) or _said(state, "lay", seat)
    return _held(state, seat, names)


def planned_answer(state: IronState, seat: int, card: str) -> str | None:
    """M2: Bran: the card chosen for such a card lying open, if there is one."""
    if not willing(state, seat):
        return None
    kind = "peace" if is_peace(card) else "war"
    now = standing(state, "before_placement")
    return _held(state, seat, _said(state, "lay_on", seat, f"{now}.{kind}"))


def _held(state: IronState, seat: int, names: list[str]) -> str | None:
    hand = [card_name(card) for card in state.hands[seat]]
    return next((name for name in names if name in hand), None)


def show(play: IronPlay, seat: int, name: str) -> None:
    """A card from the hand lies on the table."""
    state = play.state
    card = f"{state.houses[seat]}.{name}"
    state.hands[seat].remove(card)
    state.clash.shown[seat] = card
