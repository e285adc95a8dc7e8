"""What is certain is done, what is not is offered; and from a message to its moves."""

import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from bot.discord_ui.typed.lexicon import Lexicon
from bot.discord_ui.typed.paths import Reading, is_list, read
from bot.discord_ui.typed.segment import COMMANDS, Segment
from bot.discord_ui.typed.tokens import MOST_CHARACTERS, MOST_TOKENS, moves
from bot.discord_ui.typed.vocabulary import SEPARATORS, phrases, search, word_set
from bot.kernel import Choose, Illegal, Offer, View
from bot.text.words import SeatName

SURE = 0.8
VERY_SURE = 0.88
"""Needed where the answer cannot be taken back."""
MARGIN = 0.08
WORTH_OFFERING = 0.55
MOST_OFFERED = 5
MOST_JOINED = 6

NOT_AMONG = "no-such-option"
"""No such answer is ever taken, so it can be tried for the reason the rules give."""

Kind = Literal["do", "offer", "refuse", "command", "nothing"]


@dataclass(slots=True)
class Decision:
    """What follows from a move's words, and how many of the message's moves it took."""

    kind: Kind
    readings: list[Reading] = field(default_factory=list)
    refusal: Illegal | None = None
    command: str = ""
    taken: int = 1


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads moves of one player at one moment of one game."""

    game: str
    view: View
    lexicon: Lexicon
    seat: SeatName | None = None

    def decide(self, parts: list[list[str]]) -> Decision:
        """The first move of these; lists such as rankings may run over several parts."""
        lists = any(map(is_list, self.view.asks)) or self._made_of_parts()
        # Terms are always offered before they are put on the table.
        talk = any(isinstance(ask, Offer) for ask in self.view.asks)
        whole: Decision | None = None
        for taken in range(min(len(parts), MOST_JOINED), 1, -1) if lists else ():
            joined = [token for part in parts[:taken] for token in [*part, ","]][:-1]
            if len(joined) <= MOST_TOKENS:
                decision = self._one(joined)
                decision.taken = taken
                done = decision.kind == "do" and not self._goes_on(decision, parts[taken:])
                if done or (talk and decision.kind == "offer"):
                    return decision
                whole = whole or (decision if decision.kind == "offer" else None)
        first = self._one(parts[0])
        if first.kind in ("do", "offer") and self._goes_on(first, parts[1:]):
            # The first part of a list is another list.
            return whole or Decision("offer", first.readings)
        return first

    def _goes_on(self, decision: Decision, more: list[list[str]]) -> bool:
        """Whether what comes next is about the same list."""
        ask = decision.readings[0].steps[-1][0]
        if not more or not is_list(ask) or len(more[0]) > MOST_TOKENS:
            return False
        segment = Segment(self.game, more[0], self.view, self.lexicon, self.seat)
        if segment.out_of_turn:
            return False  # Another move, whose turn comes after this one.
        found = read(segment)
        ranking = isinstance(ask, Choose) and ask.ordered
        if not found:  # Nothing by itself: then it may belong to what comes before it.
            return not segment.verbs and (ranking or bool(segment.mentions))
        return any(one.steps[0][0].id == ask.id for one in found)

    def _leads(self, segment: Segment) -> bool:
        """Whether the verb comes first: else it may belong to what is said beside the move."""
        free = word_set("fillers", "chatter", "articles") | SEPARATORS
        return all(token in free for token in segment.tokens[: segment.verb_span.start])

    def _made_of_parts(self) -> bool:
        """Whether the parts of one option may stand in several sentences."""
        asks = [ask for ask in self.view.asks if isinstance(ask, Choose)]
        parts = self.lexicon.parts
        return any(parts(self.view, ask, option) for ask in asks for option in ask.options)

    def _one(self, tokens: list[str]) -> Decision:
        if len(tokens) > MOST_TOKENS:
            refusal = Illegal("typed-too-long", words=MOST_TOKENS, characters=MOST_CHARACTERS)
            return Decision("refuse", refusal=refusal)
        segment = Segment(self.game, tokens, self.view, self.lexicon, self.seat)
        decision = judged(read(segment), self.lexicon)
        if decision.kind == "do":
            return decision
        command = command_in(tokens)
        if command:
            return Decision("command", command=command)
        # In a talk `give` and `take` are terms, whatever else they can be about.
        terms = any(isinstance(ask, Offer) for one in decision.readings for ask, _ in one.steps)
        beside = decision.kind == "offer" and not self._leads(segment)
        if segment.out_of_turn and segment.verbs[0].score == 1 and not terms and not beside:
            return Decision("refuse", refusal=Illegal("not-asked-now"))
        return decision


def judged(readings: list[Reading], lexicon: Lexicon) -> Decision:
    """Do it if it is sure enough and nothing else is nearly as sure; else offer what is near."""
    if not readings:
        return Decision("nothing")
    best, *others = readings
    undoable = all(ask.topic in lexicon.undoable for ask, _ in best.steps)
    clear = not others or best.sure - others[0].sure >= MARGIN
    if best.sure >= (SURE if undoable else VERY_SURE) and clear:
        if best.refusal is not None:
            tried = [best] if best.refusal.reason == NOT_AMONG else []
            return Decision("refuse", tried, refusal=best.refusal)
        return Decision("do", [best])
    legal = [one for one in readings if one.refusal is None and one.sure >= WORTH_OFFERING]
    if legal:
        return Decision("offer", legal[:MOST_OFFERED])
    refusal = next((one.refusal for one in readings if one.refusal), None)
    return Decision("refuse", refusal=refusal) if refusal else Decision("nothing")


def command_in(tokens: list[str], commands: tuple[str, ...] = COMMANDS) -> str:
    """The command the words are, if they are nothing else."""
    found = search(tokens, {one: phrases(f"do-{one}") for one in commands})
    free = word_set("fillers", "chatter", "articles", "showing") | SEPARATORS | {"?"}
    for one in found:
        rest = [token for at, token in enumerate(tokens) if at not in one.span]
        more = word_set("undoing") if one.meaning == "undo" else frozenset()
        if all(token in free | more for token in rest):
            return one.meaning
    return ""


def sentences(text: str) -> list[str]:
    """A message's moves as they were written, each of which may be a line of a game's own."""
    then = "|".join(phrases("then"))
    found = re.split(rf"[;\r\n]+|,?\s*\b(?:{then})\b", text, flags=re.IGNORECASE)
    return [one.strip() for one in found if one.strip()]


def parted(text: str, game: str, lexicon: Lexicon) -> list[list[str]]:
    """A message's moves; `and` parts them only before a verb."""
    parts = moves(text, phrases("then"))
    verbs = {verb: phrases(f"verb-{verb}", game) for verb in (*lexicon.verbs, *lexicon.shortcuts)}
    return [piece for part in parts for piece in _at_verbs(part, verbs)]


def _at_verbs(tokens: list[str], verbs: dict[str, tuple[str, ...]]) -> list[list[str]]:
    parting = word_set("and") | {",", "&"}
    starts = {one.start for one in search(tokens, verbs) if one.score == 1}
    cuts = [at for at in range(1, len(tokens)) if at in starts and tokens[at - 1] in parting]
    edges = [0, *cuts, len(tokens)]
    pieces = [tokens[a:b] for a, b in pairwise(edges)]
    trimmed = []
    for piece in pieces:
        while piece and piece[-1] in parting:
            piece = piece[:-1]
        if piece:
            trimmed.append(piece)
    return trimmed
