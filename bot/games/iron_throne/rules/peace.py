"""R7.8-R7.16: peace talks between the two active players, in the open."""

from typing import Any

from bot.games.iron_throne.rules.end import all_spread, over
from bot.games.iron_throne.rules.hostage_taking import Taking
from bot.games.iron_throne.rules.moves import pay_sheet, sources, spread_influence
from bot.games.iron_throne.rules.refusals import words
from bot.games.iron_throne.rules.state import IronPlay, IronState, who
from bot.kernel import DONE, Frame, Illegal, Offer, Option
from bot.kernel.labels import label_of

MOST_HOSTAGES = 2
MOST_POWER = 3


class Talks(Frame, name="iron.talks"):
    """Terms are proposed, taken or refused; what is agreed is carried out at once."""

    steps = ("talk", "agree", "take", "done")

    taking: list[int] = []
    """Who takes the hostages that were agreed on, one entry for each."""

    def talk(self, play: IronPlay) -> None:
        """R7.8: only the active players (R7.14)."""
        state = play.state
        parties = [state.clash.challenger, state.clash.defender]
        terms = [Option(id=term, label=label_of("term", term)) for term in possible_terms(state)]
        play.talk(
            Offer(
                seat=parties[0],
                topic="talk",
                open_to_all=True,
                public="talk",
                about={"challenger": who(parties[0]), "defender": who(parties[1])},
                parties=parties,
                terms=terms,
            )
        )

    def check_talk(self, state: IronState, seat: int, value: Any) -> None:
        """R7.12: every item once for each; R7.10: something has to change hands."""
        if "propose" not in value:
            return
        if not value["propose"]:
            raise Illegal("empty-offer")
        items = [term.partition("_")[0] for term in value["propose"]]
        for item in items:
            if items.count(item) > 1:
                house = item.partition(".")[0]
                raise Illegal("item-twice", house=label_of("house", house))

    def explain_talk(self, state: IronState, seat: int, value: Any) -> None:
        """R7.8: refuse terms that cannot be part of a peace."""
        kinds = ("influence", "hostages", "power")
        possible = possible_terms(state)
        for word in words(value):
            house, _, item = word.partition(".")
            known = house in state.houses and item.partition("_")[0] in kinds
            if known and word not in possible:
                raise Illegal("term-impossible")

    def agree(self, play: IronPlay) -> str | None:
        """R7.15: binding; R7.11: without an exchange everybody loses."""
        state = play.state
        clash = state.clash
        terms = self.given("talk", clash.challenger)["agreed"]
        if not terms:
            clash.winner = "none"
            play.emit("talks-failed")
            return DONE
        clash.deal = True
        play.emit("deal-done", terms=[label_of("term", term) for term in terms])
        for term in sorted(terms, key=lambda t: t.partition(".")[0] != _house(state)):
            house, _, item = str(term).partition(".")
            gains = state.seat_of(house)
            gives = clash.opposing(gains)
            kind, _, number = item.partition("_")
            if kind == "influence":
                spread_influence(play, gains, gives)
            elif kind == "power":
                pay_sheet(play, gives, gains, int(number))
            else:
                self.taking += [gains] * int(number)
        return None

    def take(self, play: IronPlay) -> str | None:
        """A14: from the other active player; if the game ends anyway, nothing is asked."""
        if not self.taking:
            return None
        state = play.state
        taker = self.taking.pop(0)
        loser = state.clash.opposing(taker)
        known = sources(state, loser) if all_spread(state) else []
        order = f"{state.houses[loser]}.{known[0]}" if known else ""
        play.push(Taking(taker=taker, losers=[loser], order=order, deal=True))
        return "take"

    def done(self, play: IronPlay) -> None:
        """A14: the end of the game is checked when the whole deal is carried out."""
        over(play)


def _house(state: IronState) -> str:
    return state.houses[state.clash.challenger]


def possible_terms(state: IronState) -> list[str]:
    """R7.8: what each of the two could gain from the other."""
    clash = state.clash
    found = []
    for gains in (clash.challenger, clash.defender):
        gives = clash.opposing(gains)
        house = state.houses[gains]
        if state.influence[gains][gains]:
            found.append(f"{house}.influence")
        most = min(MOST_HOSTAGES, _to_take(state, gains, gives))
        found += [f"{house}.hostages_{n}" for n in range(1, most + 1)]
        most = min(MOST_POWER, state.sheets[gives])
        found += [f"{house}.power_{n}" for n in range(1, most + 1)]
    return found


def _to_take(state: IronState, gains: int, gives: int) -> int:
    """How many hostages one could take from the other (R10.8, R10.9, A17)."""
    if gains in state.clash.no_rewards or gives in state.clash.no_sanctions:
        return 0
    deck = len(state.decks[gives])
    if deck:
        # R14.2: its last card brings the discards back at once.
        deck += len(state.discards[gives])
    return deck + len(state.hands[gives]) + len(state.hostages[gives])
