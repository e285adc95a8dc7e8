"""What can a typed message cost? `python -m bench.reader [GAME…] [--games N] [--seed S]`.

Games by lot, until every kind of question was met at the smallest and the largest table. At each
of them hostile texts are read as the table reads them: by the same functions, from the bounds to
the decision, as a message, in a form, as an option of a command and as it is completed. The table
stays as it is, so that the whole message is read at that question.

Prints for each game the worst five and what ordinary lines cost. Ends with 1 if one text costs
more than `--most` ms of CPU; what seems to is read three times, each time in other words, and the
best counts, since other programs spoil the caches.
"""

import argparse
import gc
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bench.hostile import ordinary, shapes
from bench.leaks import Dealer
from bench.soak import options_by_lot
from bot import games
from bot.discord_ui.desk import Desk, prompt, read_answer
from bot.discord_ui.faces import face
from bot.games.board_game.rules.view import BoardView
from bot.kernel import Assign, Illegal, Rules, State, prefer
from bot.kernel.asks import AnyAsk
from bot.reader import Message
from bot.reader.single import find
from bot.store.rows import Seat, Session
from bot.table import TableInfo
from bot.text import LANGUAGES, words
from bot.workshop.match import Match
from bot.workshop.policies import at_random
from cogs._board_game import march
from cogs._choices import matching
from cogs._moves import answer_of, names_of

TRIES = 3
Way = Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Question:
    """A position in which a seat is asked something."""

    rules: Rules[Any]
    state: State
    seat: int
    topic: str

    def desk(self, language: str) -> Desk:
        """What lies before that seat, as the table lays it out."""
        session = Session(
            id=1,
            game=self.rules.id,
            title="",
            guild_id=1,
            channel_id=1,
            thread_id=1,
            host_user=1,
            status="running",
            options={},
            seats=self.state.seats,
            language=language,
            number=1,
            board_digest="",
            created_at=0,
            finished_at=None,
            result=None,
            clock=None,
            votes=None,
        )
        seats = [
            Seat(1, n, "human", n + 1, True, 0, None, None, "", None)
            for n in range(self.state.seats)
        ]
        view = self.rules.view(self.state, self.seat)
        known = {n + 1: f"Player {n + 1}" for n in range(self.state.seats)}
        info = TableInfo(session, seats)
        return Desk(words(language), info, face(self.rules.id), view, names=known, rules=self.rules)


def questions(rules: Rules[Any], number: int, seed: str) -> Iterator[Question]:
    """The first position for every topic, at the smallest and the largest table."""
    for seats in (rules.players[0], rules.players[-1]):
        met: set[str] = set()
        for game in range(number):
            chance = Dealer(seed=f"{seed}/{seats}/{game}")
            options = options_by_lot(rules, seats, chance) if game else None
            match = Match(rules, seats, chance.seed, [at_random] * seats, options)
            for seat in range(seats):
                for key, known in rules.preferences.items():
                    match.state = prefer(rules, match.state, seat, key, known.by_lot(chance)).state
            while match.state.finish is None:
                for ask in match.state.asks:
                    if ask.owed and ask.forced is None and ask.topic not in met:
                        met.add(ask.topic)
                        yield Question(rules, match.state.copy_state(), ask.seat, ask.topic)
                match.step()


def ways(desk: Desk, ask: AnyAsk) -> dict[str, Way]:
    """Every way in that a text can take at a question."""
    known = names_of(desk, ask)
    found: dict[str, Way] = {
        "message": lambda text: message(desk, text),
        "name": lambda text: find(text, known),
        "option": lambda text: answer_of(desk, ask, text),
        "completion": lambda text: matching(text, known),
    }
    if isinstance(ask, Assign):
        found["form"] = lambda text: read_answer(desk, ask, text)
    if ask.topic in ("march", "march_moves") and isinstance(view := desk.view, BoardView):
        found["march"] = lambda text: march(desk, view, text)
    return found


def message(desk: Desk, text: str) -> None:
    """Read a whole message."""
    heard, seen = Message(text), prompt(desk)
    while True:
        got = heard.read(seen)
        if got.kind not in ("do", "look", "note") or not heard.go_on(got.taken or 1):
            return


def cost(way: Way, text: str) -> float:
    """CPU of all threads, in ms."""
    began = time.process_time()
    with suppress(Illegal):
        way(text)
    return 1000 * (time.process_time() - began)


@dataclass(slots=True)
class Seen:
    """What reading cost."""

    worst: list[tuple[float, str, str]]
    usual: list[float]

    def note(self, ms: float, where: str, shape: str) -> None:
        """Keep the dearest, each question and shape once."""
        self.worst.append((ms, where, shape))
        self.worst.sort(reverse=True)
        del self.worst[5:]


def measure(question: Question, most: float, seen: Seen) -> int:
    """Read everything at one question; how many texts that were."""
    texts = 0
    for language in LANGUAGES:
        desk = question.desk(language)
        assert desk.view is not None
        ask = next(one for one in desk.view.asks if one.topic == question.topic)
        where = f"{question.topic}, {question.state.seats} players, {language}"
        known = ways(desk, ask)
        for text in ordinary(desk, ask):
            message(desk, text)  # The first of its kind reads catalogues.
            seen.usual.append(cost(known["message"], text))
        for name, way in known.items():
            for shape, make in shapes(desk, ask).items():
                ms = cost(way, make(0))
                texts += 1
                if ms > most / 2:
                    again = [cost(way, make(n)) for n in range(1, TRIES)]
                    ms = min(ms, *again)
                seen.note(ms, f"{where}, {name}", shape)
    return texts


def main() -> int:
    """Read and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(games.GAMES))
    parser.add_argument("--games", dest="number", type=int, default=8)
    parser.add_argument("--seed", default="reader")
    parser.add_argument("--most", type=float, default=50.0, metavar="MS")
    arguments = parser.parse_args()
    gc.disable()  # It comes when it likes, and finds the bench's own games.
    worst = 0.0
    for game in arguments.games or games.GAMES:
        seen = Seen([], [])
        met: set[str] = set()
        texts = 0
        for question in questions(games.rules(game), arguments.number, arguments.seed):
            texts += measure(question, arguments.most, seen)
            gc.collect()
            met.add(question.topic)
        print(f"{game}: {texts} hostile texts at {len(met)} kinds of questions")
        for ms, where, shape in seen.worst:
            print(f"  {ms:7.1f} ms  {where}: {shape}")
        usual = sorted(seen.usual)
        middle, rare = statistics.median(usual), usual[len(usual) * 99 // 100]
        print(f"  {len(usual)} ordinary lines: median {middle:.1f} ms, 99 of 100 below {rare:.1f}")
        worst = max(worst, seen.worst[0][0])
    return 1 if worst > arguments.most else 0


if __name__ == "__main__":
    sys.exit(main())
