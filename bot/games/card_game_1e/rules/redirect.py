"""R13.3, R13.9, R13.10: titles that change who defends."""

from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.card_game_1e.rules.titles import COMMANDER, REGENT, holder, supports
from bot.games.lcg.values import each
from bot.kernel import DONE, Choose, Frame, Option
from bot.kernel.labels import label_of


class Redirect(Frame, name="card_game_1e.redirect"):
    """R13.9: the Crown Regent forces the attacker to choose another target."""

    steps = ("offer", "choose", "turn")

    def offer(self, play: FirstPlay) -> str | None:
        """An option of the holder, who may have ordered when to be asked."""
        state = play.state
        seat = may_redirect(state)
        assert seat is not None
        assert state.challenge is not None
        wish = state.preference(seat, "redirect", "ask")
        if wish == "never" or (wish == "attacked" and state.challenge.defender != seat):
            play.followed(seat, "redirect", wish)
            return DONE
        play.ask(_yes_or_no(seat, "redirect"))
        return None

    def choose(self, play: FirstPlay) -> str | None:
        """The attacker chooses whom to attack instead."""
        state = play.state
        fight = state.challenge
        assert fight is not None
        if ["yes"] not in self.answers.values():
            return DONE
        state.note("redirected", holder(state, REGENT) or 0)
        found = other_targets(state)
        play.ask(
            Choose(
                seat=fight.attacker,
                topic="redirect_to",
                purpose="target",
                public="redirect",
                options=[Option(id=str(seat), label=label_of("seat", seat)) for seat in found],
                default=[str(found[0])],
            )
        )
        return None

    def turn(self, play: FirstPlay) -> str:
        """The challenge goes on against that player."""
        fight = play.state.challenge
        assert fight is not None
        fight.defender = fight.against = int(self.chosen("redirect_to", fight.attacker))
        play.state.changed()
        play.emit(
            "redirected",
            seat=label_of("seat", fight.attacker),
            against=label_of("seat", fight.defender),
        )
        return DONE


class Command(Frame, name="card_game_1e.command"):
    """R13.10: the Lord Commander of the Kingsguard steps in."""

    steps = ("offer", "turn")

    def offer(self, play: FirstPlay) -> None:
        """An option of the holder."""
        seat = may_command(play.state)
        assert seat is not None
        play.ask(_yes_or_no(seat, "command"))

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


def _yes_or_no(seat: int, topic: str) -> Choose:
    return Choose(
        seat=seat,
        topic=topic,
        purpose="act",
        quiet=["no"],
        public="redirect",
        options=[Option(id="no", label="no"), Option(id="yes", label="yes")],
        default=["no"],
    )


def other_targets(state: FirstState) -> list[int]:
    """Whom the attacker may lawfully challenge instead."""
    fight = state.challenge
    assert fight is not None
    return [
        seat
        for seat in state.opponents(fight.attacker)
        if seat != fight.against and _lawful(state, fight.attacker, seat, fight.type)
    ]


def _lawful(state: FirstState, attacker: int, seat: int, kind: str) -> bool:
    truces = {where for _, where in each(state, f"truce:{kind}", attacker)}
    return not supports(state, attacker, seat) and str(seat) not in truces


def may_redirect(state: FirstState) -> int | None:
    """R13.9: who may redirect this challenge: once per round, if there is another target."""
    seat = holder(state, REGENT)
    if seat is None or seat in state.out or state.noted("redirected") or state.challenge is None:
        return None
    # Nobody is made to redirect a challenge of their own.
    if seat == state.challenge.attacker:
        return None
    return seat if other_targets(state) else None


def may_command(state: FirstState) -> int | None:
    """R13.10: who may step in: once per round, if nobody defends and they are a legal target."""
    fight, seat = state.challenge, holder(state, COMMANDER)
    if fight is None or seat is None or seat in state.out or fight.type != "military":
        return None
    if fight.defenders or state.noted("commanded") or seat in (fight.attacker, fight.against):
        return None
    return seat if _lawful(state, fight.attacker, seat, fight.type) else None


def commanded(state: FirstState, seat: int) -> bool:
    """R13.10: whether this player stepped in as Lord Commander, in this challenge."""
    begun = len(state.noted("initiated"))
    return any(note.other == begun for note in state.noted("commanded", seat))


def supporter(state: FirstState) -> int | None:
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
