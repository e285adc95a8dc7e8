"""`Winterfell 3, The Twins 2`: names and what each of them gets."""

from dataclasses import dataclass
from typing import Any

from bot.discord_ui.typed.names import key_meant, name_of
from bot.discord_ui.typed.segment import Segment
from bot.discord_ui.typed.vocabulary import word_set
from bot.kernel import Assign, Illegal
from bot.kernel.asks import Key

UNSURE = 0.6


@dataclass(slots=True)
class Shared:
    """An assignment of numbers as it was typed."""

    value: dict[str, Any]
    used: set[int]
    sure: float
    refusal: Illegal | None = None


@dataclass(slots=True)
class Piece:
    """Names and amounts between two separators, in the order they stand."""

    keys: list[Key]
    amounts: list[int | str]
    """Numbers, or the words `all`, `rest` and `half`."""
    each: bool = False
    even: bool = False


def read_shares(segment: Segment, ask: Assign) -> Shared | None:
    """The assignment the words describe, or None if they name nothing that can get anything."""
    found = _keys(segment, ask)
    if not found:
        return None
    sure = min(score for _, score in found.values())
    used = {at for mention in segment.mentions if mention.start in found for at in mention.span}
    pieces = _pieces(segment, {at: key for at, (key, _) in found.items()}, used)
    value = _split(pieces, ask.total)
    if len(found) > 1 and not any(one.amounts or one.even or one.each for one in pieces):
        # `Robb and Arya`: most likely the same for each of them.
        value, sure = _evenly(pieces, ask.total), min(sure, UNSURE)
    shared = Shared(value or {}, used | set(segment.numbers), sure)
    if value is None:
        shared.refusal = Illegal("typed-shares-unclear")
    return shared


def _keys(segment: Segment, ask: Assign) -> dict[int, tuple[Key, float]]:
    names = {name: key for key in ask.keys if (name := name_of(segment.game, key))}
    found = {}
    for mention in segment.mentions:
        best = key_meant(mention, names)
        if best is not None:
            found[mention.start] = (names[best[0]], best[1])
    return found


def _pieces(segment: Segment, keys: dict[int, Key], used: set[int]) -> list[Piece]:
    """The text, parted at commas and `and`; the words for all, rest, half and each are used up."""
    parting = word_set("and", "except") | {",", ";", "+", "&"}
    pieces = [Piece([], [])]
    for at, token in enumerate(segment.tokens):
        piece = pieces[-1]
        if token in parting and at not in used:
            pieces.append(Piece([], []))
            used |= {at} if token in word_set("except") else set()
        elif at in keys:
            piece.keys.append(keys[at])
        elif at in segment.numbers:
            piece.amounts.append(segment.numbers[at])
        elif at not in used and token in word_set("all", "both", "rest", "half", "each", "even"):
            used.add(at)
            _note(piece, token)
    for piece in pieces:
        if len(piece.keys) == 1 and len(piece.amounts) == 2 and "rest" in piece.amounts:
            piece.amounts.remove("rest")  # `the remaining two`: the number says it.
    return _joined([one for one in pieces if one.keys or one.amounts or one.each or one.even])


def _note(piece: Piece, token: str) -> None:
    piece.each = piece.each or token in word_set("each")
    piece.even = piece.even or token in word_set("even")
    if token in word_set("both"):
        piece.amounts.append(2)
    for word in ("all", "rest", "half"):
        if token in word_set(word):
            piece.amounts.append(word)


def _joined(pieces: list[Piece]) -> list[Piece]:
    """An amount alone, and then a name alone, belong together."""
    found: list[Piece] = []
    for piece in pieces:
        last = found[-1] if found else None
        if last and not last.keys and not piece.amounts and len(last.amounts) == len(piece.keys):
            last.keys = piece.keys
        else:
            found.append(piece)
    return found


def _spread(pieces: list[Piece]) -> bool:
    """`1 each on A and B, 3 on C`: what has no number gets that of `each`; whether it is there."""
    numbers = [one.amounts for one in pieces if one.each]
    if len(numbers) != 1 or len(numbers[0]) != 1:
        return False
    for piece in pieces:
        if piece.each or not piece.amounts:
            piece.amounts = numbers[0] * len(piece.keys)
    return True


def _split(pieces: list[Piece], total: int) -> dict[str, int] | None:
    keys = [key.id for piece in pieces for key in piece.keys]
    amounts = [amount for piece in pieces for amount in piece.amounts]
    numbers = [amount for amount in amounts if isinstance(amount, int)]
    if any(piece.each for piece in pieces) and not _spread(pieces):
        return dict.fromkeys(keys, numbers[0]) if len(numbers) == len(amounts) == 1 else None
    if len(keys) == 1 and set(amounts) <= {"all", "rest", total}:
        return {keys[0]: total}
    if any(piece.even for piece in pieces):
        return _evenly(pieces, total)
    shares: dict[str, int] = {}
    rest: str | None = None
    for piece in pieces:
        if len(piece.keys) != len(piece.amounts):
            return None
        for key, amount in zip(piece.keys, piece.amounts, strict=True):
            if isinstance(amount, int):
                shares[key.id] = shares.get(key.id, 0) + amount
            elif amount == "half" and total % 2 == 0:
                shares[key.id] = shares.get(key.id, 0) + total // 2
            elif amount != "half" and rest is None:
                rest = key.id
            else:
                return None
    if rest is not None:
        shares[rest] = shares.get(rest, 0) + total - sum(shares.values())
    return {key: number for key, number in shares.items() if number}


def _evenly(pieces: list[Piece], total: int) -> dict[str, int] | None:
    """What is left goes to all the names that have no number, if it can be parted so."""
    shares: dict[str, int] = {}
    others: list[str] = []
    for piece in pieces:
        numbers = [amount for amount in piece.amounts if isinstance(amount, int)]
        if len(numbers) == len(piece.keys):
            shares |= {key.id: n for key, n in zip(piece.keys, numbers, strict=True)}
        elif not numbers or numbers == [total]:
            others += [key.id for key in piece.keys]
        else:
            return None
    left = total - sum(shares.values())
    if not others or left <= 0 or left % len(others):
        return None
    return shares | dict.fromkeys(others, left // len(others))
