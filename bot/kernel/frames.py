"""A rule in progress: a name, the step it stands at, and its own fields as local variables."""

from typing import Annotated, Any, ClassVar

from pydantic import BaseModel, ConfigDict, JsonValue, SerializeAsAny, WrapValidator
from pydantic_core.core_schema import ValidatorFunctionWrapHandler

DONE = ""
"""What a step returns to end its frame; also where a frame stands that has run out of steps."""

_frames: dict[str, type["Frame"]] = {}


class Frame(BaseModel):
    """Steps are methods, run in the order of `steps`; each takes the Play and may return a step.

    A step may change the state, emit events, open asks, or push another frame. What is asked in
    one step is answered by the time the next one runs. Returning None goes on to the next step,
    returning a step's name goes there, returning DONE ends the frame. The step is kept by name,
    so that a later release may put another one in between.
    """

    model_config = ConfigDict(extra="forbid")

    steps: ClassVar[tuple[str, ...]] = ()

    frame: str = ""
    step: str = ""
    answers: dict[str, JsonValue] = {}

    def __init_subclass__(cls, *, name: str = "", **kwargs: Any) -> None:
        """Register the frame under its name, which saved games refer to: never rename it."""
        super().__init_subclass__(**kwargs)
        if not name:
            return
        if name in _frames and _frames[name].__qualname__ != cls.__qualname__:
            raise TypeError(f"two frames are called {name}")
        _frames[name] = cls
        cls._name = name

    _name: ClassVar[str] = ""

    def model_post_init(self, context: Any) -> None:
        """A new frame stands at its first step."""
        if not self.frame:
            self.frame = self._name
            self.step = self.steps[0]

    def following(self, step: str) -> str:
        """The step after this one, or DONE."""
        place = self.steps.index(step) + 1
        return self.steps[place] if place < len(self.steps) else DONE

    def given(self, topic: str, seat: int, which: str = "") -> Any:
        """What this seat answered to this frame's last ask on the topic, to `which` of several."""
        return self.answers[answer_key(topic, seat, which)]

    def chosen(self, topic: str, seat: int, which: str = "") -> str:
        """The one option this seat chose."""
        (option,) = self.given(topic, seat, which)
        return str(option)

    def forget(self, hidden: list[int]) -> None:
        """Replace what these seats have said in secret by something anybody might have said."""


def frame_names() -> list[str]:
    """The names of all frames that are loaded."""
    return sorted(_frames)


def answer_key(topic: str, seat: int, which: str = "") -> str:
    """The name under which a frame keeps an answer; saved games have it."""
    return f"{topic}/{seat}/{which}" if which else f"{topic}/{seat}"


def _decode(value: Any, handler: ValidatorFunctionWrapHandler) -> Frame:
    """Find the frame's class by its name."""
    if isinstance(value, Frame):
        return value
    name = value.get("frame") if isinstance(value, dict) else None
    known = _frames.get(str(name))
    if known is None:
        raise ValueError(f"there is no frame called {name!r}")
    return known.model_validate(value)


AnyFrame = Annotated[SerializeAsAny[Frame], WrapValidator(_decode)]
