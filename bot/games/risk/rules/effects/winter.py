"""Winter is Coming: who removes how many units, and after whom."""

from bot.games.risk.rules.choices import after_key, territory_keys
from bot.games.risk.rules.effects.base import destroy
from bot.games.risk.rules.state import RiskState
from bot.kernel import AFTER, DONE, Assign, Frame, Key, Play

OPPONENTS_LOSE = 2
PLAYER_LOSES = 1


class WinterLosses(Frame, name="risk.winter_losses"):
    """The opponents choose at the same time, or wait for those before them; the player is last."""

    steps = ("ask", "remove", "remove_late")

    seat: int
    losers: list[int]
    """In the order of the card: the opponents clockwise, then the player."""
    left: dict[int, int] = {}
    """Units each still has to remove."""
    late: int | None = None
    """Who is choosing alone."""

    def ask(self, play: Play[RiskState]) -> None:
        """All opponents; with a choice to make, whoever is not alone may wait for the others."""
        state = play.state
        self.left = {
            loser: PLAYER_LOSES if loser == self.seat else OPPONENTS_LOSE for loser in self.losers
        }
        opponents = [loser for loser in self.losers if loser != self.seat]
        choosing = [loser for loser in opponents if len(_spare(state, loser)) > 1]
        for loser in opponents:
            waits = loser in choosing and len(choosing) > 1
            self._ask(play, loser, [after_key(self.left[loser])] if waits else [])

    def _ask(self, play: Play[RiskState], loser: int, others: list[Key]) -> None:
        spare = _spare(play.state, loser)
        total = self.left[loser] = min(self.left[loser], sum(spare.values()))
        play.ask(
            Assign(
                seat=loser,
                topic="card_lose",
                purpose="cost",
                public="losses",
                about={"units": total},
                keys=[*territory_keys(play.state, spare, most=spare), *others],
                total=total,
                default=_most_first(spare, total),
            )
        )

    def remove(self, play: Play[RiskState]) -> None:
        """What was chosen at the same time."""
        for loser in self.losers:
            if loser != self.seat:
                self._remove(play, loser)

    def remove_late(self, play: Play[RiskState]) -> str:
        """What was kept back, one after the other, and at last the player's own loss."""
        if self.late is not None:
            self._remove(play, self.late)
        self.late = next((loser for loser in self.losers if self.left[loser]), None)
        if self.late is None:
            return DONE
        self._ask(play, self.late, [])
        return "remove_late"

    def _remove(self, play: Play[RiskState], loser: int) -> None:
        """A14: one unit stays in every territory."""
        given = self.given("card_lose", loser)
        for territory in [name for name in given if name != AFTER]:
            destroy(play, self.seat, territory, given[territory])
        self.left[loser] = given.get(AFTER, 0)


def _spare(state: RiskState, seat: int) -> dict[str, int]:
    """Units that can be removed, by territory."""
    return {t: state.units[t] - 1 for t in state.held(seat) if state.units[t] > 1}


def _most_first(spare: dict[str, int], total: int) -> dict[str, int]:
    """From the strongest territories on."""
    shares: dict[str, int] = {}
    for territory in sorted(spare, key=lambda t: -spare[t]):
        some = min(total, spare[territory])
        if some:
            shares[territory] = some
            total -= some
    return shares
