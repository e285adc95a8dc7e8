"""A4.09: what follows every order, effect or loss; ports (R17); victory (R18)."""

from bot.games.board_game.rules.acts import destroy_all, remove_order, told_loss
from bot.games.board_game.rules.board import NOBODY, Board
from bot.games.board_game.rules.facts import figures, regions
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.supply import room
from bot.kernel import DONE, Amount, Frame
from bot.kernel.labels import label_of


class Tidy(Frame, name="board.tidy"):
    """A4.09: orders without units, ships without a port, take-overs, victory."""

    steps = ("strip", "ports", "take_over", "win")

    port: str = ""
    taker: int = NOBODY

    def strip(self, play: Playing) -> None:
        """Orders in areas without units go; so do ships in a port without owner (A17.06)."""
        state = play.state
        for region in list(state.orders):
            if region not in state.forces:
                # Whose it was does not matter any more: nobody is there.
                del state.orders[region]
        strand_ships(play)

    def ports(self, play: Playing) -> str | None:
        """A17.05: a new controller of the land chooses how many ships to replace."""
        state = play.state
        found = _lost_port(state)
        if found is None:
            return "win"
        self.port = found
        self.taker = state.controller(found)
        ships = state.forces[found].size
        most = min(ships, state.reserve(self.taker, "ship"), figures().port_max_ships)
        loser = state.owner(found)
        # The ships leave before their successors come: only the taker's own supply counts.
        most = room(state, self.taker, found, most)
        wish = play.order(self.taker, "take_ships", "ask", "ask") if most else "ask"
        if wish != "ask":
            self.answers[f"take_ships/{self.taker}"] = most if wish == "all" else 0
            return None
        play.ask(
            Amount(
                seat=self.taker,
                topic="take_ships",
                quiet=0,
                open_to_all=True,
                public="ports",
                about={"region": label_of("region", found), "loser": label_of("seat", loser)},
                min=0,
                max=most,
                default=most,
            )
        )
        return None

    def take_over(self, play: Playing) -> str:
        """A17.05, R10.45: the others are destroyed and the order in the port goes."""
        state = play.state
        taken = self.given("take_ships", self.taker)
        loser = state.owner(self.port)
        there = state.forces[self.port].size
        remove_order(play, self.port, loser, "port")
        del state.forces[self.port]
        if there > taken:
            told_loss(play, loser, self.port, {"ship": there - taken}, "port")
        if taken:
            state.add(self.port, self.taker, "ship", taken)
            play.emit(
                "ships-taken",
                seat=label_of("seat", self.taker),
                region=label_of("region", self.port),
                ships=taken,
                loser=label_of("seat", loser),
            )
        return "ports"

    def win(self, play: Playing) -> str:
        """R18.01: end the game if somebody has seven castles."""
        check_victory(play)
        return DONE


def _lost_port(board: Board) -> str | None:
    for region in board.forces:
        if regions()[region].kind == "port" and board.controller(region) != board.owner(region):
            return region
    return None


def strand_ships(play: Playing) -> None:
    """A17.06: ships in a port whose land nobody controls are destroyed."""
    state = play.state
    for region in list(state.forces):
        if regions()[region].kind == "port" and state.controller(region) == NOBODY:
            remove_order(play, region, state.owner(region), "port")
            destroy_all(play, region, "port")


def playing(board: Board) -> list[int]:
    """Seats that have not given up."""
    return [seat for seat in range(board.seats) if seat not in board.conceded]


def check_victory(play: Playing) -> None:
    """R18.01, A18.02: seven castles and strongholds win at once; M6, M7, R21.22: or not."""
    state = play.state
    late = state.options.victory == "end_of_round" and state.phase != "clean_up"
    if state.points or late:
        return
    counts = state.victories()
    if max((counts[seat] for seat in playing(state)), default=0) >= state.goal:
        finish(play, "seven-castles")


def ranked(board: Board) -> list[list[int]]:
    """R18.03, A18.04, R21.23: castles or points, then the tie-breakers; M2: who gave up is last."""

    def rank(seat: int) -> tuple[int, ...]:
        throne = -board.place(seat, "iron_throne") if board.tracks else -seat
        first = (seat not in board.conceded, board.score(seat))
        if board.points:
            return (*first, len(board.held(seat)), throne)
        if board.options.tie_break == "errata":
            return (*first, len(board.held(seat)), board.supply[seat], throne)
        return (*first, board.strongholds(seat), board.supply[seat], board.power[seat], throne)

    return [[seat] for seat in sorted(range(board.seats), key=rank, reverse=True)]


def _in_play(state: BoardState) -> list[tuple[int, str]]:
    """House cards that lie on the table when everybody else gives up in the middle of a combat."""
    found = list(state.fight.cards.items()) if state.fight is not None else []
    sent_back = [getattr(frame, "returned", "") for frame in state.stack]
    owners = [(seat, card) for card in sent_back for seat in range(state.seats)]
    return [*found, *((seat, card) for seat, card in owners if card in state.own_cards(seat))]


def finish(play: Playing, reason: str) -> None:
    """R18.03: end the game with the places as they are."""
    state = play.state
    places = ranked(state)
    for seat, card in _in_play(state):
        if card not in (*state.hands[seat], *state.piles[seat]):
            state.piles[seat].append(card)
    state.fight = None
    play.finish(reason, places, {seat: state.score(seat) for seat in range(state.seats)})


def last_player_wins(play: Playing) -> None:
    """M2: whoever is the only one not to have given up wins."""
    state = play.state
    left = playing(state)
    if len(left) > 1:
        return
    if state.power:
        finish(play, "last-player")
        return
    others = [seat for seat in reversed(state.conceded) if seat not in left]
    play.finish("last-player", [[seat] for seat in [*left, *others]], {})
