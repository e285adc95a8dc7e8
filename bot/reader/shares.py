"""Units to share out: `Winterfell 3, The Twins 2`, `2 each on …`, `rest Harrenhal`."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.kernel import Assign, Illegal
from bot.kernel.asks import Key
from bot.reader.parses import UNSURE, Parse, Reader, by_keyword, grouped, refusal_of, step, sure_of
from bot.reader.sentence import Word


@dataclass(slots=True)
class _Piece:
    """Names and amounts between two separators, in the order they stand."""

    keys: list[Key] = field(default_factory=list)
    amounts: list[int | str] = field(default_factory=list)
    """Numbers, or the words `all`, `rest` and `half`."""
    each: bool = False
    even: bool = False

    @property
    def says(self) -> bool:
        return bool(self.keys or self.amounts or self.each or self.even)


def shares(reader: Reader, ask: Assign, used: frozenset[int]) -> Iterator[Parse]:
    """The numbers that the words give to the keys they name."""
    free = reader.free(used)
    for word in free:
        if word.means("default"):
            yield by_keyword(ask, ask.default, word)
    yield from _both(ask, free)
    known = {key.id: reader.features(ask, key) for key in ask.keys}
    keys = {key.id: key for key in ask.keys}
    found: dict[int, tuple[Key, float]] = {}
    inside: set[int] = set()
    for group in grouped(free, known):
        among = reader.among(ask)
        may = known[group.ids[0]].may
        sure = min(sure_of(reader, word, may, among) for word in group.words)
        exact = [one for one in group.ids if f"@{keys[one].label}" in group.words[0].meanings]
        clear = len(group.ids) == 1 or len(exact) == 1
        found[group.words[0].at] = (keys[(exact or group.ids)[0]], sure if clear else UNSURE)
        inside |= {word.at for word in group.words}
    if not found:
        return
    spent: set[int] = {*inside}
    outside = [word for word in free if word.at in found or word.at not in inside]
    pieces = _pieces(outside, found, spent)
    sure = min(score for _, score in found.values())
    pieced = any(key.most is not None and key.most < ask.total for key, _ in found.values())
    value = _split(pieces, ask.total, pieced)
    told = any(one.amounts or one.even or one.each for one in pieces)
    if len(found) > 1 and not told and not pieced:
        value, sure = _evenly(pieces, ask.total), min(sure, UNSURE)
    unclear = Illegal("typed-shares-unclear")
    refusal = unclear if value is None else refusal_of(ask, value)
    yield Parse(step(ask, value or {}), frozenset(spent), sure, refusal)


def _both(ask: Assign, free: list[Word]) -> Iterator[Parse]:
    """`both`, `both knights`: of two things one each, to be confirmed."""
    both = [word for word in free if word.means("both") and not word.means("all")]
    if len(both) != 1 or len(ask.keys) != 2:
        return
    value = {key.id: 1 for key in ask.keys}
    kinds = [word for word in free if word.named and word.at == both[0].at + 1]
    used = frozenset(word.at for word in (*both, *kinds))
    refusal: Illegal | None = None
    try:
        ask.check(value)
    except Illegal as reason:
        refusal = reason
    yield Parse(step(ask, value), used, 1.0 if refusal else UNSURE, refusal, bare=not kinds)


def _pieces(words: list[Word], keys: dict[int, tuple[Key, float]], spent: set[int]) -> list[_Piece]:
    """The sentence, parted at commas and `and`; the words for amounts are used up."""
    pieces = [_Piece()]
    for word in words:
        piece = pieces[-1]
        if word.at in keys:
            piece.keys.append(keys[word.at][0])
        elif word.separates or word.means("except"):
            pieces.append(_Piece())
            if word.means("except"):
                spent.add(word.at)
        elif word.number is not None and not word.text.startswith("-"):
            piece.amounts.append(word.number)
            spent.add(word.at)
        elif word.means("all", "both", "rest", "last-one", "half", "each", "even"):
            spent.add(word.at)
            _note(piece, word)
    for piece in pieces:
        if len(piece.keys) == 1 and len(piece.amounts) == 2:
            # `the remaining two`, `all six`: the number says it.
            for said in ("rest", "all"):
                if said in piece.amounts:
                    piece.amounts.remove(said)
                    break
    return _joined([one for one in pieces if one.says])


def _note(piece: _Piece, word: Word) -> None:
    piece.each = piece.each or word.means("each")
    piece.even = piece.even or word.means("even")
    if word.means("both") and not word.means("all"):
        piece.amounts.append(2)
    for said in ("all", "rest", "half"):
        if word.means(said) or (said == "rest" and word.means("last-one")):
            piece.amounts.append(said)
            return


def _joined(pieces: list[_Piece]) -> list[_Piece]:
    """An amount alone, and then a name alone, belong together."""
    found: list[_Piece] = []
    for piece in pieces:
        last = found[-1] if found else None
        if last and not last.keys and not piece.amounts and len(last.amounts) == len(piece.keys):
            last.keys = piece.keys
        else:
            found.append(piece)
    return found


def _spread(pieces: list[_Piece]) -> bool:
    """`1 each on A and B, 3 on C`: what has no number gets that of `each`; whether it is there."""
    numbers = [one.amounts for one in pieces if one.each]
    if len(numbers) != 1 or len(numbers[0]) != 1:
        return False
    for piece in pieces:
        if piece.each or not piece.amounts:
            piece.amounts = numbers[0] * len(piece.keys)
    return True


def _split(pieces: list[_Piece], total: int, pieced: bool) -> dict[str, int] | None:
    """What each gets; `pieced`: of things that are there in small numbers, one each."""
    keys = [key.id for piece in pieces for key in piece.keys]
    amounts = [amount for piece in pieces for amount in piece.amounts]
    numbers = [amount for amount in amounts if isinstance(amount, int)]
    if any(piece.each for piece in pieces) and not _spread(pieces):
        return dict.fromkeys(keys, numbers[0]) if len(numbers) == len(amounts) == 1 else None
    if any(piece.even for piece in pieces):
        return _evenly(pieces, total)
    if len(set(keys)) != len(keys):
        return None
    if not amounts and (pieced or (len(keys) == total and len(keys) > 1)):
        return dict.fromkeys(keys, 1)
    if len(keys) == 1 and not amounts:
        return {keys[0]: total}
    return _given(pieces, total)


def _evenly(pieces: list[_Piece], total: int) -> dict[str, int] | None:
    """The same for each; after numbers, what is left of them."""
    fixed: dict[str, int] = {}
    even: list[str] = []
    for piece in pieces:
        numbers = [one for one in piece.amounts if isinstance(one, int)]
        if len(piece.keys) == len(numbers) == 1:
            fixed[piece.keys[0].id] = numbers[0]
        elif not numbers:
            even += [key.id for key in piece.keys]
    left = total - sum(fixed.values())
    if not even or left <= 0 or left % len(even):
        return None
    return fixed | dict.fromkeys(even, left // len(even))


def _given(pieces: list[_Piece], total: int) -> dict[str, int] | None:
    """Each name with the amount beside it; `3/3 Winterfell Harrenhal`: all amounts come first."""
    found: dict[str, int | str] = {}
    first = [one for piece in pieces[:-1] for one in piece.amounts]
    keys = [key for piece in pieces for key in piece.keys]
    if first and not any(piece.keys for piece in pieces[:-1]):
        amounts = [*first, *pieces[-1].amounts]
        pieces = [_Piece(keys, amounts)]
    for piece in pieces:
        if len(piece.keys) != len(piece.amounts):
            return None
        found |= {key.id: one for key, one in zip(piece.keys, piece.amounts, strict=True)}
    rest = [key for key, one in found.items() if one == "rest"]
    given = {
        key: total if one == "all" else total // 2 if one == "half" else int(one)
        for key, one in found.items()
        if one != "rest"
    }
    if "half" in found.values() and total % 2:
        return None
    left = total - sum(given.values())
    if not rest:
        return given
    return given | {rest[0]: left} if len(rest) == 1 and left >= 0 else None
