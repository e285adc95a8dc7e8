"""R11.2, R11.5, A6: effect windows. Everybody who could act is asked at once, in secret."""

from functools import partial
from typing import Any

from bot.games.iron_throne.rules.action import Action, show
from bot.games.iron_throne.rules.cards import card_name, is_peace
from bot.games.iron_throne.rules.possible_acts import conceivable, may_come, note_order, possible
from bot.games.iron_throne.rules.prospects import leader_open, outlooks, prospects, standing
from bot.games.iron_throne.rules.questions import SEE, see_first
from bot.games.iron_throne.rules.refusals import refuse_act, refuse_card
from bot.games.iron_throne.rules.state import NOBODY, Considered, IronPlay, IronState, Winner
from bot.games.iron_throne.rules.verdict import ask_ahead, foregone, verdict, willing
from bot.games.iron_throne.rules.window_asks import (
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
from bot.kernel import AFTER, DONE, Illegal, Key, Option, windows
from bot.kernel.turns import LABEL as AFTER_LABEL

PLANS = ("lay/", "lay_if/", "lay_on/", "turned/", "pressed/")
"""M2: what was said for this window only."""


def _wish(said: list[str], able: list[str], missing: str | None = None) -> str | None:
    """M2: what was said ahead, if that can be; None: ask. `missing`: if it cannot be."""
    if not said or said == [SEE]:
        return None
    return said[0] if said[0].partition(".")[0] in ("pass", *able) else missing


def _said(state: IronState, what: str, seat: int, case: str = "") -> list[str]:
    """M2: what this seat has chosen ahead, in this case if it was asked for several."""
    given = state.clash.ahead.get(f"{what}/{seat}")
    if isinstance(given, dict):
        given = [given[case]] if case in given else []
    return [str(one) for one in given] if isinstance(given, list) else []


class Window(windows.Window, name="iron.window"):
    """A6: leaders first, in its first round; then cards, one at a time; until all pass."""

    steps = ("ask", "hear", "next_leader", "hear_leader")

    kind: str
    first: bool = True
    leaders: list[int] = []
    """Whose leader is to act, or who decides about that after those before, in turn."""
    laid: dict[int, str] = {}
    """Cards laid in this round, in case nobody acts (R7.1)."""
    used: list[int] = []
    """Whose leader has acted."""
    planned: bool = False
    """M2: whether what was said for after the leaders' abilities still counts."""
    foreseen: dict[str, dict[int, list[str]]] = {}
    """M2: what was asked for how things may stand, by what everybody sees."""

    def ask(self, play: IronPlay) -> str | None:
        """Everybody who could act; before placement the active players lay their cards as well."""
        state = play.state
        if self.first:
            self._forget(state)
        self.sealed = dict.fromkeys(self.seats, "pass")
        led = False
        for seat in state.clockwise(state.challenger):
            names = conceivable(state, seat, self.kind, self.first)
            if names:
                self._ask_act(play, seat, names, led=led)
            led = led or "leader" in names
        keys = list(prospects(state, self.kind).values()) if self.first else []
        if keys:
            self._ask_turned(play, keys)
        if self.kind == "after_reveal" and self.first:
            self._ask_ahead(play)
        if self.kind == "before_placement" and state.clash.opens == NOBODY:
            for seat in (state.clash.challenger, state.clash.defender):
                self._ask_lay(play, seat, keys)
        return None

    def _ask_act(self, play: IronPlay, seat: int, names: list[str], *, led: bool) -> None:
        """Under a veil; who has decided ahead is asked for show, as if there were a choice.

        `led`: a leader before may act, so that this seat's may wait for that.
        """
        state = play.state
        wish = self._foretold(state, seat, names)
        shown = question(state, seat, self.kind, [wish or "pass"], topic="act")
        if wish is not None and shown.options:
            # A way to use an ability may be gone since: then there is nothing to show.
            play.ask(shown)
            return
        note_order(play, seat, self.kind, names)
        mine = [*possible(state, seat, self.kind, names), "pass"]
        ask = question(state, seat, self.kind, mine, topic="act")
        if led and "leader" in mine:
            ask.options.append(Option(id=AFTER, label=AFTER_LABEL))
        play.ask(ask)

    def _ask_lay(self, play: IronPlay, seat: int, keys: list[Key]) -> None:
        """R7.1: a card; M2: and those for what leaders may do, if they have been used not yet."""
        state = play.state
        plan = planned_card(state, seat) if self.planned else None
        ask_lay(play, seat, only=plan)
        opened = [k for k in keys if k.id.startswith("open") and state.leaders[seat] == "bran"]
        ask_lay_on(play, seat, opened)
        ask_lay_if(play, seat, [key for key in keys if key not in opened])

    def _ask_turned(self, play: IronPlay, keys: list[Key]) -> None:
        """M2: cards for how things may stand once leaders have acted."""
        state = play.state
        for seat in filter(partial(willing, state), state.clockwise(state.challenger)):
            cases = []
            for key in keys:
                names, mine = self._then(state, seat, key.id)
                if names:
                    self.foreseen.setdefault(key.id, {})[seat] = names
                    cases.append((key, mine))
            if cases:
                play.ask(conditional(state, seat, self.kind, cases, topic="turned"))
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

    def _foretold(self, state: IronState, seat: int, names: list[str]) -> str | None:
        """M2: what this seat has decided ahead for how things stand, by what everybody sees.

        Who has nothing to decide passes; None: ask.
        """
        able = possible(state, seat, self.kind, names)
        if self.kind == "after_resolution" and (self.first or self.planned):
            return self._thought_over(state, seat, names, able)
        if not self.planned or not willing(state, seat):
            return None
        now = standing(state, self.kind)
        known = self.foreseen.get(now, {}).get(seat)
        if known is None or not set(names) <= set(known):
            return None
        return _wish(_said(state, "turned", seat, now), able) if able else "pass"

    def _thought_over(
        self, state: IronState, seat: int, names: list[str], able: list[str]
    ) -> str | None:
        """M2: the same for the window after resolution; cards that have come since count too."""
        clash = state.clash
        known = clash.thought(seat)
        if known is None or not set(names) <= set(known.public):
            return None
        later, drawn = ("later", "drawn") if clash.expected else ("later_if", "drawn_if")
        said = _said(state, "then" if seat in self.used else later, seat, clash.winner)
        held = [name for name in able if name in known.own]
        wish = _wish(said, able) if held else "pass"
        fresh = [name for name in able if name not in known.own]
        if wish != "pass" or not fresh:
            return wish
        come = _said(state, drawn, seat, clash.winner)
        return fresh[0] if come == ["any"] else _wish(come, able, missing="pass")

    def _ask_ahead(self, play: IronPlay) -> None:
        """M2: what will be to decide if nobody changes the result, or if leaders turn it."""
        state = play.state
        clash = state.clash
        cases: list[Winner] = []
        asked: set[str] = set()
        clash.winner = verdict(state)
        if clash.winner and not foregone(state):
            clash.ahead_for = (clash.result, clash.winner)
            ask_ahead(play, asked)
            self._ask_later(play)
        for clash.winner in outlooks(state):
            clash.otherwise[clash.winner] = {}
            if not foregone(state):
                ask_ahead(play, asked)
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
                play.ask(see_first(question(state, seat, "after_resolution", mine, topic="drawn")))
            if names:
                note_order(play, seat, "after_resolution", names, ahead=True)
                mine = [*possible(state, seat, "after_resolution", names, ahead=True), "pass"]
                play.ask(see_first(question(state, seat, "after_resolution", mine, topic="later")))

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
            ask = question(play.state, seat, "after_resolution", mine, topic="then")
            play.ask(see_first(ask))

    def check_pressed(self, state: IronState, seat: int, value: Any) -> None:
        """Olenna: two cards, or withdrawal; M2: or to be asked then."""
        if len(value) != (1 if {"withdraw", SEE} & set(value) else PRESSED):
            raise Illegal("cards-or-withdraw", number=PRESSED)

    def explain_act(self, state: IronState, seat: int, value: Any) -> None:
        """Why this ability or card cannot be used."""
        refuse_act(state, seat, self.kind, value, first=self.first or seat in self.leaders)

    def explain_later(self, state: IronState, seat: int, value: Any) -> None:
        """M2: the same about the window to come."""
        refuse_act(state, seat, "after_resolution", value, first=True)

    def explain_lay(self, state: IronState, seat: int, value: Any) -> None:
        """R7.1: refuse a card that cannot be laid."""
        refuse_card(state, seat, value)

    def hear(self, play: IronPlay) -> str:
        """Leaders in order (A6), or the first card clockwise, or the end of the window."""
        state = play.state
        self.seal()
        answers, self.answers = self.answers, {}
        # M2: kept for later; nobody sees it.
        state.clash.ahead |= answers
        self.laid = {
            seat: str(card[0])
            for seat in (state.clash.challenger, state.clash.defender)
            if isinstance(card := answers.get(f"lay/{seat}"), list)
        }
        order = state.clockwise(state.challenger)
        self.leaders = [s for s in order if self._leads(s)]
        if self.leaders:
            self.planned = True
            return "next_leader"
        return self._next_card(play)

    def forget(self, hidden: list[int]) -> None:
        """Whose leader is still to act is secret, too, except for the one who is being asked."""
        super().forget(hidden)
        asked = self.leaders[:1] if self.step == "hear_leader" else []
        self.leaders = [seat for seat in self.leaders if seat in asked or seat not in hidden]

    def _leads(self, seat: int) -> bool:
        """Whether a leader is to act, or its player decides about that after those before."""
        said = self.sealed[seat]
        return said.startswith("leader") or said == AFTER

    def _next_card(self, play: IronPlay) -> str:
        """No leader has acted: the first card clockwise, or the end; R7.1: then the cards lie."""
        if self.act(play) != DONE:
            return "ask"
        for seat, card in self.laid.items():
            show(play, seat, card)
        return DONE

    def perform(self, play: IronPlay, seat: int, act: str) -> None:
        """Play a card for its text."""
        self._forget(play.state)
        self.first = False
        play.push(Action(seat=seat, character=act, leader=False))

    def _forget(self, state: IronState) -> None:
        """M2: what was said for after the leaders' abilities is out of date."""
        self.planned = False
        ahead = state.clash.ahead
        state.clash.ahead = {key: ahead[key] for key in ahead if not key.startswith(PLANS)}

    def next_leader(self, play: IronPlay) -> str:
        """One ability after the other; what has become impossible is left out.

        Whoever wanted to wait for those before decides when their turn has come.
        """
        state = play.state
        self.first = False
        while self.leaders:
            seat = self.leaders[0]
            names = conceivable(state, seat, self.kind, True)
            if "leader" not in names:
                self.leaders.pop(0)
                self.sealed[seat] = "pass"
            elif self.sealed[seat] == AFTER:
                mine = [*possible(state, seat, self.kind, names), "pass"]
                play.ask(question(state, seat, self.kind, mine, topic="act"))
                return "hear_leader"
            else:
                self.leaders.pop(0)
                self.used.append(seat)
                leader, way = state.leaders[seat], self.sealed[seat].partition(".")[2]
                play.push(Action(seat=seat, character=leader, leader=True, way=way))
                return "next_leader"
        return "ask" if self.used else self._next_card(play)

    def hear_leader(self, play: IronPlay) -> str:
        """The leader's ability, or a card in case no leader acts, or nothing."""
        self.seal()
        if not self.sealed[self.leaders[0]].startswith("leader"):
            self.leaders.pop(0)
        return "next_leader"


def open_window(play: IronPlay, kind: str) -> None:
    """A6: begin a window; opportunities go clockwise from the challenger."""
    state = play.state
    play.push(Window(kind=kind, rotation=state.clockwise(state.challenger)))


def considered(state: IronState, seat: int, names: list[str], come: list[str]) -> Considered:
    """M2: what this seat may do after the resolution, by what everybody sees, and really."""
    own = possible(state, seat, "after_resolution", names, ahead=True)
    return Considered(public=list(dict.fromkeys([*names, *come])), own=own, come=bool(come))


def planned_card(state: IronState, seat: int) -> str | None:
    """M2: the card chosen for how things stand now, if there is one and it is still held."""
    if not willing(state, seat):
        return None
    now = standing(state, "before_placement")
    return _held(state, seat, _said(state, "lay_if", seat, now))


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
