"""One text costs little, whatever it says: it is cut short by what is counted, never by a clock."""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import cycle, islice
from typing import Any

import pytest

from bot.kernel import Illegal
from bot.reader import Message, answer_to, names, reading, sentence, vocabulary
from bot.reader import text as plain_text
from bot.reader.text import (
    LONGEST_LIST,
    MOST,
    MOST_CHARACTERS,
    MOST_LISTED,
    MOST_SENT,
    MOST_WORDS,
    Effort,
    bounded,
    limited,
    phrase,
    tokens,
)
from bot.reader.vocabulary import phrases, search

from . import (
    positions_board_game,
    positions_card_game_1e,
    positions_card_game_2e,
    positions_iron_throne,
    positions_risk,
)

AREAS = ("winterfell", "karhold", "moat cailin", "white harbor", "castle black", "pyke", "seagard")
PEOPLE = ("lannister war 12", "jaime", "tywin", "baratheon", "the peace", "cersei", "davos")
CARDS = (
    "queen cersei's chambers",
    "lannisport steward",
    "gutter rat's cunning",
    "tywin lannister",
    "the hound",
    "jhogo",
)
WHERE = {
    "marshal": (positions_card_game_1e.writer, CARDS),
    "mulligan": (positions_card_game_1e.writer, CARDS),
    "challenge": (positions_card_game_2e.writer, CARDS),
    "orders": (positions_board_game.writer, AREAS),
    "march": (positions_board_game.writer, AREAS),
    "march_moves": (positions_board_game.writer, AREAS),
    "muster": (positions_board_game.writer, AREAS),
    "hostages": (positions_iron_throne.writer, PEOPLE),
    "hostage": (positions_iron_throne.writer, PEOPLE),
    "talk": (positions_iron_throne.writer, PEOPLE),
    "attack": (positions_risk.writer, AREAS),
    "place": (positions_risk.writer, AREAS),
}


def fitting(words: Iterator[str], join: str) -> str:
    """As many of these as are read."""
    text = next(words)
    for word in words:
        longer = f"{text}{join}{word}"
        try:
            bounded(longer)
        except Illegal:
            return text
        text = longer
    return text


