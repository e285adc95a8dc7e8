"""A25, M2: what ends with a player who is eliminated or gives up."""

from bot.games.risk.rules.cards import characters
from bot.games.risk.rules.state import RiskState
from bot.kernel import Play
from bot.kernel.labels import label_of

NEUTRAL = -1


def leave(play: Play[RiskState], seat: int) -> None:
    """Nobody pays double for this seat's mourning any more, and its captives go home.

    There is nobody left to whom a ransom could be paid. Calling it twice does no harm.
    """
    state = play.state
    if state.mourning == seat:
        state.mourning = NEUTRAL
    for character in [card for card, captor in state.captive.items() if captor == seat]:
        del state.captive[character]
        home = state.houses.index(characters()[character].house)
        if state.held(home):
            play.emit("freed", character=label_of("character", character))
        elif character not in state.dead:
            state.dead.append(character)
