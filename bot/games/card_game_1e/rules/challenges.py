"""R8.1 to R8.4: the challenges phase; who may challenge whom, and with whom."""

from bot.games.card_game_1e.rules.fight import Fight
from bot.games.card_game_1e.rules.phases import Phase
from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.card_game_1e.rules.titles import supports
from bot.games.card_game_1e.rules.tolls import attack_toll, declare_toll, pay_attack_toll
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.facts import ICONS
from bot.games.lcg.orders import end_passing
from bot.games.lcg.state import NONE, Challenge
from bot.games.lcg.values import bonus, each, has_icon, holds, least
from bot.games.lcg.windows import open_window
from bot.kernel import Choose, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.windows import PASS

BACK = "back"
"""The option that takes back what was named before."""


class ChallengesPhase(Phase, name="card_game_1e.challenges_phase"):
    """R8.1: from the first player on, each starts their challenges."""

    steps = ("begins", "shadows", "activate", "window", "ask", "name", "initiate", "next", "ends")

    phase: str = "challenges"
    number: str = "4"

    def activate(self, play: FirstPlay) -> None:
        """The next player's turn."""
        state = play.state
        waiting = [seat for seat in state.order() if seat not in state.passed]
        if waiting:
            state.active = waiting[0]
            state.passed.append(state.active)
            end_passing(state, [state.active], "active")
            state.changed()
            play.emit("active", seat=label_of("seat", state.active))

    def window(self, play: FirstPlay) -> None:
        """R8.3: actions before a challenge is declared."""
        play.state.step = "4.1"
        open_window(play, "W4a")

    def ask(self, play: FirstPlay) -> str | None:
        """R8.4: the type of the challenge and the opponent."""
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

    def explain_challenge(self, state: FirstState, seat: int, value: object) -> None:
        """Say why somebody cannot be attacked."""
        said = value[0] if isinstance(value, list) and value else value
        name, _, other = str(said).partition(".")
        if name not in ICONS or not other.isdecimal() or int(other) not in state.seats_in():
            return
        foe = int(other)
        if foe == state.partner(seat):
            raise Illegal("not-your-partner")
        if supports(state, seat, foe):
            raise Illegal("supported-title", seat=label_of("seat", foe))

    def name(self, play: FirstPlay) -> str | None:
        """R8.4: declare attackers."""
        state = play.state
        seat = state.active
        said = self.chosen("challenge", seat)
        if said == PASS:
            return "next"
        kind, _, other = said.partition(".")
        found = affordable_attackers(state, seat, kind, int(other))
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

    def check_attackers(self, state: FirstState, seat: int, value: list[str]) -> None:
        """To go back goes with nothing else; tolls must be paid."""
        if BACK in value:
            if len(value) > 1:
                raise Illegal("back-alone")
            return
        kind = self.chosen("challenge", seat).partition(".")[0]
        cards = [chosen_card(one) for one in value]
        need = attack_toll(state, seat, kind) + declare_toll(state, cards)
        if need > state.purse(seat):
            raise Illegal("toll-too-high", needed=need, got=state.purse(seat))

    def initiate(self, play: FirstPlay) -> str:
        """R8.2: the challenge is resolved completely before the next."""
        state = play.state
        seat = state.active
        names = self.given("attackers", seat)
        if BACK in names:
            return "ask"
        kind, _, other = self.chosen("challenge", seat).partition(".")
        attackers = [chosen_card(one) for one in names]
        pay_attack_toll(play, seat, int(other), kind, attackers)
        state.challenge = Challenge(
            type=kind,
            attacker=seat,
            defender=int(other),
            against=int(other),
            attackers=attackers,
            declared=list(attackers),
        )
        state.changed()
        state.note("initiated", seat, other=int(other), what=kind)
        play.push(Fight())
        return "window"

    def next(self, play: FirstPlay) -> str | None:
        """The next player."""
        state = play.state
        self.answers.clear()
        state.active = NONE
        state.changed()
        left = [seat for seat in state.order() if seat not in state.passed]
        return "activate" if left else None


def startable(state: FirstState, seat: int) -> list[tuple[str, int]]:
    """R8.1, R13.2, R21.3: types and opponents of the challenges this seat may start now."""
    begun = state.noted("initiated", seat, phase=True)
    return [
        (kind, other)
        for kind in ICONS
        if len([note for note in begun if note.what == kind])
        < 1 + bonus(state, f"challenges:{kind}", seat)
        for other in state.opponents(seat)
        if may_attack(state, seat, kind, other) and affordable_attackers(state, seat, kind, other)
    ]


def may_attack(state: FirstState, seat: int, kind: str, other: int) -> bool:
    """Whether a challenge of this type against this opponent is allowed."""
    if holds(state, f"cannot_initiate:{kind}", seat) or supports(state, seat, other):
        return False
    truces = {where for _, where in each(state, f"truce:{kind}", seat)}
    return state.opposed(seat, other) and str(other) not in truces


def affordable_attackers(state: FirstState, seat: int, kind: str, other: int) -> list[int]:
    """R8.4: those who could attack, if what that costs can be paid."""
    gold = state.purse(seat) - attack_toll(state, seat, kind)
    if gold < 0:
        return []
    found = eligible_attackers(state, seat, kind)
    return [card for card in found if declare_toll(state, [card]) <= gold]


def eligible_attackers(state: FirstState, seat: int, kind: str) -> list[int]:
    """R8.4: own standing characters with the icon."""
    return [
        card
        for card in state.controlled(seat)
        if state.fact(card).type == "character"
        and not state.board[card].knelt
        and has_icon(state, card, kind)
        and not holds(state, "cannot_attack_with", card)
    ]
