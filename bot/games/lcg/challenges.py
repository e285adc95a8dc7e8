"""The challenges phase; who may challenge whom, and with whom."""

from typing import Any, ClassVar

from bot.games.lcg import deeds, refusals
from bot.games.lcg.choices import card_options, chosen_card
from bot.games.lcg.context import Context
from bot.games.lcg.edition import edition_of
from bot.games.lcg.facts import ICONS
from bot.games.lcg.orders import end_passing
from bot.games.lcg.phases import Phase
from bot.games.lcg.state import NONE, Challenge, LcgPlay, LcgState
from bot.games.lcg.titles import supports
from bot.games.lcg.values import bonus, each, has_icon, holds, least
from bot.games.lcg.windows import open_window
from bot.kernel import Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.windows import PASS

BACK = "back"
"""The option that takes back what was named before."""


class ChallengesPhase(Phase):
    """From the first player on, each starts their challenges, one after the other."""

    fight: ClassVar[type[Frame]]

    phase: str = "challenges"
    number: str = "4"

    def activate(self, play: LcgPlay) -> None:
        """The next player's turn, beginning with the first player."""
        state = play.state
        waiting = [seat for seat in state.order() if seat not in state.passed]
        if waiting:
            state.active = waiting[0]
            state.passed.append(state.active)
            end_passing(state, [state.active], "active")
            state.changed()
            play.emit("active", seat=label_of("seat", state.active))

    def window(self, play: LcgPlay) -> None:
        """Open the action window before each challenge (W4a)."""
        play.state.step = "4.1"
        open_window(play, "W4a")

    def ask(self, play: LcgPlay) -> str | None:
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
                options=[
                    *options,
                    Option(id=PASS, label="no-more-challenges"),
                    *edition_of(state).asides(state, seat),
                ],
                default=[PASS],
            )
        )
        return None

    def name(self, play: LcgPlay) -> str | None:
        """Declare attackers."""
        state = play.state
        seat = state.active
        said = self.chosen("challenge", seat)
        if said == PASS:
            return "next"
        if ":" in said:
            edition_of(state).do_act(play, seat, said)
            return "ask"
        kind = said.partition(".")[0]
        found = eligible_attackers(state, seat, kind)
        if not found:
            # Whoever lent the attackers has given up since the challenge was offered.
            return "ask"
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
                    *card_options(Context(state, seat), found),
                    Option(id=BACK, label=BACK),
                ],
                min=1,
                max=len(found) if cap is None else min(cap, len(found)),
                default=[BACK],
            )
        )
        return None

    def explain_challenge(self, state: LcgState, seat: int, value: Any) -> None:
        """Refuse a type or an opponent that cannot be chosen."""
        refusals.refuse(refusals.challenge(state, seat, value))

    def explain_attackers(self, state: LcgState, seat: int, value: Any) -> None:
        """Refuse a card that cannot attack."""
        kind = self.chosen("challenge", seat).partition(".")[0]
        refusals.refuse(refusals.attackers(state, seat, kind, value))

    def check_attackers(self, state: LcgState, seat: int, value: list[str]) -> None:
        """To go back goes with nothing else; what attacking costs must be paid."""
        if BACK in value:
            if len(value) > 1:
                raise Illegal("back-alone")
            return
        kind = self.chosen("challenge", seat).partition(".")[0]
        cards = [chosen_card(one) for one in value]
        refusals.refuse(edition_of(state).why_no_toll(state, seat, cards, kind))

    def begin_fight(self, play: LcgPlay, bypassed: dict[int, int]) -> str:
        """The challenge stands; it is resolved completely before the next.

        Returns the step that follows: whoever gave up meanwhile took their cards along.
        """
        state = play.state
        seat = state.active
        kind, _, other = self.chosen("challenge", seat).partition(".")
        named = [chosen_card(one) for one in self.given("attackers", seat)]
        attackers = [card for card in named if card in state.board]
        if not attackers or int(other) in state.out:
            return "ask"
        for toll in edition_of(state).toll_deeds(state, seat, attackers, int(other), kind):
            deeds.do(play, toll)
        state.challenge = Challenge(
            type=kind,
            attacker=seat,
            defender=int(other),
            against=int(other),
            attackers=attackers,
            declared=list(attackers),
            bypassed=bypassed,
        )
        state.changed()
        state.note("initiated", seat, other=int(other), what=kind)
        play.push(self.fight())
        return "window"

    def next(self, play: LcgPlay) -> str | None:
        """The next player, until all have been active."""
        state = play.state
        self.answers.clear()
        state.active = NONE
        state.changed()
        left = [seat for seat in state.order() if seat not in state.passed]
        return "activate" if left else None


def startable(state: LcgState, seat: int) -> list[tuple[str, int]]:
    """Types and opponents of the challenges this seat may start now."""
    begun = state.noted("initiated", seat, phase=True)
    cap = least(state, "max_challenges", seat)
    if cap is not None and len(begun) >= cap:
        return []
    return [
        (kind, other)
        for kind in ICONS
        if not holds(state, f"cannot_initiate:{kind}", seat)
        and eligible_attackers(state, seat, kind)
        for other in state.opponents(seat)
        if may_attack(state, seat, kind, other) and _allowed(state, seat, kind, other)
    ]


def may_attack(state: LcgState, seat: int, kind: str, other: int) -> bool:
    """Whether neither titles nor cards forbid a challenge of this type against this opponent."""
    return not supports(state, seat, other) and not forbidden(state, seat, kind, other)


def forbidden(state: LcgState, seat: int, kind: str, other: int) -> bool:
    """Whether a card keeps this seat from attacking that one."""
    barred_by = {where for _, where in each(state, "cannot_attack", seat)}
    barred_by |= {where for _, where in each(state, f"truce:{kind}", seat)}
    return str(other) in barred_by


def _allowed(state: LcgState, seat: int, kind: str, other: int) -> bool:
    """One of each type, and what cards add; some only against other opponents."""
    begun = [note for note in state.noted("initiated", seat, phase=True) if note.what == kind]
    allowance = 1 + bonus(state, f"challenges:{kind}", seat)
    if len(begun) < allowance:
        return True
    allowance += bonus(state, f"challenges_elsewhere:{kind}", seat)
    return len(begun) < allowance and all(note.other != other for note in begun)


def eligible_attackers(state: LcgState, seat: int, kind: str) -> list[int]:
    """Standing, under this seat's control, with the icon; and what it costs can be paid."""
    edition = edition_of(state)
    return [
        card
        for card in state.controlled(seat)
        if state.fact(card).type == "character"
        and not state.board[card].knelt
        and has_icon(state, card, kind)
        and not holds(state, "cannot_attack_with", card)
        and edition.toll(state, seat, [card], kind) <= state.purse(seat)
    ]
