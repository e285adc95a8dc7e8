"""What a leader's ability or a character card is: when it fits, what it asks, what it does."""

from typing import Any

from pydantic import JsonValue

from bot.games.iron_throne.rules.cards import card_name
from bot.games.iron_throne.rules.questions import character_option, house_option
from bot.games.iron_throne.rules.state import IronPlay, IronState, who
from bot.kernel import Amount, Choose, Option
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.kernel.uses import Ability, Use


class Acting(Use):
    """An ability or card being carried out; what was chosen for it is in its answers."""

    character: str
    leader: bool
    way: str = ""
    """M2: which of the effect's `ways` was chosen with it."""

    @property
    def effect(self) -> str:
        """Its name for labels."""
        return label_of("ability" if self.leader else "effect", self.character)

    def shares(self) -> dict[str, int]:
        """Power handed out by the one who acts."""
        given = self.answers.get(f"distribute/{self.seat}") or {}
        assert isinstance(given, dict)
        return {key: int(str(number)) for key, number in given.items()}

    def target(self) -> str:
        """Whom the one who acts has picked."""
        return self.chosen("target", self.seat)


class Effect(Ability):
    """One ability or card; A7: it has to change something."""

    def likely(self, state: IronState, seat: int) -> bool:
        """M2: whether it could be used once rewards, sanctions and hostages are dealt with."""
        return self.fits(state, seat)

    def ways(self, state: IronState, seat: int) -> list[Option]:
        """M2: everything that can be chosen, for who decides it together with the use."""
        return []

    def told(self, state: IronState, acting: Acting) -> dict[str, JsonValue]:
        """M2: what the chosen way answers of what follows."""
        return {}

    def gains(self, state: IronState, seat: int) -> list[int]:
        """By how much it may raise the own side's total."""
        return []

    def begin(self, play: IronPlay, acting: Acting) -> None:
        """What happens before anything is chosen."""

    def first(self, state: IronState, acting: Acting) -> AnyAsk | None:
        """What has to be chosen."""
        return None

    def second(self, state: IronState, acting: Acting) -> AnyAsk | None:
        """What has to be chosen next, perhaps by somebody else."""
        return None

    def third(self, state: IronState, acting: Acting) -> AnyAsk | None:
        """What has to be chosen last."""
        return None


def way(leader: str, key: str, *, label: str, **args: Any) -> Option:
    """M2: one way to use a leader's ability."""
    known = {"leader": label_of("character", leader), "ability": label_of("ability", leader)}
    return Option(id=f"leader.{key}", label=label, note="ability", args=known | args)


def at_war(state: IronState) -> bool:
    """Whether the result is war."""
    return state.clash.result == "war"


def active_at_war(state: IronState, seat: int) -> bool:
    """Most leaders want to be active players in a war."""
    return at_war(state) and state.clash.is_active(seat)


def raise_total(play: IronPlay, seat: int, number: int) -> None:
    """Add to the total of this seat's side."""
    part = play.state.clash.part(seat)
    if part is None or not number:
        return
    play.state.clash.bonus[part.side] += number
    play.emit("total-raised", seat=who(seat), side=label_of("side", part.side), number=number)


def replace_shown(play: IronPlay, seat: int, card: str) -> None:
    """A9: the shown card is discarded at once, another takes its place, the result is read anew."""
    state = play.state
    clash = state.clash
    old = clash.shown[seat]
    state.discards[seat].append(old)
    state.hands[seat].remove(card)
    clash.shown[seat] = card
    if seat in clash.doubled:
        clash.doubled.remove(seat)
    play.reveal()
    play.emit(
        "card-replaced", seat=who(seat), card=label_of("card", card), old=label_of("card", old)
    )
    before = clash.result
    clash.read_result()
    if clash.result != before:
        play.emit("result", result=label_of("result", clash.result))


def withdraw(play: IronPlay, seat: int) -> None:
    """R12.3: the supporter leaves; R12.4: an active player never does."""
    state = play.state
    clash = state.clash
    part = clash.part(seat)
    if part is None or part.active:
        return
    clash.parts.remove(part)
    state.discards[seat] += [one.card for one in clash.played if one.seat == seat]
    clash.played = [one for one in clash.played if one.seat != seat]
    play.emit("withdrew", seat=who(seat), character=label_of("character", part.character))


def ask_house(state: IronState, acting: Acting, seats: list[int]) -> Choose:
    """Which of these players."""
    return _ask_target(acting, [house_option(state, seat) for seat in seats])


def ask_character(state: IronState, acting: Acting, names: list[str]) -> Choose:
    """Which of these characters."""
    return _ask_target(acting, [character_option(state, name) for name in names])


def _ask_target(acting: Acting, options: list[Option]) -> Choose:
    return Choose(
        seat=acting.seat,
        topic="target",
        purpose="target",
        public="act",
        about={"effect": acting.effect},
        options=options,
        default=[options[0].id],
    )


def ask_amount(acting: Acting, most: int) -> Amount:
    """How much is paid."""
    return Amount(
        seat=acting.seat,
        topic="amount",
        purpose="cost",
        public="act",
        about={"effect": acting.effect},
        min=1,
        max=most,
        default=1,
    )


def ask_replace(state: IronState, seat: int, cards: list[str]) -> Choose:
    """Which card takes the place of the one shown; the best comes first.

    Veiled, because nobody may see how many such cards there are.
    """
    names = dict.fromkeys(cards)
    return Choose(
        seat=seat,
        topic="replace",
        public="act",
        about={"card": label_of("card", state.clash.shown[seat])},
        options=[Option(id=name, label=label_of("card", name)) for name in map(card_name, names)],
        default=[card_name(next(iter(names)))],
        veiled=len(state.hands[seat]) > 1,
    )


def from_hand(state: IronState, seat: int, name: str) -> str:
    """The card of this name in the hand."""
    return next(card for card in state.hands[seat] if card_name(card) == name)