def texts(known: tuple[str, ...]) -> Iterator[str]:
    """Texts as long as they may be."""
    typos = (f"{one[:at]}{one[at + 1 :]}" for at in range(1, 60) for one in known)
    yield fitting(cycle(known[:1]), " ")
    yield fitting(cycle(known), ", ")
    yield fitting(cycle(known), " and ")
    yield fitting(cycle(known), "; ")
    yield fitting(typos, " ")
    yield fitting((one[: 1 + at % 3] for at, one in enumerate(islice(cycle(known), 300))), " ")
    yield fitting((f"march {one} 2" for one in cycle(known)), " ")


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often words were looked up, in names and in phrases."""
    counted: Counter[str] = Counter()
    near, like = names._near, vocabulary.Book._like

    def counting_near(*given: Any) -> Mapping[str, float]:
        counted["near"] += 1
        return near(*given)

    def counting_like(book: vocabulary.Book, typed: str) -> dict[str, float]:
        counted["like"] += 1
        return like(book, typed)

    monkeypatch.setattr(names, "_near", counting_near)
    monkeypatch.setattr(vocabulary.Book, "_like", counting_like)
    return counted


@pytest.mark.parametrize("where", WHERE)
def test_no_text_is_looked_up_more_often_than_it_is_worth(
    where: str, compared: Counter[str]
) -> None:
    writer, known = WHERE[where]
    for text in texts(known):
        compared.clear()
        with suppress(Illegal):
            writer(where).write(text)
        assert compared.total() <= MOST + 10, text[:60]


@pytest.mark.parametrize("where", WHERE)
def test_a_text_is_looked_up_once_however_often_it_is_read(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer, known = WHERE[where]
    seen: list[tuple[Any, ...]] = []
    look_up = sentence.looked_up

    def counting(tokens: tuple[str, ...], *given: Any) -> Any:
        seen.append((tokens, *map(id, given)))
        return look_up(tokens, *given)

    monkeypatch.setattr(reading, "looked_up", counting)
    for text in texts(known):
        seen.clear()
        with suppress(Illegal):
            Message(text).read(writer(where).prompt())
        tokens_and_book = [one[:3] for one in seen]
        assert len({*tokens_and_book}) == len(tokens_and_book), text[:60]


def test_all_questions_of_a_game_share_what_finds_misspelt_words() -> None:
    """It is the dearest thing there is to build."""
    for module in (positions_card_game_1e, positions_card_game_2e):
        prompts = [module.writer(where).prompt() for where in ("marshal", "mulligan")]
        books = [reading.book_of(one) for one in prompts] + [*map(reading.whole_book, prompts)]
        assert len({id(one.spellings) for one in books}) == 1
        assert len({id(one) for one in books}) > 1


@pytest.mark.parametrize("text", ["winterfell " * 180, "\ufdfa" * 400, "ß" * 400, "a," * 300])
def test_what_is_too_long_is_not_read_at_all(text: str) -> None:
    with pytest.raises(Illegal, match="typed-too-long"):
        Message(text)


@pytest.mark.parametrize(
    "text", ["a " * MOST_WORDS, "ß" * (MOST_CHARACTERS // 2), "\ufdfa " * 20, "x" * MOST_CHARACTERS]
)
def test_words_and_characters_are_counted_as_they_are_read(text: str) -> None:
    read = tokens(bounded(text))
    assert 0 < len(read) <= MOST_WORDS
    assert sum(map(len, read)) <= MOST_CHARACTERS
    with pytest.raises(Illegal, match="typed-too-long"):
        bounded(f"{text} {text}")


def test_a_list_of_names_may_be_longer() -> None:
    territories = ", ".join(["the_shadow_tower"] * 50)
    assert MOST_CHARACTERS < len(territories) <= LONGEST_LIST
    assert bounded(territories, listed=True) == territories
    with pytest.raises(Illegal, match="typed-too-long"):
        bounded("a " * (MOST_LISTED + 1), listed=True)
    with pytest.raises(Illegal, match="typed-too-long"):
        bounded(" " * MOST_SENT + "x", listed=True)


def test_blanks_and_strange_letters_become_plain() -> None:
    assert bounded("ａｔｔａｃｋ \t  Pyke \n \r\n\n 3") == "attack Pyke\n3"


def forgiving(words: tuple[str, ...]) -> None:
    """A reader that goes on where the rules refuse something."""
    with suppress(Illegal):
        search(words, {"march": phrases("verb-march", "board_game")})


def test_an_exhausted_reader_says_so_and_never_goes_on_without_the_rest() -> None:
    with pytest.raises(Illegal, match="typed-too-much"), limited(Effort(30)):
        forgiving(("march",) * 40)


def test_a_second_text_is_not_paid_for_by_the_first() -> None:
    for _ in range(MOST):
        with limited():
            assert search(("march",), {"march": phrases("verb-march", "board_game")})


def test_as_many_ways_as_vague_words_can_mean_are_not_all_tried() -> None:
    """Seven places without units: five ways each, and all of them together."""
    wrote = positions_board_game.writer("march_moves").write(
        "karhold, moat cailin, white harbor, castle black, karhold, moat cailin, white harbor"
    )
    assert wrote.done == []


def test_one_name_over_and_over_is_no_list() -> None:
    """It is given up before every one of them is looked at."""
    prompt = positions_risk.writer("houses").prompt()
    with pytest.raises(Illegal, match="typed-too-much"):
        answer_to(prompt, prompt.view.asks[0], ", ".join(["Stark"] * 60))


def test_a_phrase_is_compared_with_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a thousand phrases only those are looked at whose words are near."""
    compared: list[str] = []
    near = plain_text.nearness

    def counting(typed: str, meant: str) -> float:
        compared.append(meant)
        return near(typed, meant)

    monkeypatch.setattr(plain_text, "nearness", counting)
    left, right = ("stark", "wolves", "lannister", "lions"), ("war", "peace", "hand", "deck")
    listed = [f"{a} {b} {n}" for a in left for b in right for n in range(60)]
    found = plain_text.WordByWord(listed).near("lanister deck 7")
    assert set(found) == {"lannister deck 7"}
    assert len(compared) < 20


@pytest.mark.parametrize(
    "text", ["March", " let go ", "NONO", "noooo", "nein nein", "", "  ", "a  b"]
)
def test_plain_words_are_compared_as_any_other_text(text: str) -> None:
    """The short way to a phrase, for those that are nothing but letters, leads to the same."""
    assert phrase(text) == " ".join(tokens(text))
