"""Units to share out: `Winterfell 3, The Twins 2`, `2 each on …`, `rest Harrenhal`."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.kernel import Assign, Illegal
from bot.kernel.asks import Key
from bot.reader.options import fits, sure_of
from bot.reader.parses import Parse, Reader, step
from bot.reader.sentence import Word

UNSURE = 0.6


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
    found: dict[int, tuple[Key, float]] = {}
    for word in reader.free(used):
        best = max(ask.keys, key=lambda key: fits(word, reader.features(ask, key)), default=None)
        if best is None or not word.named:
            if any(word.means(one) for one in ("default",)):
                yield Parse(step(ask, ask.default), frozenset({word.at}), bare=True)
            continue
        near = fits(word, reader.features(ask, best))
        if near:
            sure = sure_of(word, reader.features(ask, best).may)
            twice = sum(bool(fits(word, reader.features(ask, key))) for key in ask.keys)
            found[word.at] = (best, sure if twice == 1 or near == 1 else UNSURE)
    if not found:
        return
    spent: set[int] = {*found}
    pieces = _pieces(reader, reader.free(used), found, spent)
    sure = min(score for _, score in found.values())
    value = _split(pieces, ask.total)
    if len(found) > 1 and not any(one.amounts or one.even or one.each for one in pieces):
        value, sure = _evenly(pieces, ask.total), min(sure, UNSURE)
    refusal = None
    if value is None:
        refusal = Illegal("typed-shares-unclear")
    else:
        try:
            ask.check(value)
        except Illegal as reason:
            refusal = reason
    yield Parse(step(ask, value or {}), frozenset(spent), sure, refusal)


def _pieces(
    reader: Reader, words: list[Word], keys: dict[int, tuple[Key, float]], spent: set[int]
) -> list[_Piece]:
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
        elif word.means("all", "both", "rest", "half", "each", "even"):
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
        if word.means(said):
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


def _split(pieces: list[_Piece], total: int) -> dict[str, int] | None:
    keys = [key.id for piece in pieces for key in piece.keys]
    amounts = [amount for piece in pieces for amount in piece.amounts]
    numbers = [amount for amount in amounts if isinstance(amount, int)]
    if any(piece.each for piece in pieces) and not _spread(pieces):
        return dict.fromkeys(keys, numbers[0]) if len(numbers) == len(amounts) == 1 else None
    if any(piece.even for piece in pieces):
        return _evenly(pieces, total)
    if len(set(keys)) != len(keys):
        return None
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
    """Each name with the amount beside it."""
    found: dict[str, int | str] = {}
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
