"""A game built on these rules: its cards, what they do, and where it has steps of its own."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from bot.games.lcg.deed import Deed
from bot.games.lcg.entry import Ability, Constant, Entry, Limit
from bot.games.lcg.facts import Card, Title
from bot.games.lcg.state import NONE, Challenge, LcgPlay, LcgState
from bot.kernel import Frame, Illegal, Option, State
from bot.kernel.labels import label_of

_editions: dict[type[LcgState], "Edition"] = {}


class Edition(ABC):
    """What the shared rules have to know about one of the card games."""

    stages: tuple[str, ...] = (
        "would",
        "forced_interrupt",
        "interrupt",
        "happen",
        "forced_reaction",
        "reaction",
    )
    """R15.2: what every occurrence goes through."""
    gathers = False
    """Whether passive abilities and responses wait until the act they answer to is over."""
    lingers = False
    """Whether a card that has just left play may still answer to what made it leave."""
    titles: Mapping[str, Title] = {}
    """The titles of games with several opponents, by code."""
    shields = False
    """Whether cards may be immune to constant effects."""
    attachments_return = True
    """Whether attachments go back to hand when the card they lie on leaves play."""

    def __init__(self, cards: Mapping[str, Card], entries: Mapping[str, Entry]) -> None:
        """Put facts and entries together; every entry must belong to a card of that name."""
        for entry in entries.values():
            if entry.id not in cards or cards[entry.id].name != entry.name:
                raise ValueError(f"there is no card {entry.id} called {entry.name}")
        self.cards = cards
        self.entries = entries
        self._admitted: dict[tuple[str, str], frozenset[str]] = {}
        self._used_from: dict[str, frozenset[str]] = {}

    @abstractmethod
    def open_stage(self, play: LcgPlay, stage: str) -> None:
        """Open the window of a stage of the topmost occurrence, or resolve what is due in it."""

    @abstractmethod
    def settle(self, play: LcgPlay) -> None:
        """What holds at once after every change (A18.1): victory, elimination, illegal cards."""

    @abstractmethod
    def total(self, state: LcgState, fight: Challenge, seat: int) -> int:
        """The STR of one side of a challenge, with everything that is added to it."""

    @abstractmethod
    def income(self, state: LcgState, seat: int) -> int:
        """The gold that a player collects."""

    @abstractmethod
    def initiative(self, state: LcgState, seat: int) -> int:
        """A player's total initiative."""

    @abstractmethod
    def draws(self, state: LcgState, seat: int) -> int:
        """How many cards a player draws in the draw phase."""

    @abstractmethod
    def dominance(self, state: LcgState, seat: int) -> int:
        """What a player has for dominance."""

    @abstractmethod
    def admits(self, faction: str, agenda: str, card: Card) -> bool:
        """Whether a deck of this faction and agenda may hold this card."""

    @abstractmethod
    def stop(self, state: LcgState, seat: int, window: str, deeds: list[Deed], own: bool) -> bool:
        """Whether this seat wants to be asked in this window; `own`: an open card can be used."""

    @abstractmethod
    def wake(self, state: LcgState, deeds: list[Deed]) -> None:
        """End what players have ordered until something like these deeds."""

    @abstractmethod
    def ordered(self, play: LcgPlay, seat: int, acts: list[Option], deeds: list[Deed]) -> str:
        """Which of these acts this seat has ordered in advance; empty: none."""

    @abstractmethod
    def pass_choices(self, state: LcgState) -> list[str]:
        """A29.7: until what a player may pass, besides this window."""

    def pass_until(self, state: LcgState, seat: int, choice: str) -> None:
        """Write down that this seat passes until then, as a standing order."""
        state.preferences.setdefault(seat, {})["pass_until"] = choice

    @abstractmethod
    def why_not(self, state: LcgState, seat: int, window: str, act: str) -> Illegal | None:
        """The rule against an act that a seat is not offered in a window, if it is a plain one."""

    def why_unpaid(self, state: LcgState, seat: int, card: int, ability: Ability) -> Illegal | None:
        """The rule by which the cost of an ability cannot be paid, if there is one to name."""
        return None

    def why_no_foe(self, state: LcgState, seat: int, other: int) -> Illegal | None:
        """The rule by which this seat can never challenge that one."""
        return None

    def toll(self, state: LcgState, seat: int, cards: list[int], kind: str = "") -> int:
        """Gold for declaring these cards as attackers of a type, or (no type) as defenders."""
        return 0

    def why_no_toll(
        self, state: LcgState, seat: int, cards: list[int], kind: str = ""
    ) -> Illegal | None:
        """The rule by which these cards cannot be declared together."""
        return None

    def toll_deeds(
        self, state: LcgState, seat: int, cards: list[int], against: int = NONE, kind: str = ""
    ) -> list[Deed]:
        """The deeds that hand over what declaring these cards costs."""
        return []

    def passes_idle(self, state: LcgState, seat: int) -> bool:
        """A29.11: whether this seat passes unasked where it can do nothing."""
        return state.preference(seat, "nothing_to_do", "ask") == "pass"

    def insists(self, state: LcgState, seat: int) -> bool:
        """A29.4: whether this seat's sealed acts stand whatever others do before them."""
        return state.preference(seat, "sealed_acts", "fall_back") == "in_any_case"

    def marshals(self, card: Card) -> bool:
        """Whether cards like this are marshaled from hand."""
        return card.type in ("character", "location", "attachment")

    @abstractmethod
    def may_play(self, state: LcgState, seat: int, code: str) -> bool:
        """Whether keywords such as limited let this seat play this event now."""

    @abstractmethod
    def further_acts(self, state: LcgState, seat: int, window: str) -> list[Option]:
        """What else is an opportunity in an action window: marshaling, ambush (A6.1)."""

    def asides(self, state: LcgState, seat: int) -> list[Option]:
        """What a seat may do, as one of the further acts, before it decides something else."""
        return []

    @abstractmethod
    def might_do(self, state: LcgState, seat: int, window: str) -> bool:
        """Whether everybody has to reckon with such an act."""

    @abstractmethod
    def do_act(self, play: LcgPlay, seat: int, option: str) -> None:
        """Begin one of these acts."""

    def about_window(
        self, state: LcgState, seat: int, window: str, deeds: list[Deed]
    ) -> dict[str, Any]:
        """What a player needs to know to decide in a window."""
        return {
            "window": label_of("window", window.lower()),
            "gold": state.players[seat].gold,
            "deeds": sorted({label_of("deed", deed.kind) for deed in deeds}) or "",
            "cards": [state.label(deed.card) for deed in deeds if deed.card != NONE] or "",
        }

    def forbids(self, state: LcgState, deed: Deed) -> bool:
        """Whether a rule or an immunity keeps this from happening."""
        return False

    def ignores(self, state: LcgState, kind: str, card: int, source: int) -> bool:
        """Whether a constant effect of this kind and source does not work on a card."""
        return False

    def may_target(self, state: LcgState, card: int, source: int, seat: int) -> bool:
        """Whether this seat may choose a card in play as target of an ability of this source."""
        return True

    def bend(self, play: LcgPlay, deed: Deed) -> Deed:
        """What is about to happen, changed where a rule says so without asking anybody."""
        return deed

    def diversion(self, state: LcgState, deeds: Sequence[Deed]) -> Frame | None:
        """The frame that asks where the power of these deeds goes; None: where they say."""
        return None

    def surcharge(self, state: LcgState, seat: int, card: int) -> int:
        """What a seat pays more to marshal this card."""
        return 0

    def further_costs(self, state: LcgState, seat: int, card: int, code: str) -> tuple[Any, ...]:
        """What else has to be paid to use an ability of this card, or to play it."""
        return ()

    def used_from(self, zone: str) -> frozenset[str]:
        """The cards with an ability that is used while they are in this zone."""
        if zone not in self._used_from:
            self._used_from[zone] = frozenset(
                code
                for code, entry in self.entries.items()
                if any(self.home(code, one) == zone for one in entry.abilities)
            )
        return self._used_from[zone]

    def home(self, code: str, ability: Ability) -> str:
        """The zone in which an ability of this card is used."""
        return ability.zone or ("hand" if self.cards[code].type == "event" else "play")

    def without_entry(self) -> list[str]:
        """Cards that play as if their text box were blank, because nobody has written them yet.

        Faction cards have no text.
        """
        return [
            code
            for code, card in self.cards.items()
            if card.type != "faction" and code not in self.entries
        ]

    def ability(self, code: str, place: int) -> Ability:
        """One ability of a card."""
        return self.entries[code].abilities[place]

    @cached_property
    def constants(self) -> Mapping[str, tuple[Constant, ...]]:
        """The constant abilities of the cards that have any."""
        return {code: tuple(one.constants) for code, one in self.entries.items() if one.constants}

    @cached_property
    def listening(self) -> Mapping[tuple[str, str], frozenset[str]]:
        """From timing and kind of deed to the cards that wait for it."""
        found: dict[tuple[str, str], set[str]] = {}
        for entry in self.entries.values():
            for ability in entry.abilities:
                for kind in ability.trigger.kinds if ability.trigger else ("",):
                    found.setdefault((ability.timing, kind), set()).add(entry.id)
        return {key: frozenset(codes) for key, codes in found.items()}

    @cached_property
    def listened(self) -> dict[tuple[str, frozenset[str]], frozenset[str]]:
        """What `listeners` has been asked."""
        return {}

    def listeners(self, timing: str, kinds: Iterable[str]) -> frozenset[str]:
        """The cards that wait for any of these kinds of deed."""
        key = timing, frozenset(kinds)
        codes = self.listened.get(key)
        if codes is None:
            found = [self.listening.get((timing, kind), frozenset()) for kind in key[1]]
            codes = self.listened[key] = frozenset().union(*found)
        return codes

    def pool(self, state: LcgState, seat: int) -> frozenset[str]:
        """A29.2: the cards that this seat's deck may hold, as everybody can see."""
        player = state.players[seat]
        agenda = state.codes[player.agenda[0]] if player.agenda else ""
        key = (player.faction, agenda)
        if key not in self._admitted:
            self._admitted[key] = frozenset(
                code for code, card in self.cards.items() if self.admits(*key, card)
            )
        return self._admitted[key]


def register(state: type[LcgState], edition: Edition) -> None:
    """Say which edition plays on states of this class."""
    _editions[state] = edition


def edition_of(state: LcgState) -> Edition:
    """Return the edition that this game is played by."""
    return _editions[type(state)]


def edition_for(state: type[State]) -> Edition | None:
    """Return the edition of games with this class of state; None: it is no card game of these."""
    return next((one for known, one in _editions.items() if known is state), None)


def limit_key(limit: Limit, card: int, code: str, place: int, seat: int) -> str:
    """R20: the name under which uses are counted."""
    what = code if limit.kind == "max" else str(card)
    return f"{limit.per}/{what}/{place}/{seat}"
