"""R14: wildling attacks."""

from bot.games.board_game.rules.acts import pay
from bot.games.board_game.rules.board import NOBODY
from bot.games.board_game.rules.clash import ranking
from bot.games.board_game.rules.penalties import Penalty
from bot.games.board_game.rules.rewards import Reward
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.tidy import Tidy
from bot.kernel import DONE, Amount, Choose, Frame, Option
from bot.kernel.labels import label_of


class Wildlings(Frame, name="board.wildlings"):
    """R14.02-R14.07: bids, the outcome, the card."""

    steps = ("announce", "bid", "reveal", "settle", "again")

    strength: int
    without: int = NOBODY
    """A14.11: who sits a second attack out."""
    second: bool = False
    bids: dict[int, int] = {}
    card: str = ""
    best: int = NOBODY
    """Who got the reward, if they were repelled."""

    def announce(self, play: Playing) -> None:
        """R14.01: tell how strong the wildlings are."""
        play.emit("wildling-attack", strength=self.strength)

    def bid(self, play: Playing) -> None:
        """R14.02: secret, all at once."""
        for seat in self.taking_part(play.state):
            play.ask(
                Amount(
                    seat=seat,
                    topic="wildling_bid",
                    purpose="cost",
                    quiet=0,
                    public="wildling_bid",
                    about={"strength": self.strength},
                    min=0,
                    max=play.state.power[seat],
                    default=0,
                )
            )

    def taking_part(self, state: BoardState) -> list[int]:
        """Everybody but one, in turn order."""
        return [seat for seat in state.order_of_play if seat != self.without]

    @property
    def repelled(self) -> bool:
        """R14.04: return whether the bids together are at least as strong."""
        return sum(self.bids.values()) >= self.strength

    def reveal(self, play: Playing) -> None:
        """R14.02, R14.05; R14.07, A14.08: the throne holder settles ties before the card."""
        state = play.state
        play.reveal()
        for seat in self.taking_part(state):
            self.bids[seat] = self.given("wildling_bid", seat)
            play.emit("wildling-bid", seat=label_of("seat", seat), bid=self.bids[seat])
            pay(play, seat, self.bids[seat], "bid")
        if not self.second:
            # A14.11: in a second attack the marker stays on 0 whatever comes.
            state.wildling = 0 if self.repelled else max(0, state.wildling - 4)
        wanted = "highest" if self.repelled else "lowest"
        edge = max(self.bids.values()) if self.repelled else min(self.bids.values())
        seats = [s for s in self.taking_part(state) if self.bids[s] == edge]
        tied = [state.houses[seat] for seat in seats]
        holder = state.holders["iron_throne"]
        wish = play.order(holder, "ties", "ask", "ask") if len(seats) > 1 else "ask"
        if wish != "ask":
            ranked = ranking(state, holder, seats, wish)
            chosen = ranked[0] if self.repelled else ranked[-1]
            self.answers[f"wildling_ties/{holder}"] = [state.houses[chosen]]
            return
        play.ask(
            Choose(
                seat=holder,
                topic="wildling_ties",
                purpose="order",
                public="ties",
                about={"wanted": label_of("choice", wanted)},
                options=[Option(id=house, label=label_of("house", house)) for house in tied],
                default=tied[:1],
            )
        )

    def settle(self, play: Playing) -> str | None:
        """R14.06: the card, then under the deck."""
        state = play.state
        total = sum(self.bids.values())
        seat = state.seat_of(self.chosen("wildling_ties", state.holders["iron_throne"]))
        play.emit(
            "wildlings-repelled" if self.repelled else "wildlings-won",
            seat=label_of("seat", seat),
            total=total,
            strength=self.strength,
        )
        self.card = state.wildling_deck.pop(0)
        state.wildling_deck.append(self.card)
        play.emit(
            "wildling-card",
            card=label_of("wildling", self.card),
            effect=label_of("effect", self.card),
        )
        if self.repelled:
            self.best = seat
            play.push(Reward(seat=seat, card=self.card, bid=self.bids[seat]))
            return None
        others = [other for other in self.taking_part(state) if other != seat]
        play.push(Penalty(card=self.card, lowest=seat, queue=[seat, *others]))
        return None

    def again(self, play: Playing) -> str:
        """A14.11: Preemptive Raid, repelled."""
        if self.best != NOBODY and self.card == "preemptive_raid" and not self.second:
            play.push(Wildlings(strength=6, without=self.best, second=True))
        else:
            play.push(Tidy())
        return DONE
