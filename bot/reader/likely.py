"""How likely it is that a line is a move and no talk: what its words weighed in the kept lists.

Nothing is ever done because of it. A line that is no certain move is asked back or left alone, and
which of the two is decided here where the rules of grammar leave it open. The weights are learned
by `python -m bench.likely` from lines of which somebody said what they mean.
"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from bot.kernel import Offer
from bot.kernel.asks import AnyAsk, Choose
from bot.reader.parses import SURE, Prompt, features, is_verb, things
from bot.reader.sentence import SILENT, Sentence, Word, turns
from bot.reader.text import ARROW, BACK_ARROW
from bot.reader.vocabulary import word_set

WEIGHTS = Path(__file__).with_name("likely.txt")
STEM = 5
"""Of a longer word its beginning counts as well: `behalte`, `behalten`."""
GENERAL = ("all", "both", "rest", "none", "pass", "nope", "yes", "default", "least", "half")
"""Words that answer questions of every kind."""
MOST = 20
SEVERAL = 3
CLASSES = (
    *("others", "addressing", "self", "third-person", "being", "modal", "saying", "supposing"),
    *("story", "wondering", "question-verb", "hesitation", "chatting", "asking", "intent"),
    *("deciding", "filler"),
)
"""Words of every day by what they do in a sentence, each in the first list that has it."""
TURNS = ("polite", "thanks", "correction", "instead", "yes", "nope", "or", "chatty")
ROLES = (
    *("all", "both", "rest", "none", "pass", "default", "least", "half", "articles", "and"),
    *("with", "target", "source", "only", "pronoun", "unit", "ranking"),
)
TOLD = "HKNVFOPG"
"""Classes of words that a move can be told by, and of people."""
ODD = frozenset(
    {
        *("strange", "chatting", "story", "saying", "supposing", "wondering"),
        *("addressing", "others", "third-person", "being"),
    }
)
"""Classes of words that make a clause talk."""
MOST_ODD = 2
SIGNS = {",": ",", "?": "?", '"': '"', "%": "%", ARROW: "<arrow>", BACK_ARROW: "<arrow>"}


def likelihood(prompt: Prompt, whole: Sentence) -> float:
    """Above 0 if it is rather a move, below if it is rather talk; 1 is e to 1."""
    known = weights()
    return sum(known.get(mark, 0.0) for mark in marks(prompt, whole))


@cache
def weights() -> dict[str, float]:
    """What each mark of a line weighs."""
    lines = WEIGHTS.read_text("utf-8").splitlines()
    return {mark: float(weight) for weight, mark in (line.split(" ", 1) for line in lines)}


def marks(prompt: Prompt, whole: Sentence) -> frozenset[str]:
    """What a line is weighed by: its words, each two that follow each other, and how many."""
    ask = prompt.shown
    if ask is None:
        return frozenset()
    told = told_by(prompt, ask)
    classes = [_class(prompt, ask, told, word) for word in whole.words]
    listed = [_sort(prompt, ask, told, word) for word in whole.words]
    said = [word for words in listed for word in words]
    found = {f"w {word}" for word in said}
    found |= {f"s {word[:STEM]}" for word in said if len(word) > STEM and word[0] != "<"}
    found |= {f"b {one} {other}" for one, other in pairwise(["^", *said, "$"])}
    strange = sum(map(_strange, whole.words))
    counted = {
        "n": min(len(said), MOST),
        "hits": min(said.count("<hit>"), SEVERAL),
        "keys": min(said.count("<key>"), SEVERAL),
        "clauses": min(said.count(","), SEVERAL),
        "strange": min(strange, SEVERAL + SEVERAL),
    }
    found |= {f"{name} {number}" for name, number in counted.items()} | {"any"}
    return frozenset(found | {*_shaped(ask, whole, classes)})


def told_by(prompt: Prompt, ask: AnyAsk) -> frozenset[str]:
    """All that the answers to a question can be told by."""
    key = ("told by", ask.id)
    found: frozenset[str] | None = prompt.kept.get(key)
    if found is None:
        every = [features(prompt, ask, option).may for option in things(ask)]
        found = prompt.kept[key] = frozenset().union(*every)
    return found


def _sort(prompt: Prompt, ask: AnyAsk, told: frozenset[str], word: Word) -> list[str]:
    """A word as it counts: what belongs to the game by its kind, all else as it is written."""
    if word.text in SIGNS:
        return [SIGNS[word.text]]
    if word.means("person"):
        return ["<person>"]
    own = (f"={ask.topic}/", f"~{ask.topic}/", *(("#offer-",) if isinstance(ask, Offer) else ()))
    hit = any(
        (one in told or one.startswith(own)) and near >= SURE for one, near in word.meanings.items()
    )
    if word.named:
        return ["<hit>" if hit else "<name>"]
    if word.number is not None or word.text.lstrip("+-").isdecimal():
        return ["<number>"]
    if hit:
        return ["<key>", *([word.text] if " " not in word.text else ["<keys>"])]
    if is_verb(prompt, word, {ask.topic}):
        return ["<verb>", word.text]
    if any(one[0] in "=!" for one in word.meanings):
        return ["<other>", word.text]
    if word.means(*GENERAL):
        return ["<any>", *word.text.split()]
    return word.text.split()


def _strange(word: Word) -> bool:
    small = word_set("filler", "deciding", "hesitation")
    plain = {*word.text.split()} <= small or word.text in SIGNS
    return not word.meanings and word.number is None and not plain


def _class(prompt: Prompt, ask: AnyAsk, told: frozenset[str], word: Word) -> str:
    """What a word does, whatever it is: words that no list has seen count by it."""
    sort = _sort(prompt, ask, told, word)[0]
    named = {"<hit>": "H", "<name>": "F", "<number>": "N", "<person>": "P"}
    if sort in named or word.text in SIGNS:
        return named.get(sort, sort)
    if word.means("idiom"):
        return "idiom"
    plain = {"<key>": "K", "<verb>": "V"}
    if sort in plain:
        return plain[sort]
    if turns(word):
        return "not"
    if word.means(*GENERAL):
        return "G"
    tokens = {*word.text.split()}
    found = next((kind for kind in TURNS if word.means(kind)), "")
    found = found or next((kind for kind in CLASSES if tokens <= word_set(kind)), "")
    if found or sort == "<other>":
        return found or "O"
    return next(
        (kind for kind in ROLES if word.means(kind)), "small" if word.meanings else "strange"
    )


def _shaped(ask: AnyAsk, whole: Sentence, classes: list[str]) -> Iterator[str]:
    """The classes of its words, two by two, and clause by clause."""
    yield from (f"c {one}" for one in classes)
    yield from (f"d {one} {other}" for one, other in pairwise(["^", *classes, "$"]))
    yield f"type {type(ask).__name__}"
    two = isinstance(ask, Choose) and len(ask.options) == len(("yes", "no"))
    yield f"two {two} {classes[0] if classes else ''}"
    parts: list[list[str]] = [[]]
    for one, word in zip(classes, whole.words, strict=True):
        if word.text in SILENT or word.text == "?":
            parts.append([])
        else:
            parts[-1].append(one)
    shapes = [_shape(part) for part in parts if part]
    if not shapes:
        return
    telling = [one for one in shapes if {*"HKG"} & {*one}]
    polite = not {"polite", "thanks"}.isdisjoint(classes)
    pure = any(one[-1] == "0" and "!" not in one for one in telling)
    yield f"first {shapes[0]}"
    yield f"first {shapes[0]} {len(shapes) > 1}"
    yield f"last {shapes[-1]}"
    yield f"best {min((one[-1] for one in telling), default='')}"
    yield f"pure {pure}"
    yield f"polite {polite} {bool(telling)} {pure}"


def _shape(part: list[str]) -> str:
    """What a clause tells, whether it says no, and how many of its words make it talk."""
    told = "".join(one for one in TOLD if one in part)
    no = "!" if "not" in part or "nope" in part else ""
    return f"{told}{no}{min(sum(one in ODD for one in part), MOST_ODD)}"
