"""What does a player see where typed lines are tested? `python -m bench.seen GAME`.

Prints, for every position of `tests/reader/positions_<game>.py` and of the second set beside it
(`--set` for one of them, `--only` for some by name), the table's message and the player's own page
in both languages, with what stands on buttons and in lists, and the players' help before them: all
that somebody needs who shall write lines for `bench.typed` without sight of the vocabulary.
"""

import argparse
import re
import sys

import discord

from bench.reader import Question
from bot.discord_ui import table_pages
from bot.discord_ui.desk import Desk
from bot.discord_ui.page import Page
from bot.kernel import Amount, Choose, Offer
from bot.kernel.asks import AnyAsk
from bot.table import Owed
from tests.reader.positions import SETS, positions
from tests.reader.writing import Writer

ICON = re.compile(r"<a?:\w+:\d+>")
USUAL = {"board", "undo", "rules_here", "orders", "cards", "zoom", "log", "rules", "panel"}
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus"]


def desk_of(writer: Writer, language: str, public: bool = False) -> Desk:
    """What the writer sees of the position, or everybody."""
    topic = next((ask.topic for ask in writer.state.asks if ask.seat == writer.seat), "")
    desk = Question(writer.rules, writer.state, writer.seat, topic).desk(language)
    desk.here = 1
    desk.names = {n + 1: NAMES[n] for n in range(writer.state.seats)}
    if public:
        desk.view = writer.rules.view(writer.state, None)
    return desk


def _plain(text: str) -> str:
    text = re.sub(r"<@(\d+)>", lambda found: f"@{NAMES[int(found[1]) - 1]}", text)
    return ICON.sub("", text).replace("<t:0:R>", "just now")


def _page(page: Page) -> list[str]:
    told = [*_plain(page.content).splitlines(), ""]
    for row in page.rows:
        for item in row:
            if isinstance(item, discord.ui.Button):
                if (item.custom_id or "").split(".")[1] not in USUAL:
                    told.append(f"    [ {item.label} ]" + " (greyed out)" * item.disabled)
            elif isinstance(item, discord.ui.Select):
                told.append(f"    list: {item.placeholder}")
                for option in item.options:
                    note = f"  ({option.description})" if option.description else ""
                    told.append(_plain(f"        {option.label}{note}"))
    return told


def seen(writer: Writer, language: str) -> list[str]:
    """The table's message and the writer's own page."""
    desk, table = desk_of(writer, language), desk_of(writer, language, public=True)
    assert table.view is not None
    session = table.info.session
    waiting = [
        Owed(session, one.seat, one.seat + 1, 0, one.public, None, False)
        for one in table.view.waiting
    ]
    told = ["The table's message, for all to read:", ""]
    told += [f"> {line}" for line in _page(table_pages.board(table, [], waiting, []))]
    told += ["", "The player's own page:", ""]
    told += [f"> {line}" for line in _page(table_pages.panel(desk))]
    for ask in desk.view.asks if desk.view else []:
        told += ["", f"All that can be answered to: {_plain(desk.ask(ask))}", ""]
        told += [f"- {_plain(line)}" for line in _answers(desk, ask)]
    return told


def _answers(desk: Desk, ask: AnyAsk) -> list[str]:
    if isinstance(ask, Amount):
        return [f"a number from {ask.min} to {ask.max}"]
    if isinstance(ask, Choose):
        listed = [desk.option(one) for one in ask.options]
        many = [f"(at least {ask.min}, at most {ask.max} of them)"] * (ask.max > 1)
        return [*many, *listed, *["(nothing)"] * (ask.min == 0)]
    if isinstance(ask, Offer):
        taken = [desk.say("ui-accept")] if ask.proposal else []
        terms = [f"{desk.say('ui-propose')}: {desk.option(term)}" for term in ask.terms]
        return [*taken, desk.say("ui-refuse"), *terms]
    if not ask.values:
        return [f"{ask.total} in all among these:", *(desk.option(key) for key in ask.keys)]
    every = {one.id: desk.option(one) for one in ask.values}
    return [
        f"{desk.option(key)}: {' | '.join(every[one] for one in key.allowed or every)}"
        for key in ask.keys
    ]


def described(name: str, writer: Writer) -> str:
    """A position as it is printed: who writes, and what they see in either language."""
    house = desk_of(writer, "en").label(writer.seat)
    told = [f"\n## Position `{name}`\n", f"You are {NAMES[writer.seat]} ({house}).\n"]
    for language, heading in (("en", "### In English"), ("de", "### Auf Deutsch")):
        told += [f"{heading}\n", *(line.rstrip() for line in seen(writer, language)), ""]
    return "\n".join(told)


def main() -> int:
    """Print the help and every position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="risk, iron_throne, board_game, card_game_2e, card_game_1e")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="only these positions")
    parser.add_argument("--set", type=int, choices=SETS, default=0, help="only this set")
    arguments = parser.parse_args()
    places = positions(arguments.game, arguments.set)
    for language in ("en", "de"):
        desk = desk_of(places.writer(places.names[0]), language)
        print(f"## Help ({language})\n\n{_plain(desk.say('typed-help'))}\n")
        print(f"{_plain(desk.say('typed-examples'))}\n")
    for name in arguments.only or places.names:
        print(described(name, places.writer(name)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
