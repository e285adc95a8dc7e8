"""R8.6, R8.7, R10.1: taking hostages."""

from bot.games.iron_throne.rules.cards import numbered
from bot.games.iron_throne.rules.moves import discard, sources, take_hostage
from bot.games.iron_throne.rules.questions import card_options, put
from bot.games.iron_throne.rules.state import IronPlay, IronState, who
from bot.kernel import DONE, Choose, Frame, Option
from bot.kernel.labels import label_of


class Taking(Frame, name="iron.taking"):
    """One hostage from one of the losers, unless Barristan prevents it."""

    steps = ("ask", "guard", "take")

    taker: int
    losers: list[int]
    order: str = ""
    """`<house>.<source>`, if it is known already."""
    deal: bool = False
    """R7.15: what was agreed cannot be prevented."""

    def ask(self, play: IronPlay) -> str | None:
        """R10.1, A17: from whom and from where, unless it was said before and still can be."""
        options = hostage_options(play.state, self.losers)
        if not options:
            return DONE
        if self.order not in [option.id for option in options]:
            play.ask(ask_hostage(self.taker, options))
        return None

    def guard(self, play: IronPlay) -> None:
        """Barristan: a hand card instead."""
        state = play.state
        if f"hostage/{self.taker}" in self.answers:
            self.order = self.chosen("hostage", self.taker)
        loser = self._loser(state)
        ask = None if self.deal else ask_kingsguard(state, self.taker, loser)
        if ask is not None:
            put(play, ask)

    def take(self, play: IronPlay) -> None:
        """R10.1-R10.4: take the hostage, unless Barristan prevents it."""
        state = play.state
        loser = self._loser(state)
        if f"kingsguard/{loser}" in self.answers:
            choice = self.chosen("kingsguard", loser)
            if choice != "pass":
                state.clash.guarded = True
                play.emit(
                    "leader-used",
                    seat=who(loser),
                    leader="character:barristan",
                    window="window:taking_hostage",
                )
                discard(play, loser, [numbered(state.hands[loser])[choice]])
                play.emit("hostage-saved", seat=who(loser), taker=who(self.taker))
                return
        take_hostage(play, self.taker, loser, self.order.partition(".")[2])

    def _loser(self, state: IronState) -> int:
        return state.seat_of(self.order.partition(".")[0])


def ask_kingsguard(state: IronState, taker: int, loser: int) -> Choose | None:
    """Barristan: once per turn, a card of the hand for a hostage."""
    if state.leaders[loser] != "barristan" or not state.hands[loser] or state.clash.guarded:
        return None
    return Choose(
        seat=loser,
        topic="kingsguard",
        purpose="act",
        quiet=["pass"],
        public="ability",
        about={"taker": who(taker)},
        options=[*card_options(state.hands[loser]), Option(id="pass", label="pass")],
        default=["pass"],
    )


def hostage_options(state: IronState, losers: list[int]) -> list[Option]:
    """Players and sources; an empty source cannot be chosen (A17)."""
    return [
        source_option(state, loser, source, f"{state.houses[loser]}.{source}")
        for loser in losers
        for source in sources(state, loser)
    ]


def source_option(state: IronState, loser: int, source: str, key: str) -> Option:
    """A source of a player's, in words."""
    seat = who(loser)
    if source == "deck":
        return Option(id=key, label="from-deck", args={"seat": seat})
    if source == "hand":
        args = {"seat": seat, "cards": len(state.hands[loser])}
        return Option(id=key, label="from-hand", args=args)
    house = source.removeprefix("hostage.")
    return Option(
        id=key, label="from-hostages", args={"seat": seat, "house": label_of("house", house)}
    )


def plain_source(source: str) -> Option:
    """A source of whoever it is taken from."""
    house = source.partition(".")[2]
    if house:
        return Option(id=source, label="of-hostages", args={"house": label_of("house", house)})
    return Option(id=source, label=label_of("source", source))


def ask_hostage(taker: int, options: list[Option]) -> Choose:
    """From whom and from where."""
    return Choose(
        seat=taker,
        topic="hostage",
        purpose="target",
        open_to_all=True,
        public="hostage",
        options=options,
        default=[options[0].id],
    )
