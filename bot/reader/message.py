"""A message, part by part: `read` says what comes next, `go_on` that it was done.

A part is a standing order (`order defence one`), a move, or asks for something to look at.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from bot.kernel import Choose, Illegal, Offer, Preference
from bot.kernel.asks import AnyAsk, Assign
from bot.reader.chains import Move, is_form
from bot.reader.corrections import takes_back
from bot.reader.guess import told, weighed
from bot.reader.hints import (
    all_named,
    around,
    goes_back,
    hint_of,
    leaves_out,
    said_first,
    said_last,
    shown,
)
from bot.reader.looks import asked_look, later_look, look_in, nearly_undo
from bot.reader.names import mentions
from bot.reader.parses import Prompt
from bot.reader.reading import Ordered, Reading, decided, known, known_words, sentence
from bot.reader.rows import each_of, is_bare, joined, repeats
from bot.reader.sentence import SILENT, Sentence, Word, clauses, declines, is_story, turns
from bot.reader.text import ARROW, BACK_ARROW, MOST_MOVES, Effort, bounded, limited, parts, phrase
from bot.reader.vocabulary import Phrase, called, phrases, search, word_set
from bot.text import LANGUAGES, words

SURE = 0.9
Value = str | list[str]


def read_order(
    game: str, known: Mapping[str, Preference], tokens: tuple[str, ...]
) -> Ordered | None:
    """The standing order these words give, if they begin like one; Illegal if none is like it."""
    begins = {"plain": phrases("order-begins"), "standing": phrases("order-begins-standing")}
    start = next((one for one in search(tokens, begins) if _leads(one, tokens)), None)
    if start is None or start.score < 1:
        return None
    rest = tokens[start.end :]
    if _free(rest):
        return None
    meanings = {key: _titles(game, key) for key in known}
    found = [one for one in search(rest, meanings) if one.score >= SURE and _leads(one, rest)]
    if not found or len({one.meaning for one in found if one.span == found[0].span}) > 1:
        if start.meaning == "plain":
            return None
        return Ordered("", None)
    key = found[0].meaning
    left = rest[found[0].end :]
    read = _several if known[key].many else _one
    return Ordered(key, read(game, key, known[key], left))


def _one(game: str, key: str, known: Preference, tokens: tuple[str, ...]) -> Value | None:
    meanings = {choice: _choice(game, key, known, choice) for choice in known.choices}
    found = [one for one in search(tokens, meanings) if one.score >= SURE]
    if not found or len({one.meaning for one in found if one.span == found[0].span}) > 1:
        return None
    return found[0].meaning if _free(_without(tokens, [found[0].span])) else None


def _several(game: str, key: str, known: Preference, tokens: tuple[str, ...]) -> Value | None:
    """The names that were listed, or all or none of them."""
    whole = {"all": phrases("all"), "none": phrases("order-none")}
    for one in search(tokens, whole):
        if one.score == 1 and _free(_without(tokens, [one.span])):
            return list(known.choices) if one.meaning == "all" else []
    universe: dict[str, tuple[str, ...]] = {}
    for choice in known.choices:
        label = known.label(choice)
        universe[choice] = called(game, label) if label else _choice(game, key, known, choice)
    listed = mentions(tokens, universe, lambda token: False)
    sure = [one for one in listed if one.score >= SURE and _clear(one.meanings.values())]
    spans = [range(one.start, one.end) for one in sure]
    if not listed or len(sure) < len(listed) or not _free(_without(tokens, spans)):
        return None
    return [max(one.meanings, key=one.meanings.__getitem__) for one in sure]


def _clear(scores: Iterable[float]) -> bool:
    best, *others = sorted(scores, reverse=True)
    return not others or best - others[0] >= 0.05


def _titles(game: str, key: str) -> tuple[str, ...]:
    told = [phrase(words(language).preference(game, key)) for language in LANGUAGES]
    return tuple(dict.fromkeys([phrase(key), *told, *phrases(f"order-{key}", game)]))


def _choice(game: str, key: str, known: Preference, choice: str) -> tuple[str, ...]:
    label = known.label(choice) or choice
    told = [phrase(words(language).preference(game, key, label)) for language in LANGUAGES]
    more = phrases(f"order-{key}-{choice}", game) or phrases(f"order-any-{choice}")
    return tuple(dict.fromkeys([phrase(choice), *told, *more]))


def _leads(one: Phrase, tokens: tuple[str, ...]) -> bool:
    return _free(tokens[: one.start])


def _without(tokens: tuple[str, ...], spans: list[range]) -> tuple[str, ...]:
    used = {at for span in spans for at in span}
    return tuple(token for at, token in enumerate(tokens) if at not in used)


def _free(tokens: tuple[str, ...]) -> bool:
    """Whether these words say nothing by themselves."""
    loose = word_set("articles", "target", "and", "polite", "thanks", "pronoun", "order-loose")
    return all(token in loose or token in SILENT | {ARROW, BACK_ARROW} for token in tokens)


MOST_HINTING = 3
"""With more parts than this a message is a story."""
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

    def whole(self, prompt: Prompt) -> Sentence:
        """All that is left of it as one sentence."""
        return sentence(prompt, joined(self._parts))

    @property
    def left(self) -> int:
        """How many parts have not been done."""
        return len(self._parts)

    def go_on(self, taken: int) -> bool:
        """What was read is done; whether more follows."""
        del self._parts[:taken]
        return bool(self._parts)

    def read(self, prompt: Prompt) -> Reading:
        """What the next part is, as things stand; Illegal if it is too much to read."""
        if not self._parts:
            return Reading("silence")
        with limited(self._effort):
            try:
                said = [*self._parts]
                reading = self._widened(prompt, self._next(prompt), said)
                return weighed(prompt, reading, sentence(prompt, joined(said)))
            except Illegal as refusal:
                return Reading("refuse", refusal=refusal)

    def _next(self, prompt: Prompt) -> Reading:
        if prompt.view.viewer is not None and prompt.orders:
            ordered = read_order(prompt.game, prompt.orders, self._parts[0])
            if ordered is not None:
                return Reading("order", order=ordered)
        reading = self._move(prompt)
        if reading.kind in ("do", "note"):
            return reading
        look = look_in(self._parts[0])
        if look and self.left > 1 and reading.kind == "offer":
            return reading  # `first a maester card, then …`: the next part is no move by itself.
        # `hand` may say from where; `back` always means a step back.
        answers = reading.kind == "offer" and len(self._parts[0]) == 1 and look != "undo"
        if look and not answers and self._goes_on(prompt, 1):
            return Reading("look", look=look)
        if reading.kind in ("silence", "ask", "refuse") and nearly_undo(self._parts[0]):
            return Reading("offer", look="undo")
        if reading.kind in ("silence", "refuse") and prompt.coming:
            planned = self._plan(prompt)
            if planned is not None:
                return planned
        if reading.kind != "silence":
            return reading
        shown = prompt.shown
        about = shown is not None and any(told(shown, word) for word in self.whole(prompt).words)
        asked = None if about else asked_look(self._parts)
        return later_look(self._parts) or asked or reading

    def _widened(self, prompt: Prompt, reading: Reading, parts: list[tuple[str, ...]]) -> Reading:
        """With other answers, where words are left over: nothing uncertain is offered alone."""
        if reading.kind == "offer" and goes_back(reading.moves):
            reading = self._hinted(prompt, parts) or Reading("ask")
        told = reading.whole and reading.taken == len(parts)
        if reading.kind == "offer" and len(reading.moves) == 1 and not told:
            whole = sentence(prompt, joined(parts))
            if leaves_out(prompt, whole, reading.moves[0]):
                return Reading("ask")
            reading.moves = all_named(prompt, whole, reading.moves)
            if word_set("not").isdisjoint(whole.tokens):
                reading.moves = around(prompt, reading.moves, whole)  # Nothing that was refused.
        elif (
            reading.kind in ("silence", "ask") and not reading.agrees and len(parts) <= MOST_HINTING
        ):
            return self._hinted(prompt, parts) or reading
        return reading

    def _hinted(self, prompt: Prompt, parts: list[tuple[str, ...]]) -> Reading | None:
        """What a line that is no move points at: told first, said last, or named anywhere."""
        whole = sentence(prompt, joined(parts))
        for moves in (said_last(prompt, whole), said_first(prompt, whole)):
            if moves:
                return Reading("offer", moves)
        hint = hint_of(prompt, whole)
        if hint is None:
            return None
        moves, reason = shown(prompt, whole, hint)
        if moves:
            return Reading("offer", moves)
        return Reading("refuse", refusal=reason) if reason else Reading("ask")

    def _move(self, prompt: Prompt) -> Reading:
        """The longest row of parts that is one certain move; else what the first part may be."""
        self._join_retractions()
        later = [known(prompt, part) for part in self._parts[1:]]
        back = [at for at, words in enumerate(later, 1) if takes_back(words)]
        if back:  # `Lannister. No wait, Baratheon`: all of it is one, to be confirmed.
            reading = decided(prompt, joined(self._parts[: back[-1] + 2]))
            before = decided(prompt, joined(self._parts[: back[-1]]))
            self._parts = self._parts[back[-1] :]
            if {one.key for one in reading.moves} <= {one.key for one in before.moves}:
                return Reading("silence")  # It is the old one, which is not meant.
            return Reading("offer", reading.moves) if reading.moves else Reading("silence")
        refusing = [at for at, words in enumerate(later, 2) if any(map(declines, clauses(words)))]
        if refusing and (refusing[0] == 2 or refusing[0] == len(self._parts)):
            # `Stark? no way`: it is no move, and what was refused is not offered.
            return decided(prompt, joined(self._parts[: refusing[0]]))
        whole: Reading | None = None
        most = min(len(self._parts), MOST_JOINED)
        for taken in range(most, 1, -1):
            reading = decided(prompt, joined(self._parts[:taken]))
            if reading.moves and not is_list(reading.moves[0].steps[-1][0]):
                continue
            half = self._half(prompt, reading, taken) if reading.kind == "do" else False
            half = half or (reading.kind == "note" and taken < len(self._parts))
            if reading.kind in ("do", "note") and not half and self._goes_on(prompt, taken):
                reading.taken = taken
                return reading
            talk = any(isinstance(ask, Offer) for ask in prompt.view.asks)
            if reading.kind == "offer" and (talk or whole is None):
                whole = reading
                whole.taken = taken
                if talk:
                    return whole
        first = decided(prompt, self._parts[0])
        if first.kind == "ask" and most > 1:
            self._parts[:2] = [self._parts[0] + self._parts[1]]  # `Attack! Pyke -> Harlaw`
            return self._move(prompt)
        if first.kind in ("do", "note"):
            if self._goes_on(prompt, 1) and not (most > 1 and self._half(prompt, first, 1)):
                return first
            said = sentence(prompt, self._parts[0]).words
            if self._talk_follows(prompt) and not any(map(_names, said)):
                return Reading("silence")  # A keyword, and then talk.
            return Reading("offer", (whole or first).moves)
        if first.kind == "offer" and self._parts[0] in self._parts[1:]:
            return Reading("silence")  # Shouted twice, it is a cry.
        several = self._split(prompt) or self._listed(prompt)
        found = several or self._keyword_first(prompt) or whole or first
        doubt = found is first and first.kind == "offer" and self._talk_follows(prompt)
        if doubt and not any(map(_names, sentence(prompt, self._parts[0]).words)):
            return Reading("silence")  # A keyword, and then talk: `go on then, one more pint`.
        if found.kind == "silence":
            return self._head(prompt) or self._tail(prompt) or found
        return found

    def _half(self, prompt: Prompt, reading: Reading, taken: int) -> bool:
        """Whether the next part goes on with the same list: the first is only half of it then."""
        ask = reading.moves[0].steps[-1][0]
        if not is_list(ask) or reading.kind == "note" or len(self._parts) <= taken:
            return False
        after = decided(prompt, self._parts[taken])
        same = [one for one in after.moves if one.steps[0][0].id == ask.id]
        return bool(same) and bool(ask.id)

    def _join_retractions(self) -> None:
        """`pass. no! Robb`: a `no` between two parts belongs to the one after it."""
        loose = word_set("retract", "hesitation", "correction")
        for at in range(len(self._parts) - 2, 0, -1):
            if {*self._parts[at]} <= loose:
                self._parts[at : at + 2] = [(*self._parts[at], ",", *self._parts[at + 1])]

    def _goes_on(self, prompt: Prompt, taken: int) -> bool:
        """Whether what follows is made of words a move can be made of; else all is asked back."""
        return all(known_words(prompt, part) for part in self._parts[taken:])

    def _talk_follows(self, prompt: Prompt) -> bool:
        """Whether a later part has words that no move can be made of."""
        small = word_set("filler")
        later = [word for part in self._parts[1:] for word in known(prompt, part)]
        return any(
            word.means("idiom")
            or not (word.meanings or word.number is not None or {*word.text.split()} <= small)
            for word in later
            if word.text not in SILENT
        )

    def _split(self, prompt: Prompt) -> Reading | None:
        """`challenge Stark, send Robb`: a move before a comma or `and`, if a verb follows."""
        tokens = self._parts[0]
        words = sentence(prompt, tokens).words
        cuts = [
            word
            for word, after in pairwise(words)
            if (word.separates and any(one[0] == "!" for one in after.meanings))
            or (word.separates and after is words[-1] and self._ends(prompt, words))
        ]
        for cut in reversed(cuts[:MOST_CUTS]):
            first, rest = tokens[: cut.start], tokens[cut.end :]
            if not first or not known_words(prompt, rest):
                continue
            reading = decided(prompt, first)
            after = words[cut.at + 1]
            about = {
                one for verb in after.meanings for one in prompt.lexicon.verbs.get(verb[1:], ())
            }
            again = any(verb[1:] in prompt.lexicon.repeated for verb in after.meanings)
            if reading.kind == "do" and (
                is_list(reading.moves[0].steps[-1][0])
                or (not again and about & {ask.topic for ask, _ in reading.moves[0].steps})
            ):
                continue  # It goes on with the same thing: `leave 2 and send the rest`.
            if reading.kind == "do" and not is_bare(reading.moves[0], first):
                self._parts[:1] = [first, rest]
                return reading if self._goes_on(prompt, 1) else Reading("offer", reading.moves)
        return None

    def _listed(self, prompt: Prompt) -> Reading | None:
        """`marshal Tywin and the Kingsroad`: the same with each of them, one after the other."""
        listed = each_of(prompt, self._parts[0])
        if not listed:
            return None
        self._parts[:1] = listed
        first = decided(prompt, listed[0])
        return first if self._goes_on(prompt, 1) else Reading("offer", first.moves)

    def _keyword_first(self, prompt: Prompt) -> Reading | None:
        """`pass, lay 12`: a keyword and then a move; to be confirmed, as it is not all of it."""
        words = sentence(prompt, self._parts[0]).words
        cut = next((one for one in words if one.separates), None)
        if cut is None or any(map(_names, words[: cut.at])) or any(map(turns, words[cut.at :])):
            return None
        first, rest = self._parts[0][: cut.start], self._parts[0][cut.end :]
        if not first or not known_words(prompt, rest) or not any(map(_names, known(prompt, rest))):
            return None
        head, then = decided(prompt, first), decided(prompt, rest)
        if head.kind != "do" or is_list(head.moves[0].steps[-1][0]):
            return None
        steps = head.moves[0].steps
        later = [one for one in then.moves if one.steps[0][0].id not in (0, steps[0][0].id)]
        return Reading("offer", [Move((*steps, *one.steps)) for one in later] or head.moves)

    def _head(self, prompt: Prompt) -> Reading | None:
        """`Winterfell march +1, I still think about the others`: a move, and then talk."""
        words = sentence(prompt, self._parts[0]).words
        cut = next((one for one in words if one.text == ","), None)
        if cut is None or any(map(_names, words[cut.at :])) or "?" in self._parts[0]:
            return None
        if any(map(turns, words[cut.at :])) and not _speaks(words[cut.at + 1 :]):
            return None  # `draw a card, no thanks`
        reading = decided(prompt, self._parts[0][: cut.start])
        told = [word for word in words[: cut.at] if word.meanings or word.number is not None]
        form = bool(reading.moves) and is_form(reading.moves[0].steps[-1][0])
        certain = reading.kind in ("do", "note") or (form and reading.kind == "offer")
        named = any(map(_names, told)) and len(told) > 1
        return (
            Reading("offer", reading.moves) if certain and (named or _alone(words, cut)) else None
        )

    def _tail(self, prompt: Prompt) -> Reading | None:
        """`enough for today, end invasions`: talk, and then the exact words of a move."""
        words = sentence(prompt, self._parts[0]).words
        cut = next((one for one in reversed(words) if one.text == ","), None)
        if cut is None or "?" in self._parts[0] or is_story(words):
            return None
        before, last = words[: cut.at], words[cut.at + 1 :]
        if any(map(_names, before)) or any(map(turns, before)) or not _firm(last):
            return None
        reading = decided(prompt, self._parts[0][cut.end :])
        return Reading("offer", reading.moves) if reading.kind in ("do", "note") else None

    def _ends(self, prompt: Prompt, words: Sequence[Word]) -> bool:
        """Whether a list of moves of one kind ends in a word for no more: `…, marshal X, done`."""
        return repeats(prompt, words) and any(one[0] in "=#" for one in words[-1].meanings)

    def _plan(self, prompt: Prompt) -> Reading | None:
        """A move written before its turn is a plan; only what is certain is one."""
        later = _following(prompt)
        asks = [ask for ask in prompt.coming if ask.topic not in later]
        early = replace(
            prompt, view=prompt.view.model_copy(update={"asks": asks}), coming=(), noted={}
        )
        verbs = sentence(early, self._parts[0]).verbs
        reading = decided(early, self._parts[0])
        if reading.kind not in ("do", "note") or not verbs:
            return None
        ask, value = reading.moves[0].steps[-1]
        if not ask.id:
            ask = next((one for one in prompt.coming if _same(one, ask)), ask)
        return Reading("plan", [Move(((ask, value),))]) if ask.id else None


def _following(prompt: Prompt) -> set[str | None]:
    """The topics that are asked only after one of the questions to come has been answered."""
    return {
        prompt.lexicon.follows(ask.topic, [option.id])
        for ask in prompt.coming
        if isinstance(ask, Choose)
        for option in ask.options
    }


def _names(word: Word) -> bool:
    return word.named or word.number is not None


def _speaks(words: Sequence[Word]) -> bool:
    """Whether a clause tells why one does so: it begins with `I`."""
    return bool(words) and words[0].text.split()[0] in word_set("self")


def _alone(words: Sequence[Word], cut: Word) -> bool:
    """`go back, wrong challenge`: a keyword, and why; not `go on, tell us more, Ben`."""
    head, rest = words[: cut.at], list(words[cut.at + 1 :])
    spoken = any(
        one.means("person") or {*one.text.split()} & word_set("addressing") for one in rest
    )
    firm = (_speaks(rest) or _firm(head)) and _decides(head)
    return firm and not spoken and not is_story(rest)


def _decides(words: Sequence[Word]) -> bool:
    """Whether it is a keyword that is no word of every day, such as `yes` or `ok`."""
    return bool(words) and not any(word.means("yes", "chatty", "nope") for word in words)


def _firm(words: Sequence[Word]) -> bool:
    """Whether it is said in more than one word, and those are for nothing else."""
    return any(" " in word.text and not word.means("nope", "idiom") for word in words)


def _same(one: AnyAsk, other: AnyAsk) -> bool:
    return (one.topic, one.about.get("source")) == (other.topic, other.about.get("source"))


def is_list(ask: AnyAsk) -> bool:
    """Whether its answer is a list, which may run over several parts of a message."""
    return isinstance(ask, Assign | Offer) or (isinstance(ask, Choose) and ask.max > 1)


def answer_to(prompt: Prompt, ask: AnyAsk, text: str) -> Reading:
    """What was typed as the answer to one question, and to nothing else; Illegal if too much."""
    alone = replace(prompt, view=prompt.view.model_copy(update={"asks": [ask]}), coming=())
    found = parts(bounded(text, listed=isinstance(ask, Choose)), frozenset())
    with limited(Effort()):
        return decided(alone, joined(found)) if found else Reading("silence")
