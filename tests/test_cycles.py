"""No module imports itself by way of others, anywhere in the house."""

import grimp


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


def test_there_is_no_cycle() -> None:
    graph = grimp.build_graph("bot", "cogs", cache_dir=None)
    assert "bot.games.lcg.uses" in graph.modules, "the whole house is looked at"
    imports = {one: graph.find_modules_directly_imported_by(one) for one in graph.modules}
    assert cycles(imports) == []


def test_a_cycle_is_found() -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": {"e"}, "f": set[str]()}
    assert cycles(imports) == [{"a", "b", "c"}, {"e"}]
