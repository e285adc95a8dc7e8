"""Risk: Game of Thrones, as the kernel plays it."""

from typing import ClassVar

from pydantic import BaseModel

from bot.games.risk.board import facts, table_setup
from bot.games.risk.conquer import Conquest
from bot.games.risk.draw import end_possible
from bot.games.risk.end import last_one_wins
from bot.games.risk.invade import Invasion
from bot.games.risk.policy import heuristic
from bot.games.risk.state import NEUTRAL, RiskOptions, RiskState
from bot.games.risk.turn import Skirmish
from bot.games.risk.view import RiskView, view
from bot.kernel import Broken, Play, Preference, Rng, Rules


class Risk(Rules[RiskState]):
    """The Skirmish game on Westeros (3-5), Essos (2) or both boards (6-7)."""

    id = "risk"
    version = 1
    players = (2, 3, 4, 5, 6, 7)
    State = RiskState
    Options = RiskOptions
    preferences: ClassVar = {
        "defence": Preference(choices=("most", "one", "ask"), default="most"),
        "move_in": Preference(choices=("ask", "few", "all"), default="ask"),
        "draw": Preference(choices=("end", "always", "ask"), default="end"),
    }
    policies: ClassVar = {"standin": heuristic, "heuristic": heuristic}

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

    def view(self, state: RiskState, viewer: int | None) -> RiskView:
        """What this seat (None: the public) may know."""
        return view(state, viewer)

    def conceded(self, play: Play[RiskState], seat: int) -> None:
        """Its units stay and defend, but it has no more turns and cannot win."""
        if seat not in play.state.out:
            play.state.out.append(seat)
        for frame in play.state.stack:
            if isinstance(frame, Invasion) and frame.seat == seat:
                # The battle that is on is fought; the order to go on ends with who gave it.
                frame.until = None
        if play.state.order:
            last_one_wins(play)

    def check(self, state: RiskState) -> None:
        """Units, territories and cards: nothing appears, nothing gets lost."""
        if not state.owner:
            return
        _check_units(state)
        _check_cards(state)

    def redeal(self, state: RiskState, viewer: int | None, rng: Rng) -> RiskState:
        """Hands of the others, the deck, chance and the others' standing orders dealt anew."""
        other = state.copy_state()
        other.rng = Rng(seed=f"redealt/{rng.below(1 << 62)}")
        end = facts().end_card.id
        hidden = [seat for seat in range(state.seats) if seat != viewer]
        pool = [c for c in other.deck if c != end] + [c for s in hidden for c in other.hands[s]]
        rng.shuffle(pool)
        for seat in hidden:
            other.hands[seat] = [pool.pop() for _ in other.hands[seat]]
            other.preferences[seat] = {
                key: rng.pick(known.choices) for key, known in self.preferences.items()
            }
        if end in other.deck:
            first = (
                0 if end_possible(state) else len(state.deck) - len(state.map.territories) // 2 - 1
            )
            pool.insert(first + rng.below(len(pool) - first + 1), end)
        other.deck = pool
        for ask in other.asks:
            if ask.seat != viewer and ask.answer is not None:
                ask.answer = ask.check(ask.default)
        return other


def _check_units(state: RiskState) -> None:
    if set(state.owner) != set(state.map.territories) or set(state.units) != set(state.owner):
        raise Broken("a territory is missing")
    taken = [f.target for f in state.stack if isinstance(f, Conquest)]
    on_board = [0] * (state.seats + 1)
    for territory, owner in state.owner.items():
        units = state.units[territory]
        if not NEUTRAL <= owner < state.seats:
            raise Broken(f"{territory} has no owner")
        if units < 1 and territory not in taken:
            raise Broken(f"{territory} has {units} units")
        on_board[owner] += units
    for seat, units in enumerate(on_board):
        if units != state.raised[seat] - state.lost[seat]:
            raise Broken(f"units of {seat} appeared or got lost")
    for seat in range(state.seats):
        eliminated = not state.held(seat)
        if eliminated and seat not in state.out:
            raise Broken(f"{seat} has nothing left and is still in the game")


def _check_cards(state: RiskState) -> None:
    cards = [*state.deck, *state.discard, *(card for hand in state.hands for card in hand)]
    if not state.deck and state.finish is None and not cards:
        return
    if sorted(cards) != sorted([*state.map.territories, facts().end_card.id]):
        raise Broken("territory cards appeared or got lost")
