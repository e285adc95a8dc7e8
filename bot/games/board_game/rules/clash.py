"""R5.19-A5.26: a clash of kings."""

from bot.games.board_game.rules.acts import hand_over, pay
from bot.games.board_game.rules.facts import TRACKS
from bot.games.board_game.rules.state import BoardState, Playing
from bot.kernel import Amount, Choose, Frame, Option
from bot.kernel.labels import label_of


class Clash(Frame, name="board.clash"):
    """Bids for the three tracks, one after the other."""

    steps = ("bid", "reveal", "place", "hand_over")

    track: int = 0
    bids: dict[int, int] = {}

    def bid(self, play: Playing) -> None:
        """R5.20, A5.21: secret, all at once."""
        state = play.state
        for seat in state.order_of_play:
            play.ask(
                Amount(
                    seat=seat,
                    topic="bid",
                    purpose="cost",
                    quiet=0,
                    public="bid",
                    about={"track": label_of("track", TRACKS[self.track])},
                    min=0,
                    max=state.power[seat],
                    default=0,
                )
            )

    def reveal(self, play: Playing) -> None:
        """R5.22: all bids are paid; R5.23, A5.24: the throne holder decides the ties."""
        state = play.state
        name = TRACKS[self.track]
        self.bids = {seat: self.given("bid", seat) for seat in range(state.seats)}
        for seat in sorted(self.bids, key=lambda seat: -self.bids[seat]):
            bid = self.bids[seat]
            play.emit("bid", seat=label_of("seat", seat), track=label_of("track", name), bid=bid)
            pay(play, seat, bid, "bid")
        play.reveal()
        tied = self.tied(state)
        if not tied:
            return
        holder = state.holders["iron_throne"]
        wish = play.order(holder, "ties", "ask", "ask")
        if wish != "ask":
            ranked = ranking(state, holder, tied, wish)
            self.answers[f"clash_ties/{holder}"] = [state.houses[seat] for seat in ranked]
            return
        options = [
            Option(id=state.houses[s], label=label_of("house", state.houses[s])) for s in tied
        ]
        play.ask(
            Choose(
                seat=holder,
                topic="clash_ties",
                purpose="order",
                public="ties",
                about={"track": label_of("track", name)},
                options=options,
                min=len(tied),
                max=len(tied),
                ordered=True,
                default=[option.id for option in options],
            )
        )

    def tied(self, state: BoardState) -> list[int]:
        """Everybody in some tie, in the order of the old track."""
        numbers = list(self.bids.values())
        return [s for s in state.tracks[TRACKS[self.track]] if numbers.count(self.bids[s]) > 1]

    def place(self, play: Playing) -> str | None:
        """R5.20: highest first; A5.26 says when the tokens change hands."""
        state = play.state
        name = TRACKS[self.track]
        ranked = state.tracks[name]
        holder = state.holders["iron_throne"]
        if self.tied(state):
            given = [state.seat_of(house) for house in self.given("clash_ties", holder)]
            play.emit(
                "ties-broken",
                seat=label_of("seat", holder),
                seats=[label_of("seat", seat) for seat in given],
            )
            ranked = given + [seat for seat in ranked if seat not in given]
        # A stable sort keeps the order within each tie.
        state.tracks[name] = sorted(ranked, key=lambda seat: -self.bids[seat])
        play.emit(
            "track-set",
            track=label_of("track", name),
            seats=[label_of("seat", seat) for seat in state.tracks[name]],
        )
        if state.options.clash_token_timing == "after_each":
            hand_over(play, name)
        self.track += 1
        return "bid" if self.track < len(TRACKS) else None

    def hand_over(self, play: Playing) -> None:
        """R5.25: the tokens go to whoever is first on their tracks now."""
        for name in TRACKS:
            hand_over(play, name)


def ranking(state: BoardState, holder: int, tied: list[int], wish: str) -> list[int]:
    """Standing order for ties, best first: as they stand, or oneself and then the weakest."""
    if wish == "track":
        return tied
    return sorted(tied, key=lambda seat: (seat != holder, state.score(seat)))
