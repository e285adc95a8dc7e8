"""Windows: who may act now.

The rulebook gives one seat after the other an opportunity, until all have passed in a row. Here
everybody is asked at once and in secret, and the answers are applied in the order of the rules: the
same order and the same knowledge with one wait instead of one per player.

A game's window says who could act by what everybody can see (`could_act`), what a seat can really
do (`acts`) and what happens then (`perform`). Who could not act is not asked, so a window in which
nobody could closes unseen.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from pydantic import Field

from bot.kernel.asks import Args, Choose, Option
from bot.kernel.state import DONE, Frame, Play, answer_key
from bot.kernel.turns import AFTER, LABEL

PASS = "pass"
"""Pass; to the end of the window where `pass_lasts`."""
UNLESS = "unless"
"""Pass unless somebody acts; then be asked again."""
UNTIL = "until:"
"""What begins the ids of options that pass more than one window."""


def passes(said: str) -> bool:
    """Whether an option of a window is no act, in any game."""
    return said in (PASS, UNLESS) or said.startswith(UNTIL)


class Window(Frame, ABC):
    """Opportunities go round until everybody has passed since the last act."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "act")

    topic: ClassVar[str] = "act"
    public: ClassVar[str] = "act"
    together: ClassVar[bool] = True
    """Whether everybody is asked at once; else one after the other."""
    live: ClassVar[bool] = False
    """Whether an act of the seat whose opportunity it is counts before the others answer."""
    pass_lasts: ClassVar[bool] = False
    """Whether `PASS` holds to the end of the window; then `UNLESS` is offered as well."""

    rotation: list[int] = Field(default_factory=list)
    """All seats of the window, in the order of the rules."""
    seats: list[int] = Field(default_factory=list)
    """Whose opportunity is still to come, in that order."""
    sealed: dict[int, str] = Field(default_factory=dict)
    """What was answered and is not applied yet; nobody else sees it."""
    out: list[int] = Field(default_factory=list)
    """Those who have passed to the end of the window; nobody else sees that."""
    acted: bool = False
    """Whether somebody has acted since the last question."""

    # --- what a game says about its window

    def could_act(self, play: Play[Any], seat: int) -> bool:
        """Whether this seat is asked: by what everybody can see and by its own standing orders."""
        return True

    def acts(self, play: Play[Any], seat: int) -> list[Option]:
        """What this seat can do now; only it may see that."""
        return []

    def about(self, play: Play[Any], seat: int) -> Args:
        """What the seat needs to know to decide."""
        return {}

    def question(self, play: Play[Any], seat: int) -> Choose | None:
        """What this seat is asked; None: it passes unseen. Veiled, because acts are secret."""
        if not self.could_act(play, seat):
            return None
        acts = self.acts(play, seat)
        passing = [UNLESS, PASS] if self.pass_lasts else [PASS]
        if not acts and self.idle_passes(play, seat):
            # It may be able to act later; and who has passed for good is asked for show as well.
            passing = passing[:1]
        return Choose(
            seat=seat,
            topic=self.topic,
            purpose="act",
            quiet=passing[:1],
            public=self.public,
            about=self.about(play, seat),
            options=[*acts, *(Option(id=one, label=one) for one in passing)],
            veiled=True,
            default=passing[:1],
        )

    @abstractmethod
    def perform(self, play: Play[Any], seat: int, act: str) -> None:
        """Carry out what a seat has chosen, usually by pushing a frame."""

    def after_act(self, seat: int) -> list[int]:
        """Whose opportunities come after an act of this seat: everybody's, from the next one on."""
        place = self.rotation.index(seat) + 1
        return [*self.rotation[place:], *self.rotation[:place]]

    def closed(self, play: Play[Any]) -> bool:
        """Whether nothing is left to act on."""
        return False

    def idle_passes(self, play: Play[Any], seat: int) -> bool:
        """Whether a seat that can do nothing is asked for show only, and so cannot bluff."""
        return True

    def is_pass(self, said: str) -> bool:
        """Whether this answer is no act."""
        return said in (PASS, UNLESS)

    def insists(self, play: Play[Any], seat: int, said: str) -> bool:
        """Whether this seat's sealed answer stands whatever others do before it."""
        return False

    # --- how it runs

    def model_post_init(self, context: Any) -> None:
        """A new window goes once round all of its seats."""
        if not self.frame and not self.seats:
            self.seats = list(self.rotation)
        super().model_post_init(context)

    def offer(self, play: Play[Any]) -> str | None:
        """Ask those whose opportunity is to come; who is not asked passes."""
        for seat in self.seats:
            self.answers.pop(answer_key(self.topic, seat), None)
        if self.closed(play):
            return DONE
        if self.acted:
            self.acted = False
            sealed = self.sealed.items()
            self.sealed = {seat: said for seat, said in sealed if self.insists(play, seat, said)}
        before = False
        for seat in [one for one in self._due() if one not in self.sealed]:
            ask = self.question(play, seat)
            if ask is None:
                self.sealed[seat] = UNLESS
                continue
            if seat in self.out:
                # Asked for show: only who could have acted can have passed for good.
                ask.options, ask.default = [Option(id=PASS, label=PASS)], [PASS]
                ask.quiet = [PASS]
            if self.live and not before and self._first_to_act(seat):
                ask.at_once = [one.id for one in ask.options if not self.is_pass(one.id)]
            if before and ask.forced is None:
                ask.options.append(Option(id=AFTER, label=LABEL))
            play.ask(ask)
            before = True
        return None

    def _first_to_act(self, seat: int) -> bool:
        """Whether all who come before this seat have passed already."""
        earlier = self.seats[: self.seats.index(seat)]
        return all(self.is_pass(self.sealed.get(one, AFTER)) for one in earlier)

    def _due(self) -> list[int]:
        return self.seats if self.together else self.seats[:1]

    def act(self, play: Play[Any]) -> str:
        """Apply what was said in turn, until somebody acts or has still to be asked.

        What lies sealed behind an act goes back to its owner, who is asked again.
        """
        self.seal()
        while self.seats:
            seat = self.seats[0]
            said = self.sealed.pop(seat, AFTER)
            if said == AFTER:
                return "offer"
            if not self.is_pass(said):
                self.seats = self.after_act(seat)
                self.acted = True
                self.perform(play, seat, said)
                return "offer"
            self.seats.pop(0)
            if said == PASS and self.pass_lasts and seat not in self.out:
                self.out.append(seat)
        return DONE

    def overheard(self, seat: int, value: Any) -> None:
        """Keep what was answered before somebody acted at once; see `insists`."""
        if isinstance(value, list) and value and value[0] != AFTER:
            self.sealed[seat] = str(value[0])

    def forget(self, hidden: list[int]) -> None:
        """Nobody else knows what lies sealed and who has passed for good."""
        self.sealed |= {seat: UNLESS for seat in self.sealed if seat in hidden}
        self.out = [seat for seat in self.out if seat not in hidden]

    def seal(self) -> None:
        """Keep what was answered until its turn; who acts at once leaves others unheard."""
        for seat in self.seats:
            given = self.answers.pop(answer_key(self.topic, seat), None)
            if isinstance(given, list):
                self.sealed[seat] = str(given[0]) if given else PASS
