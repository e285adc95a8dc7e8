"""R13.3, R13.9, R13.10: titles that change who defends."""

from bot.games.card_game_1e.rules.state import FirstPlay
from bot.games.card_game_1e.rules.titles import COMMANDER, REGENT, holder
from bot.games.lcg import redirect
from bot.games.lcg.challenges import may_attack
from bot.games.lcg.redirect import yes_or_no
from bot.games.lcg.state import LcgState
from bot.games.lcg.titles import supports
from bot.kernel import DONE, Frame
from bot.kernel.labels import label_of


class Redirect(redirect.Redirect, name="card_game_1e.redirect"):
    """R13.9: the Crown Regent forces the attacker to choose another target."""

    steps = ("offer", "choose", "turn")

    def holder(self, state: LcgState) -> int:
        """An option of whoever holds the title."""
        return holder(state, REGENT) or 0

    def goals(self, state: LcgState) -> list[int]:
        """Whom the attacker may lawfully challenge."""
        return other_targets(state)

    def turn(self, play: FirstPlay) -> str:
        """R13.9: the new target suffers the claim as well."""
        seat = self.turn_to(play)
        assert play.state.challenge is not None
        play.state.challenge.against = seat
        return DONE


class Command(Frame, name="card_game_1e.command"):
    """R13.10: the Lord Commander of the Kingsguard steps in."""

    steps = ("offer", "turn")

    def offer(self, play: FirstPlay) -> None:
        """An option of the holder."""
        seat = may_command(play.state)
        assert seat is not None
        play.ask(yes_or_no(seat, "command"))

    def turn(self, play: FirstPlay) -> str:
        """The attackers stay in; play goes on after their declaration (A13.2)."""
        state = play.state
        fight = state.challenge
        assert fight is not None
        if ["yes"] in self.answers.values():
            seat = holder(state, COMMANDER)
            assert seat is not None
            # Which challenge of the round it is tells it apart from later ones.
            state.note("commanded", seat, other=len(state.noted("initiated")))
            fight.defender = fight.against = seat
            fight.bypassed = {}
            fight.step = "commanded"
            state.changed()
            play.emit(
                "commanded", seat=label_of("seat", seat), against=label_of("seat", fight.attacker)
            )
        return DONE


def other_targets(state: LcgState) -> list[int]:
    """Whom the attacker may lawfully challenge instead."""
    fight = state.challenge
    assert fight is not None
    return [
        seat
        for seat in state.opponents(fight.attacker)
        if seat != fight.against and may_attack(state, fight.attacker, fight.type, seat)
    ]


def may_redirect(state: LcgState) -> int | None:
    """R13.9: who may redirect this challenge: once per round, if there is another target."""
    seat = holder(state, REGENT)
    if seat is None or seat in state.out or state.noted("redirected") or state.challenge is None:
        return None
    # Nobody is made to redirect a challenge of their own.
    if seat == state.challenge.attacker:
        return None
    return seat if other_targets(state) else None


def may_command(state: LcgState) -> int | None:
    """R13.10: who may step in: once per round, if nobody defends and they are a legal target."""
    fight, seat = state.challenge, holder(state, COMMANDER)
    if fight is None or seat is None or seat in state.out or fight.type != "military":
        return None
    if fight.defenders or state.noted("commanded") or seat in (fight.attacker, fight.against):
        return None
    return seat if may_attack(state, fight.attacker, fight.type, seat) else None


def commanded(state: LcgState, seat: int) -> bool:
    """R13.10: whether this player stepped in as Lord Commander, in this challenge."""
    begun = len(state.noted("initiated"))
    return any(note.other == begun for note in state.noted("commanded", seat))


def supporter(state: LcgState) -> int | None:
    """R13.3: who supports the attacked player, if no defender was declared."""
    fight = state.challenge
    assert fight is not None
    if fight.defenders:
        return None
    found = [
        seat
        for seat in state.order()
        if seat != fight.attacker and supports(state, seat, fight.against)
    ]
    return found[0] if found else None
