"""R17.1: power for the house may be put on a card with infamy instead."""

from collections.abc import Sequence

from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.deed import Deed
from bot.games.lcg.occurrence import Occurrence
from bot.games.lcg.values import has_keyword
from bot.kernel import DONE, Choose, Frame, Option


class Infamy(Frame, name="card_game_1e.infamy"):
    """Who gets power for the house says where it goes."""

    steps = ("ask", "put")

    def ask(self, play: FirstPlay) -> None:
        """The house card, or one of those with infamy; once for each time power is claimed."""
        state = play.state
        for place, deed in enumerate(play.frame(Occurrence).deeds):
            seat = claimant(state, deed)
            if seat is None:
                continue
            found = [state.house(seat), *infamous(state, seat)]
            play.ask(
                Choose(
                    seat=seat,
                    topic="infamy",
                    purpose="target",
                    which=str(place),
                    public="keyword",
                    about={"number": deed.amount},
                    options=[Option(id=state.name(one), label=state.label(one)) for one in found],
                    default=[state.name(found[0])],
                )
            )

    def put(self, play: FirstPlay) -> str:
        """It counts as claimed for the house all the same."""
        state = play.state
        for place, deed in enumerate(play.frame(Occurrence).deeds):
            seat = claimant(state, deed)
            if seat is None:
                continue
            goal = chosen_card(self.chosen("infamy", seat, str(place)))
            if deed.kind == "power_gained":
                deed.card = goal
            else:
                deed.onto = goal
        return DONE


def infamous(state: FirstState, seat: int) -> list[int]:
    """A seat's cards with infamy."""
    return [card for card in state.controlled(seat) if has_keyword(state, card, "infamy")]


def claimant(state: FirstState, deed: Deed) -> int | None:
    """Who gets power for the house by this deed, if that power can go elsewhere."""
    goal = {"power_gained": deed.card, "power_moved": deed.onto}.get(deed.kind, -1)
    if deed.status != "" or not 0 <= goal < state.seats:
        return None
    return goal if infamous(state, goal) else None


def diversion(state: FirstState, deeds: Sequence[Deed]) -> Frame | None:
    """The frame that asks, if there is anything to ask."""
    return Infamy() if any(claimant(state, deed) is not None for deed in deeds) else None
