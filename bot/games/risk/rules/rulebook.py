"""Risk: Game of Thrones, as the kernel plays it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pydantic import BaseModel

from bot.games.risk.rules.board import facts, table_setup
from bot.games.risk.rules.checks import check_cards, check_dominion, check_units, redeal_dominion
from bot.games.risk.rules.conquest import last_one_wins
from bot.games.risk.rules.departure import leave
from bot.games.risk.rules.draw import end_possible
from bot.games.risk.rules.end import gone, ranked
from bot.games.risk.rules.invasion import Invasion
from bot.games.risk.rules.lesson import LESSON
from bot.games.risk.rules.orders import PREFERENCES, orders_for
from bot.games.risk.rules.policy import heuristic
from bot.games.risk.rules.state import PARTS, RiskOptions, RiskState
from bot.games.risk.rules.turn import Skirmish
from bot.games.risk.rules.view import RiskView, view, views
from bot.kernel import Play, Preference, Rng, Rules, View


class Risk(Rules[RiskState]):
    """Skirmish and Dominion on Westeros (3-5), Essos (2) or both boards (6-7, World at War)."""

    id = "risk"
    version = 2
    players = (2, 3, 4, 5, 6, 7)
    usual = 5
    State = RiskState
    Options = RiskOptions
    ViewType = RiskView
    round_event = ("turn", "round")
    preferences: ClassVar = PREFERENCES
    policies: ClassVar = {"standin": heuristic, "heuristic": heuristic}
    lesson = LESSON

    def new(self, seats: int, options: BaseModel, rng: Rng) -> RiskState:
        """R2.1: the board follows from the number of players."""
        return RiskState(
            game=self.id,
            version=self.version,
            seats=seats,
            rng=rng,
            stack=[Skirmish()],
            options=RiskOptions.model_validate(options.model_dump()),
            board=table_setup(seats).board,
            houses=[""] * seats,
            hands=[[] for _ in range(seats)],
            raised=[0] * (seats + 1),
            lost=[0] * (seats + 1),
        )

    def check_options(self, seats: int, options: BaseModel) -> None:
        """R11.2: parts of Dominion can be mixed into a Skirmish, but not all without the others."""
        super().check_options(seats, options)
        RiskOptions.model_validate(options.model_dump()).check_parts()

    def houses_for(self, seats: int, options: BaseModel) -> tuple[str, ...]:
        """R2.2: the houses of this board."""
        return tuple(table_setup(seats).houses)

    def give_houses(self, state: RiskState, houses: Sequence[str]) -> None:
        """R2.2: drawn elsewhere; nobody chooses any more."""
        state.houses = list(houses)

    def idle_options(self, options: BaseModel) -> frozenset[str]:
        """R11.2: parts of Dominion, which come with it anyway; in a Skirmish each is a choice.

        R12.6: in Dominion the number of units at the start follows from that of the players.
        """
        chosen = RiskOptions.model_validate(options.model_dump())
        if chosen.mode == "dominion":
            return frozenset((*PARTS, "start_units"))
        return frozenset()

    def view(self, state: RiskState, viewer: int | None) -> RiskView:
        """What this seat (None: the public) may know."""
        return view(state, viewer)

    def views(self, state: RiskState) -> dict[int | None, View]:
        """The public's and every seat's."""
        return views(state)

    def orders(self, view: View) -> Mapping[str, Preference]:
        """Those about parts of Dominion only where they are played with, and about own cards."""
        assert isinstance(view, RiskView)
        own = [*view.maesters]
        if view.viewer is not None:
            own += view.players[view.viewer].characters
        return orders_for(self.preferences, view.options, view.board, own)

    def conceded(self, play: Play[RiskState], seat: int) -> None:
        """Its units stay and defend, but it has no more turns and cannot win."""
        if seat not in play.state.out:
            play.state.out.append(seat)
        leave(play, seat)
        for frame in play.state.stack:
            if isinstance(frame, Invasion) and frame.seat == seat:
                # The battle that is on is fought; the order to go on ends with who gave it.
                frame.until = None
        if play.state.order:
            last_one_wins(play)

    def places_now(self, state: RiskState) -> list[list[int]]:
        """R10.2, A11: as if the end card came up now."""
        return [*ranked(state), *gone(state)] if state.order else super().places_now(state)

    def check(self, state: RiskState) -> None:
        """Units, territories and cards: nothing appears, nothing gets lost."""
        if not state.owner:
            return
        check_units(state)
        check_cards(state)
        check_dominion(state)

    def upgrade(self, data: dict[str, Any]) -> dict[str, Any]:
        """Version 1 knew the Skirmish only: what Dominion added has defaults."""
        return data

    def deal_hidden(self, state: RiskState, viewer: int | None, rng: Rng) -> None:
        """Hands and rallied cards of the others, and the decks."""
        end = facts().end_card.id
        hidden = [seat for seat in range(state.seats) if seat != viewer]
        pool = [c for c in state.deck if c != end] + [c for s in hidden for c in state.hands[s]]
        pool += [r.card for r in state.rallied if r.seat in hidden]
        rng.shuffle(pool)
        for rallied in state.rallied:
            if rallied.seat in hidden:
                rallied.card = pool.pop()
        for seat in hidden:
            state.hands[seat] = [pool.pop() for _ in state.hands[seat]]
        if end in state.deck:
            first = (
                0 if end_possible(state) else len(state.deck) - len(state.map.territories) // 2 - 1
            )
            pool.insert(first + rng.below(len(pool) - first + 1), end)
        state.deck = pool
        redeal_dominion(state, hidden, rng)


RULES = Risk()
