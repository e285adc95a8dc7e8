"""Numbers: `4`, `all`, `all but 2`, `leave 2`, `as few as possible`."""

from collections.abc import Iterator

from bot.kernel import Amount
from bot.reader.parses import Parse, Reader, refusal_of, step
from bot.reader.sentence import Word


def amounts(reader: Reader, ask: Amount, used: frozenset[int]) -> Iterator[Parse]:
    """Every number that the words which are left can mean."""
    free = reader.free(used)
    there = ask.max + ask.stays
    leaving = [word for word in free if word.means("leaving")]
    spared = [word for word in free if word.means("except")]
    numbers = [word for word in free if word.number is not None]
    whole = [word for word in free if word.means("all")]
    units = {word.at for word in free if f"={ask.topic}/unit" in word.meanings}
    below = [word for word in free if word.text[:1] == "-" and word.text[1:].isdecimal()]
    below += [
        word
        for word in numbers
        if word.at and reader.words[word.at - 1].text == "minus" and not whole
    ]
    if below:
        told = {below[0].at, *(word.at for word in spared)}
        yield _number(ask, -abs(below[0].number or int(below[0].text[1:])), told)
        return
    if len(numbers) == 1 and ((leaving and ask.stays) or (spared and whole)):
        gone = there - (numbers[0].number or 0)
        hits = {*units, *(word.at for word in (*numbers, *leaving, *spared, *whole))}
        yield _number(ask, gone, hits)
        return
    for word in numbers:
        assert word.number is not None
        count = {one.at for one in whole if one.at == word.at - 1}  # `all 5`
        yield _number(ask, word.number, {word.at, *units, *count})
    if numbers:
        return
    for word in free:
        value = _told(ask, word, there)
        if value is not None:
            yield Parse(step(ask, value), frozenset({word.at, *units}), bare=True)


def _told(ask: Amount, word: Word, there: int) -> int | None:
    if word.means("all") or f"={ask.topic}/max" in word.meanings:
        return ask.max
    if word.means("least") or f"={ask.topic}/min" in word.meanings:
        return ask.min
    if word.means("default"):
        return ask.default
    if word.means("pass", "none") and ask.quiet is not None:
        return int(ask.quiet)
    if word.means("half") and ask.min <= there // 2 <= ask.max and there % 2 == 0:
        return there // 2
    return None


def _number(ask: Amount, value: int, used: set[int]) -> Parse:
    return Parse(step(ask, value), frozenset(used), refusal=refusal_of(ask, value))
