"""R5: invasions, each a series of battles."""

from bot.games.risk.rules.battle import Battle
from bot.games.risk.rules.board import MOST_ATTACKERS
from bot.games.risk.rules.cards import CARDS
from bot.games.risk.rules.conquest import Conquest
from bot.games.risk.rules.fight import Attack
from bot.games.risk.rules.maneuver import MANEUVER, Maneuver, free_maneuver
from bot.games.risk.rules.state import RiskState
from bot.games.risk.rules.usable_cards import ANY_TIME, cards_option, guarded
from bot.games.risk.rules.window import interrupted, open_window
from bot.kernel import DONE, Amount, Choose, Frame, Option, Play
from bot.kernel.labels import label_of


def targets(state: RiskState, seat: int, source: str) -> list[str]:
    """R5.2: what can be invaded from here: linked, and not one's own; cards may say otherwise."""
    near = set(state.map.links[source])
    known = state.map.territories
    if state.this_turn.pirates and known[source].port:
        near |= {t for t, fact in known.items() if fact.coastal}
    safe = safe_from(state)
    return sorted(t for t in near if state.owner[t] != seat and t not in safe)


def safe_from(state: RiskState) -> set[str]:
    """Territories that cards protect for the rest of this turn."""
    now = state.this_turn
    safe = {*now.protected, *(t for t, seat in now.truces.items() if state.owner[t] == seat)}
    return safe | {t for seat in now.peace for t in state.held(seat)}


class Invasions(Frame, name="risk.invasions"):
    """R5.1: any number of invasions, one after the other, or none."""

    steps = ("prepare", "ask_source", "ask_target", "declare")

    seat: int

    def prepare(self, play: Play[RiskState]) -> None:
        """R15, R17: what is played before the first invasion of the turn."""
        open_window(play, "before_invasions", [self.seat])

    def ask_source(self, play: Play[RiskState]) -> str | None:
        """R5.3: a source needs two units, one stays behind. A3: fresh conquests count."""
        if interrupted(play):
            return "ask_source"
        state = play.state
        strong = [t for t in state.held(self.seat) if state.units[t] > 1]
        reach = {t: near for t in strong if (near := targets(state, self.seat, t))}
        others = [*free_maneuver(state, self.seat), *cards_option(state, self.seat)]
        if not reach and not others:
            return DONE
        options = [
            Option(
                id=t,
                label=label_of("territory", t),
                note="source",
                args={"units": state.units[t], "targets": len(near)},
            )
            for t, near in reach.items()
        ]
        play.ask(
            Choose(
                seat=self.seat,
                topic="invade_from",
                purpose="source",
                quiet=["end"],
                open_to_all=not guarded(state, self.seat),
                public="invade",
                about=guarded(state, self.seat),
                options=[*options, *others, Option(id="end", label="end-invasions")],
                default=["end"],
            )
        )
        return None

    def ask_target(self, play: Play[RiskState]) -> str | None:
        """R5.2: ask which neighbouring territory is attacked."""
        state = play.state
        source = self.chosen("invade_from", self.seat)
        if source == "end":
            return DONE
        if source == MANEUVER:
            play.push(Maneuver(seat=self.seat))
            return "ask_source"
        if source == CARDS:
            open_window(play, ANY_TIME, [self.seat])
            return "ask_source"
        options = [
            Option(
                id=t,
                label=label_of("territory", t),
                note="target",
                args={"units": state.units[t], "owner": label_of("seat", state.owner[t])},
            )
            for t in targets(state, self.seat, source)
        ]
        play.ask(
            Choose(
                seat=self.seat,
                topic="invade_to",
                purpose="target",
                quiet=["back"],
                open_to_all=True,
                public="invade",
                about={"source": label_of("territory", source), "units": state.units[source]},
                options=[*options, Option(id="back", label="back")],
                default=["back"],
            )
        )
        return None

    def declare(self, play: Play[RiskState]) -> str:
        """R5.1: one source, one target."""
        target = self.chosen("invade_to", self.seat)
        if target != "back":
            source = self.chosen("invade_from", self.seat)
            play.state.trail.append((source, target))
            play.push(Invasion(seat=self.seat, source=source, target=target))
        return "ask_source"


