"""What several questions of Risk let choose: territories, special units, objectives."""

from collections.abc import Iterable, Mapping

from bot.games.risk.rules.cards import objectives
from bot.games.risk.rules.state import RiskState
from bot.kernel import AFTER, Key, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import LABEL


def territory_options(state: RiskState, territories: Iterable[str]) -> list[Option]:
    """Territories with the units that stand there."""
    return [
        Option(id=t, label=label_of("territory", t), note="here", args={"units": state.units[t]})
        for t in territories
    ]


def territory_keys(
    state: RiskState, territories: Iterable[str], most: Mapping[str, int] | None = None
) -> list[Key]:
    """The same to share units among, up to so many in each."""
    return [
        Key(
            id=t,
            label=label_of("territory", t),
            note="here",
            args={"units": state.units[t]},
            most=most[t] if most else None,
        )
        for t in territories
    ]


def after_key(most: int) -> Key:
    """Units about which somebody wants to decide after those before them."""
    return Key(id=AFTER, label=LABEL, most=most)


def special_options(most: Mapping[str, int]) -> list[Option]:
    """Every choice of knights and siege engines up to these numbers, the most first."""
    return [
        Option(
            id=f"{knights}+{engines}",
            label="specials",
            args={"knight": knights, "siege_engine": engines},
        )
        for knights in range(most.get("knight", 0), -1, -1)
        for engines in range(most.get("siege_engine", 0), -1, -1)
    ]


def chosen_specials(answer: str) -> dict[str, int]:
    """The numbers of knights and siege engines behind an answer."""
    knights, engines = map(int, answer.split("+"))
    return {"knight": knights, "siege_engine": engines}


def objective_options(cards: Iterable[str]) -> list[Option]:
    """Objectives with the victory points they are worth."""
    return [
        Option(
            id=card,
            label=label_of("objective", card),
            note="worth",
            args={"vp": objectives()[card].vp},
        )
        for card in cards
    ]
