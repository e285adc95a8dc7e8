"""No module imports itself by way of others, within a room of the house or a game."""

import grimp
import pytest

from bot.games import GAMES

ROOMS = (
    *("bot.discord_ui", "bot.table", "bot.kernel", "bot.store", "bot.text", "bot.render"),
    *("bot.face", "bot.tournaments", "bot.workshop", "cogs"),
    *("bot.games.lcg", *(game.package for game in GAMES.values())),
)


def cycles(imports: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules each of which imports all the others, by however many steps."""
    found: list[set[str]] = []
    reach: dict[str, set[str]] = {}
    for module in imports:
        seen: set[str] = set()
        new = {module}
        while new:
            new = {other for one in new for other in imports[one]} - seen
            seen |= new
        reach[module] = seen
    for module in imports:
        group = {other for other in reach[module] if module in reach[other]}
        if group and group not in found:
            found.append(group)
    return found


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("bot", "cogs", cache_dir=None)


@pytest.mark.parametrize("room", ROOMS)
def test_there_is_no_cycle(graph: grimp.ImportGraph, room: str) -> None:
    modules = {room, *graph.find_descendants(room)}
    assert len(modules) > 1
    imports = {one: graph.find_modules_directly_imported_by(one) & modules for one in modules}
    assert cycles(imports) == []


def test_a_cycle_is_found() -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": {"e"}, "f": set[str]()}
    assert cycles(imports) == [{"a", "b", "c"}, {"e"}]
