"""Section 10: the challenges phase."""

from typing import Any

from bot.games.card_game_2e.rules import refusals
from bot.games.card_game_2e.rules.fight import Fight
from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.card_game_2e.rules.titles import supports
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.facts import ICONS
from bot.games.lcg.orders import end_passing
from bot.games.lcg.phases import Phase
from bot.games.lcg.state import NONE, Challenge
from bot.games.lcg.stealth import ask_bypass, bypassed, check_bypass
from bot.games.lcg.values import bonus, each, has_icon, holds, least
from bot.games.lcg.windows import open_window
from bot.kernel import Choose, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.windows import PASS

BACK = "back"
"""The option that takes back what was named before."""


class ChallengesPhase(Phase, name="card_game_2e.challenges_phase"):
    """Steps 4.1 to 4.4."""

    steps = (
        "begins",
        "activate",
        "window",
        "ask",
        "name",
        "ask_stealth",
        "initiate",
        "next",
        "ends",
    )

    phase: str = "challenges"
    number: str = "4"

    def activate(self, play: ThronesPlay) -> None:
        """R9.1: the first player is active first."""
        state = play.state
        waiting = [seat for seat in state.order() if seat not in state.passed]
        if waiting:
            state.active = waiting[0]
            state.passed.append(state.active)
            end_passing(state, [state.active], "active")
            state.changed()
            play.emit("active", seat=label_of("seat", state.active))

    def window(self, play: ThronesPlay) -> None:
        """R10.1: open the action window before each challenge (W4a)."""
        play.state.step = "4.1"
        open_window(play, "W4a")

    def ask(self, play: ThronesPlay) -> str | None:
        """Step 4.2: the active player may start a challenge: its type and the opponent."""
        state = play.state
        seat = state.active
        self.answers.clear()
        found = startable(state, seat) if seat not in state.out else []
        if not found:
            return "next"
        state.step = "4.2"
        options = [
            Option(
                id=f"{kind}.{other}",
                label=label_of("challenge", kind) if state.seats == 2 else "challenge-against",
                args={
                    "challenge": label_of("challenge", kind),
                    "seat": label_of("seat", other),
                    "faction": state.players[other].faction,
                },
            )
            for kind, other in found
        ]
        play.ask(
            Choose(
                seat=seat,
                topic="challenge",
                purpose="act",
                quiet=[PASS],
                public="challenge",
                options=[*options, Option(id=PASS, label=PASS)],
                default=[PASS],
            )
        )
        return None

    def name(self, play: ThronesPlay) -> str | None:
        """R10.5: declare attackers."""
        state = play.state
        seat = state.active
        said = self.chosen("challenge", seat)
        if said == PASS:
            return "next"
        kind = said.partition(".")[0]
        found = eligible_attackers(state, seat, kind)
        cap = least(state, "max_attackers", seat)
        play.ask(
            Choose(
                seat=seat,
                topic="attackers",
                purpose="source",
                quiet=[BACK],
                public="challenge",
                about={"challenge": label_of("challenge", kind)},
                options=[
                    *(Option(id=state.name(one), label=state.label(one)) for one in found),
                    Option(id=BACK, label=BACK),
                ],
                min=1,
                max=len(found) if cap is None else min(cap, len(found)),
                default=[BACK],
            )
        )
        return None

    def explain_challenge(self, state: ThronesState, seat: int, value: Any) -> None:
        """R10.2, R10.5, R27.7: refuse a type or an opponent that cannot be chosen."""
        _refuse(refusals.challenge(state, seat, value))

    def explain_attackers(self, state: ThronesState, seat: int, value: Any) -> None:
        """R10.6: refuse a card that cannot attack."""
        kind = self.chosen("challenge", seat).partition(".")[0]
        _refuse(refusals.attackers(state, seat, kind, value))

    def check_attackers(self, state: ThronesState, seat: int, value: list[str]) -> None:
        """To go back goes with nothing else."""
        if BACK in value and len(value) > 1:
            raise Illegal("back-alone")

    def ask_stealth(self, play: ThronesPlay) -> str | None:
        """R21.8: each stealthy attacker may bypass a character without stealth."""
        state = play.state
        seat = state.active
        names = self.given("attackers", seat)
        if BACK in names:
            return "ask"
        other = self.chosen("challenge", seat).partition(".")[2]
        ask_bypass(play, seat, [chosen_card(one) for one in names], int(other))
        return None

    def explain_stealth(self, state: ThronesState, seat: int, value: Any) -> None:
        """R21.8."""
        other = int(self.chosen("challenge", seat).partition(".")[2])
        _refuse(refusals.stealth(state, seat, other, value))

    def check_stealth(self, state: ThronesState, seat: int, value: dict[str, str]) -> None:
        """A21.3: each needs a different target."""
        check_bypass(value)

    def initiate(self, play: ThronesPlay) -> str:
        """R10.5: one inseparable act."""
        state = play.state
        seat = state.active
        kind, _, other = self.chosen("challenge", seat).partition(".")
        attackers = [chosen_card(one) for one in self.given("attackers", seat)]
        state.challenge = Challenge(
            type=kind,
            attacker=seat,
            defender=int(other),
            against=int(other),
            attackers=attackers,
            declared=list(attackers),
            bypassed=bypassed(self.answers.get(f"stealth/{seat}")),
        )
        state.changed()
        state.note("initiated", seat, other=int(other), what=kind)
        play.push(Fight())
        return "window"

    def next(self, play: ThronesPlay) -> str | None:
        """Step 4.3, R10.4."""
        state = play.state
        self.answers.clear()
        state.active = NONE
        state.changed()
        left = [seat for seat in state.order() if seat not in state.passed]
        return "activate" if left else None


def _refuse(refusal: Illegal | None) -> None:
    if refusal is not None:
        raise refusal


def startable(state: ThronesState, seat: int) -> list[tuple[str, int]]:
    """R10.2, R27.7: types and opponents of the challenges this seat may start now."""
    begun = state.noted("initiated", seat, phase=True)
    cap = least(state, "max_challenges", seat)
    if cap is not None and len(begun) >= cap:
        return []
    found: list[tuple[str, int]] = []
    for kind in ICONS:
        if holds(state, f"cannot_initiate:{kind}", seat):
            continue
        if not eligible_attackers(state, seat, kind):
            continue
        found += [
            (kind, other)
            for other in state.opponents(seat)
            if _may_attack(state, seat, other) and _allowed(state, seat, kind, other)
        ]
    return found


def _may_attack(state: ThronesState, seat: int, other: int) -> bool:
    barred_by = {where for _, where in each(state, "cannot_attack", seat)}
    return str(other) not in barred_by and not supports(state, seat, other)


def _allowed(state: ThronesState, seat: int, kind: str, other: int) -> bool:
    """R10.2, A10.1: one of each type, and what cards add; some only against other opponents."""
    begun = [note for note in state.noted("initiated", seat, phase=True) if note.what == kind]
    if len(begun) < 1 + bonus(state, f"challenges:{kind}", seat):
        return True
    elsewhere = bonus(state, f"challenges_elsewhere:{kind}", seat)
    allowance = 1 + bonus(state, f"challenges:{kind}", seat) + elsewhere
    return len(begun) < allowance and all(note.other != other for note in begun)


def eligible_attackers(state: ThronesState, seat: int, kind: str) -> list[int]:
    """R10.6: standing, under this seat's control, with the icon."""
    return [
        card
        for card in state.controlled(seat)
        if state.fact(card).type == "character"
        and not state.board[card].knelt
        and has_icon(state, card, kind)
        and not holds(state, "cannot_attack_with", card)
    ]
