"""What is said to be asked next is what is asked then."""

from bot.games import rules
from bot.games.board_game.rules.foresight import exchange_after, moves_after, muster_after
from bot.games.board_game.rules.view import BoardView
from bot.kernel import Answer, Choose, Illegal, answer
from bot.kernel.asks import AnyAsk
from bot.workshop.match import Match
from bot.workshop.policies import policy

AFTER = {
    "march": ("march_moves", moves_after),
    "raven": ("raven_order", exchange_after),
    "consolidate": ("muster", muster_after),
}
"""A question about an area, what is asked once it is chosen, and what says so beforehand."""
SAME = {"id", "about", "public", "priority", "number"}
"""What only a question that is open has."""
MOST_STEPS = 400


def plain(ask: AnyAsk) -> dict[str, object]:
    return {key: value for key, value in ask.model_dump().items() if key not in SAME}


def choices(ask: Choose, view: BoardView) -> list[tuple[str, str]]:
    """Options that are about an area, and that area."""
    if ask.topic == "consolidate":
        return [("muster", str(ask.about["region"]).removeprefix("region:"))]
    return [(one.id, one.id) for one in ask.options if one.id in view.regions]


def test_what_is_foreseen_is_asked() -> None:
    board = rules("board_game")
    seen = dict.fromkeys(AFTER, 0)
    match = Match(board, 3, "foresight", [policy(board, "standin")] * 3, board.Options())
    for _ in range(MOST_STEPS):
        if match.state.finish is not None:
            break
        for ask in match.state.asks:
            if not isinstance(ask, Choose) or ask.topic not in AFTER:
                continue
            topic, foresee = AFTER[ask.topic]
            view = board.view(match.state, ask.seat)
            assert isinstance(view, BoardView)
            for option, area in choices(ask, view):
                try:
                    given = Answer(seat=ask.seat, ask=ask.id, value=[option])
                    after = answer(board, match.state, given).state
                except Illegal:
                    continue
                asked = [one for one in after.asks if one.topic == topic and one.seat == ask.seat]
                foreseen = foresee(view, area)
                if asked:
                    assert foreseen is not None
                    assert plain(foreseen) == plain(asked[0])
                    seen[ask.topic] += 1
        match.step()
    assert min(seen.values()) > 0, seen
