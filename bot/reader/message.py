"""A message, part by part: `read` says what comes next, `go_on` that it was done."""

from dataclasses import replace
from itertools import pairwise

from bot.kernel import Choose, Illegal, Offer
from bot.kernel.asks import AnyAsk, Assign
from bot.reader.chains import is_form
from bot.reader.corrections import takes_back
from bot.reader.decide import decided, known, known_words, sentence
from bot.reader.effort import Effort, limited
from bot.reader.looks import look_in, nearly_undo
from bot.reader.orders import read_order
from bot.reader.reading import Move, Reading, Scene
from bot.reader.sentence import SILENT, Word
from bot.reader.text import MOST_MOVES, bounded, parts
from bot.reader.vocabulary import word_set

MOST_JOINED = 6
"""So many parts of a message may be one list."""


MOST_CUTS = 3
"""So many places are tried at which one sentence may be two moves."""


class Message:
    """What somebody wrote, and how far it has been read."""

    def __init__(self, text: str) -> None:
        """Take what was typed; Illegal if it is too much."""
        self.text = bounded(text)
        found = parts(self.text, word_set("then"))
        self.many = len(found) > MOST_MOVES
        """Whether there are more moves in it than are made."""
        self._parts = found[:MOST_MOVES]
        self._effort = Effort()

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the next part."""
        return self._parts[0] if self._parts else ()

    @property
    def left(self) -> int:
        """How many parts have not been done."""
        return len(self._parts)

    def go_on(self, taken: int) -> bool:
        """What was read is done; whether more follows."""
        del self._parts[:taken]
        return bool(self._parts)

    def read(self, scene: Scene) -> Reading:
        """What the next part is, as things stand; Illegal if it is too much to read."""
        if not self._parts:
            return Reading("silence")
        with limited(self._effort):
            try:
                return self._next(scene)
            except Illegal as refusal:
                return Reading("refuse", refusal=refusal)

    def _next(self, scene: Scene) -> Reading:
        if scene.view.viewer is not None and scene.orders:
            ordered = read_order(scene.game, scene.orders, self._parts[0])
            if ordered is not None:
                return Reading("order", order=ordered)
        reading = self._move(scene)
        if reading.kind in ("do", "note"):
            return reading
        look = look_in(self._parts[0])
        # `hand` may say from where; `back` always means a step back.
        answers = reading.kind == "offer" and len(self._parts[0]) == 1 and look != "undo"
        if look and not answers and self._goes_on(scene, 1):
            return Reading("look", look=look)
        if reading.kind in ("silence", "ask", "refuse") and nearly_undo(self._parts[0]):
            return Reading("offer", look="undo")
        if reading.kind in ("silence", "refuse") and scene.coming:
            planned = self._plan(scene)
            if planned is not None:
                return planned
        return reading

    def _move(self, scene: Scene) -> Reading:
        """The longest row of parts that is one certain move; else what the first part may be."""
        later = [known(scene, part) for part in self._parts[1:]]
        back = [at for at, words in enumerate(later, 1) if takes_back(words)]
        if back:  # `Lannister. No wait, Baratheon`: all of it is one, to be confirmed.
            reading = decided(scene, _joined(self._parts[: back[-1] + 2]))
            self._parts = self._parts[back[-1] :]
            return Reading("offer", reading.moves) if reading.moves else Reading("silence")
        whole: Reading | None = None
        most = min(len(self._parts), MOST_JOINED)
        for taken in range(most, 1, -1):
            reading = decided(scene, _joined(self._parts[:taken]))
            if reading.moves and not is_list(reading.moves[0].steps[-1][0]):
                continue
            half = self._half(scene, reading, taken) if reading.kind == "do" else False
            half = half or (reading.kind == "note" and taken < len(self._parts))
            if reading.kind in ("do", "note") and not half and self._goes_on(scene, taken):
                reading.taken = taken
                return reading
            talk = any(isinstance(ask, Offer) for ask in scene.view.asks)
            if reading.kind == "offer" and (talk or whole is None):
                whole = reading
                whole.taken = taken
                if talk:
                    return whole
        first = decided(scene, self._parts[0])
        if first.kind == "ask" and most > 1:
            self._parts[:2] = [self._parts[0] + self._parts[1]]  # `Attack! Pyke -> Harlaw`
            return self._move(scene)
        if first.kind in ("do", "note"):
            if self._goes_on(scene, 1) and not (most > 1 and self._half(scene, first, 1)):
                return first
            return Reading("offer", (whole or first).moves)
        found = self._split(scene) or self._keyword_first(scene) or whole or first
        return self._head(scene) or found if found.kind == "silence" else found

    def _half(self, scene: Scene, reading: Reading, taken: int) -> bool:
        """Whether the next part goes on with the same list: the first is only half of it then."""
        ask = reading.moves[0].steps[-1][0]
        if not is_list(ask) or reading.kind == "note" or len(self._parts) <= taken:
            return False
        after = decided(scene, self._parts[taken])
        same = [one for one in after.moves if one.steps[0][0].id == ask.id]
        return bool(same) and bool(ask.id)

    def _goes_on(self, scene: Scene, taken: int) -> bool:
        """Whether what follows is made of words a move can be made of; else all is asked back."""
        return all(known_words(scene, part) for part in self._parts[taken:])

    def _split(self, scene: Scene) -> Reading | None:
        """`challenge Stark, send Robb`: a move before a comma or `and`, if a verb follows."""
        tokens = self._parts[0]
        words = sentence(scene, tokens).words
        cuts = [
            word
            for word, after in pairwise(words)
            if word.separates and any(one[0] == "!" for one in after.meanings)
        ]
        for cut in reversed(cuts[:MOST_CUTS]):
            first, rest = tokens[: cut.start], tokens[cut.end :]
            if not first or not known_words(scene, rest):
                continue
            reading = decided(scene, first)
            after = words[cut.at + 1]
            about = {
                one for verb in after.meanings for one in scene.lexicon.verbs.get(verb[1:], ())
            }
            if reading.kind == "do" and (
                is_list(reading.moves[0].steps[-1][0])
                or about & {ask.topic for ask, _ in reading.moves[0].steps}
            ):
                continue  # It goes on with the same thing: `leave 2 and send the rest`.
            if reading.kind == "do" and not _bare(reading.moves[0], first):
                self._parts[:1] = [first, rest]
                return reading if self._goes_on(scene, 1) else Reading("offer", reading.moves)
        return None

    def _keyword_first(self, scene: Scene) -> Reading | None:
        """`pass, lay 12`: a keyword and then a move; to be confirmed, as it is not all of it."""
        words = sentence(scene, self._parts[0]).words
        cut = next((one for one in words if one.separates), None)
        if cut is None or any(map(_names, words[: cut.at])):
            return None
        first, rest = self._parts[0][: cut.start], self._parts[0][cut.end :]
        if not first or not known_words(scene, rest) or not any(map(_names, known(scene, rest))):
            return None
        head, then = decided(scene, first), decided(scene, rest)
        if head.kind != "do" or is_list(head.moves[0].steps[-1][0]):
            return None
        steps = head.moves[0].steps
        later = [one for one in then.moves if one.steps[0][0].id not in (0, steps[0][0].id)]
        return Reading("offer", [Move((*steps, *one.steps)) for one in later] or head.moves)

    def _head(self, scene: Scene) -> Reading | None:
        """`Winterfell march +1, I still think about the others`: a move, and then talk."""
        words = sentence(scene, self._parts[0]).words
        cut = next((one for one in words if one.text == ","), None)
        if cut is None or any(map(_names, words[cut.at :])) or "?" in self._parts[0]:
            return None
        reading = decided(scene, self._parts[0][: cut.start])
        told = [word for word in words[: cut.at] if word.meanings or word.number is not None]
        form = bool(reading.moves) and is_form(reading.moves[0].steps[-1][0])
        certain = reading.kind in ("do", "note") or (form and reading.kind == "offer")
        named = any(map(_names, told)) and len(told) > 1
        return Reading("offer", reading.moves) if certain and named else None

    def _plan(self, scene: Scene) -> Reading | None:
        """A move written before its turn is a plan; only what is certain is one."""
        which = any(ask.topic == "march" for ask in scene.coming)
        asks = [ask for ask in scene.coming if not (which and ask.topic == "march_moves")]
        early = replace(
            scene, view=scene.view.model_copy(update={"asks": asks}), coming=(), noted={}
        )
        verbs = sentence(early, self._parts[0]).verbs
        reading = decided(early, self._parts[0])
        if reading.kind not in ("do", "note") or not verbs:
            return None
        ask, value = reading.moves[0].steps[-1]
        if not ask.id:
            ask = next((one for one in scene.coming if _same(one, ask)), ask)
        return Reading("plan", [Move(((ask, value),))]) if ask.id else None


def _names(word: Word) -> bool:
    return word.named or word.number is not None


def _same(one: AnyAsk, other: AnyAsk) -> bool:
    return (one.topic, one.about.get("source")) == (other.topic, other.about.get("source"))


def _joined(found: list[tuple[str, ...]]) -> tuple[str, ...]:
    tokens: list[str] = []
    for part in found:
        tokens += [*part, ","]
    return tuple(tokens[:-1])


def _bare(move: Move, tokens: tuple[str, ...]) -> bool:
    """A keyword before a comma is not the whole message."""
    return len([token for token in tokens if token not in SILENT]) == 1 and len(move.steps) == 1


def is_list(ask: AnyAsk) -> bool:
    """Whether its answer is a list, which may run over several parts of a message."""
    return isinstance(ask, Assign | Offer) or (isinstance(ask, Choose) and ask.max > 1)


def answer_to(scene: Scene, ask: AnyAsk, text: str) -> Reading:
    """What was typed as the answer to one question, and to nothing else; Illegal if too much."""
    alone = replace(scene, view=scene.view.model_copy(update={"asks": [ask]}), coming=())
    found = parts(bounded(text, listed=isinstance(ask, Choose)), frozenset())
    with limited(Effort()):
        return decided(alone, _joined(found)) if found else Reading("silence")
