"""R8: phase 4, the resolution of war and betrayal; peace is negotiated in `peace`."""

from typing import Any

from bot.games.iron_throne.rules.effects.base import from_hand
from bot.games.iron_throne.rules.end import over
from bot.games.iron_throne.rules.hostage_taking import Taking, ask_hostage, hostage_options
from bot.games.iron_throne.rules.moves import (
    discard,
    draw,
    place_power,
    remove_power,
    spread_influence,
)
from bot.games.iron_throne.rules.peace import Talks
from bot.games.iron_throne.rules.questions import SEE, decided, put
from bot.games.iron_throne.rules.refusals import refuse_dead
from bot.games.iron_throne.rules.state import IronPlay, IronState, Part, who
from bot.games.iron_throne.rules.verdict import (
    REWARD,
    ask_each,
    closing_asks,
    half,
    hostage_asks,
    hostage_claims,
    verdict,
)
from bot.games.iron_throne.rules.window import open_window
from bot.kernel import Frame
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of


class Resolution(Frame, name="iron.resolution"):
    """A12: rewards and sanctions, the end of the game, hostages, effects."""

    steps = ("decide", "ask", "apply", "ask_hostages", "line_up", "take", "effects")

    queue: list[tuple[int, str]] = []
    """Hostages to be taken: from whom, and from where if it is known."""
    chosen_sources: dict[str, str] = {}
    """R8.7: where hostages are taken from, by house, as far as it was said ahead (M2)."""

    def decide(self, play: IronPlay) -> None:
        """R7.5, R7.6, R7.17: who wins; in peace the talk comes first (R7.13)."""
        state = play.state
        clash = state.clash
        state.phase = "resolution"
        if clash.result == "peace":
            play.push(Talks())
            return
        clash.winner = verdict(state)
        if clash.result == "war":
            totals = {side: state.total(side) for side in ("challenge", "defence")}
            play.emit("war-totals", challenge=totals["challenge"], defence=totals["defence"])
        if clash.winner == "none":
            play.emit("encounter-tied")
        else:
            play.emit(
                "encounter-won",
                seat=who(clash.active(clash.winner)),
                side=label_of("side", clash.winner),
            )

    def ask(self, play: IronPlay) -> str | None:
        """Everything there is to decide about rewards and sanctions, at once.

        M2: with the hostages, from who decides ahead.
        """
        state = play.state
        clash = state.clash
        if clash.deal:
            return "effects"
        for part in clash.parts:
            if clash.winner == part.side == "defence" and part.seat not in clash.no_rewards:
                draw(play, part.seat, REWARD)
        for ask in closing_asks(state):
            put(play, ask)
        for ask in hostage_asks(state):
            self._ask_early(play, ask)
        return None

    def _ask_early(self, play: IronPlay, ask: AnyAsk) -> None:
        """M2: about hostages, if others are waited for now; else it can wait for its time."""
        value = decided(play.state, ask)
        if value is not None:
            self.answers[f"{ask.topic}/{ask.seat}"] = value
        elif play.state.asks:
            play.ask(ask)

    def explain_distribute(self, state: IronState, seat: int, value: Any) -> None:
        """R12.9: refuse power for a dead character."""
        refuse_dead(state, value)

    def apply(self, play: IronPlay) -> None:
        """R8.1-R8.4: all at the same time (A12), then R9.1."""
        state = play.state
        clash = state.clash
        for part in clash.parts:
            if clash.won(part.seat) and part.seat not in clash.no_rewards:
                if clash.winner == "challenge":
                    spread_influence(play, part.seat, clash.defender)
                shares = self.answers.get(f"distribute/{part.seat}") or {}
                assert isinstance(shares, dict)
                place_power(play, part.seat, {k: int(str(n)) for k, n in shares.items()})
        for part in clash.parts:
            if clash.lost(part.seat) and part.seat not in clash.no_sanctions:
                self._sanction(play, part)
        over(play)

    def _sanction(self, play: IronPlay, part: Part) -> None:
        """R8.3: half of the power, or what a leader makes of it."""
        state = play.state
        seat, power = part.seat, state.power[part.character]
        loss = half(power)
        if self.answers.get(f"protector/{seat}") == ["use"]:
            _used(play, seat)
            loss = power // 2
        if self.answers.get(f"zealous/{seat}") == ["use"]:
            _used(play, seat)
            discard(play, seat, [from_hand(state, seat, "peace")])
            loss = 1
        remove_power(play, part.character, loss, sanction=True)

    def ask_hostages(self, play: IronPlay) -> None:
        """R8.5-R8.7: from whom and from where, unless it was said ahead (M2)."""
        state = play.state
        taker, losers = hostage_claims(state)
        if state.clash.result == "war":
            undecided = self.answers.get(f"hostage/{taker}") in (None, [SEE])
            if losers and undecided:
                play.ask(ask_hostage(taker, hostage_options(state, losers)))
            return
        self.chosen_sources = self._sources(taker)
        left = [seat for seat in losers if state.houses[seat] not in self.chosen_sources]
        if left:
            play.ask(ask_each(state, taker, left))

    def _sources(self, taker: int) -> dict[str, str]:
        """R8.7: where hostages are taken from, as far as it was answered."""
        each = self.answers.pop(f"hostages_each/{taker}", None) or {}
        assert isinstance(each, dict)
        return {house: str(source) for house, source in each.items() if source != SEE}

    def line_up(self, play: IronPlay) -> None:
        """A12: hostages come after the end of the game was checked."""
        state = play.state
        taker, losers = hostage_claims(state)
        if state.clash.result == "war" and losers:
            order = self.answers.get(f"hostage/{taker}")
            self.queue = [(-1, str(order[0]) if isinstance(order, list) else "")]
        elif losers:
            self.chosen_sources |= self._sources(taker)
            for loser in losers:
                house = state.houses[loser]
                self.queue.append((loser, f"{house}.{self.chosen_sources.get(house, '')}"))

    def take(self, play: IronPlay) -> str | None:
        """R8.6, R8.7: one after the other."""
        if not self.queue:
            return None
        taker, losers = hostage_claims(play.state)
        loser, order = self.queue.pop(0)
        play.push(Taking(taker=taker, losers=losers if loser < 0 else [loser], order=order))
        return "take"

    def effects(self, play: IronPlay) -> None:
        """The window after resolution."""
        open_window(play, "after_resolution")


def _used(play: IronPlay, seat: int) -> None:
    play.emit(
        "leader-used",
        seat=who(seat),
        leader=label_of("character", play.state.leaders[seat]),
        window="window:applying_sanctions",
    )