class Invasion(Attack, name="risk.invasion"):
    """R5.4, R5.8: battle after battle until the target falls or the attacker stops."""

    steps = (
        "announce",
        "declared",
        "ask_how",
        "decide",
        "decide_until",
        "fight",
        "after_battle",
    )

    dice: int = 0
    until: int | None = None
    """Given as "until I win, or have this many left": go on without asking."""

    def announce(self, play: Play[RiskState]) -> None:
        """R5.1: everybody hears of it."""
        state = play.state
        owner = state.owner[self.target]
        play.emit(
            "invades",
            seat=label_of("seat", self.seat),
            source=label_of("territory", self.source),
            target=label_of("territory", self.target),
            defender=label_of("seat", owner),
            attackers=state.units[self.source],
            defenders=state.units[self.target],
        )

    def declared(self, play: Play[RiskState]) -> None:
        """A16: the attacker's cards first, then everybody else's clockwise."""
        state = play.state
        if state.options.has("characters"):
            open_window(play, "declared", [self.seat, *state.opponents(self.seat)])

    def ask_how(self, play: Play[RiskState]) -> str | None:
        """R5.4: commit 1, 2 or 3 units; R5.8: or stop; or give an order for the whole invasion."""
        state = play.state
        if self.cancelled:
            return DONE
        able = state.units[self.source] - 1
        between = free_maneuver(state, self.seat)
        if able < 1 and not between:
            return DONE
        if interrupted(play):
            return "ask_how"
        if self.until is not None and state.units[self.source] > self.until:
            return "fight"
        self.until = None
        options = [
            *_battles(able),
            *between,
            *cards_option(state, self.seat),
            Option(id="stop", label="stop-invasion"),
        ]
        play.ask(
            Choose(
                seat=self.seat,
                topic="how",
                quiet=["stop"],
                open_ended=["until"],
                open_to_all=not guarded(state, self.seat),
                public="invade",
                about={
                    "source": label_of("territory", self.source),
                    "target": label_of("territory", self.target),
                    "attackers": state.units[self.source],
                    "defenders": state.units[self.target],
                    **guarded(state, self.seat),
                },
                options=options,
                default=["stop"],
            )
        )
        return None

    def decide(self, play: Play[RiskState]) -> str | None:
        """One battle, an order for all of them, or the end of it."""
        how = self.chosen("how", self.seat)
        if how == "stop":
            play.emit(
                "stops", seat=label_of("seat", self.seat), target=label_of("territory", self.target)
            )
            return DONE
        if how == CARDS:
            open_window(play, ANY_TIME, [self.seat])
            return "ask_how"
        if how == MANEUVER:
            play.push(Maneuver(seat=self.seat))
            return "ask_how"
        if how == "all":
            self.until = 1
            return "fight"
        if how != "until":
            self.dice = int(how)
            return "fight"
        play.ask(
            Amount(
                seat=self.seat,
                topic="until",
                open_to_all=True,
                public="invade",
                about={
                    "source": label_of("territory", self.source),
                    "target": label_of("territory", self.target),
                    "attackers": play.state.units[self.source],
                },
                min=1,
                max=play.state.units[self.source] - 1,
                default=play.state.units[self.source] - 1,
            )
        )
        return None

    def decide_until(self, play: Play[RiskState]) -> None:
        """Stops as soon as so many units, or fewer, are left in the source."""
        self.until = self.given("until", self.seat)

    def fight(self, play: Play[RiskState]) -> None:
        """M5: under an order for the whole invasion as many as possible take part each time."""
        able = min(play.state.units[self.source] - 1, MOST_ATTACKERS)
        play.push(
            Battle(
                seat=self.seat,
                source=self.source,
                target=self.target,
                attack=self.dice if self.until is None else able,
            )
        )

    def after_battle(self, play: Play[RiskState]) -> str:
        """R5.8, R6.1: ask whether to go on, or conquer a territory that is empty."""
        if play.state.units[self.target] > 0:
            return "ask_how"
        play.push(
            Conquest(
                seat=self.seat,
                loser=play.state.owner[self.target],
                source=self.source,
                target=self.target,
                survivors=self.survivors,
                took_part=self.took_part,
                raid=self.raid,
                wanted=self.wanted,
            )
        )
        return DONE


def _battles(able: int) -> list[Option]:
    """R5.4: what can be ordered with so many units to commit; none without any."""
    if able < 1:
        return []
    most = min(able, MOST_ATTACKERS)
    one = [Option(id=str(n), label="one-battle", args={"dice": n}) for n in range(most, 0, -1)]
    left = [Option(id="until", label="until-left")] if able > 1 else []
    return [Option(id="all", label="until-won"), *left, *one]
