"""One move as it was typed: its words, and what each of them can be."""

from dataclasses import dataclass, field
from functools import lru_cache

from bot.discord_ui.typed.lexicon import Lexicon
from bot.discord_ui.typed.names import Mention, give_roles, labels_of, mentions, name_of, universe
from bot.discord_ui.typed.spelling import WordByWord
from bot.discord_ui.typed.vocabulary import (
    SEPARATORS,
    Found,
    number,
    phrases,
    search,
    spelt,
    word_set,
)
from bot.kernel import View
from bot.kernel.asks import AnyAsk, Assign, Choose, Offer, Option
from bot.text.words import SeatName

COMMANDS = ("undo", "help", "hand", "board", "log", "rules", "orders")
SEATING = ("join", "leave", "start", "fill")
SURE_NAME = 0.9


@dataclass(slots=True)
class Segment:
    """The tokens of one move, looked at in the light of what is asked."""

    game: str
    tokens: list[str]
    view: View
    lexicon: Lexicon
    seat: SeatName | None = None
    mentions: list[Mention] = field(default_factory=list)
    verbs: list[Found] = field(default_factory=list)
    """The verb that was used; several where one word stands for several of them."""
    numbers: dict[int, int] = field(default_factory=dict)
    tried: int = 0
    """How many answers were considered; beyond a limit the words are not worth more thought."""
    _searched: dict[str, list[Found]] = field(default_factory=dict)
    _called: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Find the names, the verb and the numbers."""
        verbs = {verb: phrases(f"verb-{verb}", self.game) for verb in self._verbs()}
        own = _own((*verbs.values(), *self._answers()))
        known = universe(self.game, self.view.asks, self.lexicon.names(self.view))
        single = {word for listed in known.values() for one in listed for word in one.split()}
        single |= own.words
        self.tokens = spelt(self.tokens, single.__contains__, self._terms())
        self.mentions = [
            one
            for one in mentions(self.tokens, known, own.phrases.__contains__)
            if one.score >= SURE_NAME or not self._nearer(one, own)
        ]
        named = {at for one in self.mentions if one.score >= SURE_NAME for at in one.span}
        found = [one for one in search(self.tokens, verbs) if not named & set(one.span)]
        loose = {at for ask in self.view.asks for at in self._loose(ask.topic)}
        found = [
            one
            for one in found
            if self._asked(one.meaning) or not (self._on_button(one) or set(one.span) <= loose)
        ]
        if found:
            best = min(found, key=lambda one: (-one.score, not self._asked(one.meaning)))
            self.verbs = [one for one in found if one.span == best.span and one.score == best.score]
            hit = set(best.span)
            self.mentions = [one for one in self.mentions if not hit & set(one.span)]
        give_roles(self.mentions, self.tokens, self.verb_span)
        inside = {at for one in self.mentions for at in one.span}
        for at, token in enumerate(self.tokens):
            value = number(token)
            if value is not None and at not in inside and not self._particle(at):
                self.numbers[at] = value

    def _terms(self) -> set[str]:
        """Words of a talk that are about what changes hands and who gives it."""
        kinds = {
            one.id.partition(".")[2]
            for ask in self.view.asks
            if isinstance(ask, Offer)
            for one in ask.terms
        }
        if not kinds:
            return set()
        listed = [phrases(f"term-{kind}", self.game) for kind in kinds]
        listed += [phrases("giving"), phrases("getting")]
        return {word for variants in listed for one in variants for word in one.split()}

    def _nearer(self, mention: Mention, own: "_Own") -> bool:
        """Whether what is hardly a name is a misspelt verb or answer: `relase` is not Selyse."""
        said = " ".join(self.tokens[at] for at in mention.span)
        return any(near > mention.score for near in own.spellings.near(said).values())

    @property
    def verb_span(self) -> range:
        """Where the verb stands."""
        return self.verbs[0].span if self.verbs else range(0)

    @property
    def out_of_turn(self) -> bool:
        """Whether the verb is about nothing that is asked now."""
        return bool(self.verbs) and not any(self._asked(verb.meaning) for verb in self.verbs)

    def _asked(self, verb: str) -> bool:
        """Whether a verb is about something that is asked now."""
        return bool({ask.topic for ask in self.view.asks} & self._topics(verb))

    def _on_button(self, found: Found) -> bool:
        """Whether these words are part of what one of several options to choose is called."""
        said = " ".join(self.tokens[at] for at in found.span)
        options = [
            (ask, one) for ask in self.view.asks if isinstance(ask, Choose) for one in ask.options
        ]
        made = (self.lexicon.parts(self.view, ask, one) for ask, one in options)
        if any(said in part for parts in made for part in parts):
            return True
        several = [one for ask, one in options if ask.max > 1]
        return any(f" {said} " in f" {label} " for one in several for label in self.labels(one))

    def _topics(self, verb: str) -> set[str]:
        """What has to be asked for a verb to make sense."""
        chain = {topic for topic, _ in self.lexicon.shortcuts.get(verb, ())}
        ways = {topic for name, topic in self.lexicon.detours if name == verb}
        return {*self.lexicon.verbs.get(verb, ()), *chain, *ways}

    def phrases_for(self, ask: Choose) -> dict[str, tuple[str, ...]]:
        """What the options that are no names are called."""
        key = _key(ask)
        if key not in self._called:
            self._called[key] = self._phrases_for(ask)
        return self._called[key]

    def _phrases_for(self, ask: Choose) -> dict[str, tuple[str, ...]]:
        found = {}
        for place, option in enumerate(ask.options):
            called = phrases(f"{ask.topic}-{option.id}", self.game)
            if name_of(self.game, option) is None:
                called += self.labels(option)
                called += tuple(self.lexicon.called(self.view, ask, option))
            if place == 0:
                called += phrases(f"{ask.topic}-first", self.game)
            if called:
                found[option.id] = called
        return found

    def options_in(self, ask: Choose) -> list[Found]:
        """Where options that are no names stand in the text."""
        key = _key(ask)
        if key not in self._searched:
            self._searched[key] = search(self.tokens, self.phrases_for(ask))
        return self._searched[key]

    def maybe_in(self, ask: Choose) -> list[Found]:
        """Where words stand that often mean an option, but not surely."""
        keys = {option.id: f"{ask.topic}-{option.id}-maybe" for option in ask.options}
        keys |= {ask.options[0].id: f"{ask.topic}-first-maybe"} if ask.topic == "trade" else {}
        called = {one: phrases(key, self.game) for one, key in keys.items()}
        for option in ask.options:
            called[option.id] += tuple(self.lexicon.perhaps(self.view, ask, option))
        quiet = self.lexicon.quiet.get(ask.topic)
        if quiet in called:
            called[quiet] += phrases("nope")
        return search(self.tokens, called)

    def labels(self, option: Option) -> tuple[str, ...]:
        """What stands on an option's button, in all languages."""
        return labels_of(self.game, option, self.seat)

    def left(self, used: set[int], ask: AnyAsk | None, topics: set[str]) -> list[int]:
        """Places of the words that nothing explains, once these are used."""
        free = word_set("fillers", "with", "and", "loose")
        if self.verbs or (self.mentions and self.numbers):
            # Alone with a word or two it can be talk to others: "all good", "thanks all".
            free |= word_set("chatter")
        about = self._about(topics)
        named = {at for one in self.mentions if one.score >= SURE_NAME for at in one.span}
        loose = {at for topic in topics for at in self._loose(topic)} - named
        loose |= self._polite() if self.verbs or self.mentions else set()
        return [
            at
            for at, token in enumerate(self.tokens)
            if at not in used
            and at not in about
            and at not in loose
            and token not in free
            and token not in SEPARATORS
            and not self._particle(at)
            and not self._leads_to_name(at)
        ]

    def _leads_to_name(self, at: int) -> bool:
        """A marker or an article that belongs to a name, or stands before the verb."""
        leading = word_set("source", "target", "articles")
        if self.tokens[at] not in leading:
            return False
        after = any(one.end == at and one.role == "source" for one in self.mentions)
        if after and self.tokens[at] in word_set("source"):
            return True
        starts = {one.start for one in self.mentions}
        starts |= {self.verb_span.start} if self.verbs else set()
        for onward in range(at + 1, len(self.tokens)):
            if onward in starts or self.tokens[onward] in word_set("rest"):
                return True
            if self.tokens[onward] not in leading | word_set("fillers"):
                return False
        return False

    def _about(self, topics: set[str]) -> set[int]:
        """The verb's words, if it is about one of these topics."""
        fits = any(topics & set(self.lexicon.verbs.get(one.meaning, ())) for one in self.verbs)
        return set(self.verb_span) if fits else set()

    def _loose(self, topic: str) -> set[int]:
        key = f"{topic}-loose"
        if key not in self._searched:
            self._searched[key] = search(self.tokens, {"loose": phrases(key, self.game)})
        return {at for one in self._searched[key] for at in one.span}

    def _polite(self) -> set[int]:
        """Words that only make a sentence of a move: `I should like`, `thank you`."""
        if "polite" not in self._searched:
            found = search(self.tokens, {"polite": phrases("polite")})
            self._searched["polite"] = [one for one in found if one.score == 1]
        return {at for one in self._searched["polite"] for at in one.span}

    def _particle(self, at: int) -> bool:
        """The last word of a German verb that comes apart: `rücke … ein`, `greife … an`."""
        last = at == len(self.tokens) - 1 or self.tokens[at + 1] in SEPARATORS
        before = bool(self.verbs) and self.verb_span.start < at
        return before and last and self.tokens[at] in word_set("particles")

    def _verbs(self) -> list[str]:
        return [*self.lexicon.verbs, *self.lexicon.shortcuts]

    def _answers(self) -> list[tuple[str, ...]]:
        """Words that are answers or commands by themselves."""
        listed = [phrases(f"do-{one}") for one in (*COMMANDS, *SEATING)]
        for ask in self.view.asks:
            if isinstance(ask, Choose):
                listed += self.phrases_for(ask).values()
            elif isinstance(ask, Assign):
                listed += [phrases(f"{ask.topic}-{one.id}", self.game) for one in ask.values]
        return listed


def _key(ask: Choose) -> str:
    return f"{ask.topic} {','.join(option.id for option in ask.options)}"


class _Own:
    """Verbs and answers: what may be taken for a name, and is none."""

    def __init__(self, listed: tuple[tuple[str, ...], ...]) -> None:
        """Take their phrases."""
        self.phrases = frozenset(one for variants in listed for one in variants)
        self.words = frozenset(word for one in self.phrases for word in one.split())
        self.spellings = WordByWord(self.phrases)


_own = lru_cache(64)(_Own)
