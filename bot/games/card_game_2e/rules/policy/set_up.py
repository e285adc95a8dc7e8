"""Before the game, plots and titles."""

from itertools import combinations

from bot.games.card_game_2e.rules.facts import cards, titles
from bot.games.card_game_2e.rules.policy.mind import Mind
from bot.games.card_game_2e.rules.policy.worth import of_card
from bot.kernel import Choose, Option
from bot.kernel.labels import id_of
from bot.kernel.turns import AFTER

MOST = 8
"""R5.6: so much gold is there for the set-up."""
WILDFIRE, MARCHED = "01026", "01015"
"""Plots that take characters from everybody."""
TEXTS = {"01010": 2.5, "01020": 3.5, "01022": 1.5, "01006": 1.0, "01007": 2.0, "01002": 1.5}
"""What the text of a plot is worth in gold."""
LIKED = ("01208", "01211", "01209", "01210", "01206", "01207")
"""Titles, the most useful first."""


def mulligan(mind: Mind, ask: Choose) -> list[str]:
    """Keep a hand with which something can be set up."""
    placed = _best_set_up(mind, [(one.id, one.code) for one in mind.view.hand])
    people = [one for one in placed if cards()[mind.codes[one]].type == "character"]
    return ["keep"] if len(people) >= 2 and len(placed) >= 3 else ["mulligan"]


def place(mind: Mind, ask: Choose) -> list[str]:
    """As much as eight gold can buy."""
    found = [(one.id, id_of(one.label)) for one in ask.options]
    return _best_set_up(mind, found)


def _best_set_up(mind: Mind, hand: list[tuple[str, str]]) -> list[str]:
    fit = [
        (id, cards()[code]) for id, code in hand if cards()[code].type in ("character", "location")
    ]
    best: tuple[float, list[str]] = (0.0, [])
    for number in range(1, len(fit) + 1):
        for chosen in combinations(fit, number):
            facts = [fact for _, fact in chosen]
            names = {fact.name for fact in facts}
            if sum(fact.price for fact in facts) > MOST or len(names) < len(facts):
                continue
            if sum("limited" in fact.keywords for fact in facts) > 1:
                continue
            value = sum(of_card(fact.id) + 0.8 for fact in facts)
            if value > best[0]:
                best = (value, [id for id, _ in chosen])
    return best[1]


def plot(mind: Mind, ask: Choose) -> list[str]:
    """Gold early, claim and initiative when ahead on the board."""
    theirs = max((mind.force(seat) for seat in mind.opponents()), default=0.0)
    ahead = mind.force(mind.seat) - theirs

    def rank(option: Option) -> float:
        code = id_of(option.label)
        values = cards()[code].plot
        assert values is not None
        early = 1.2 if mind.view.round <= 3 else 0.8
        found = early * values.income + 0.15 * values.initiative + 0.1 * values.reserve
        found += TEXTS.get(code, 0.0)
        if values.claim > 1:
            found += 2.5 if ahead > 0 else 0.5
        if code in (WILDFIRE, MARCHED):
            found += min(6.0, -ahead / 3) if ahead < 0 else -4.0
        if code == WILDFIRE and len(mind.characters(mind.seat)) > 4:
            found -= 4.0
        return found

    return [max(ask.options, key=rank).id]


def first_player(mind: Mind, ask: Choose) -> list[str]:
    """Return this seat if it may be first, else the default."""
    mine = str(mind.seat)
    return [mine] if any(one.id == mine for one in ask.options) else ask.default


def title(mind: Mind, ask: Choose) -> list[str]:
    """The one that is liked best, and best one whose rivals are held by others."""
    held = {player.title for player in mind.view.players if player.title}

    def rank(option: Option) -> float:
        code = id_of(option.label)
        rivals = sum(other in held for other in titles()[code].rivals)
        return 1.5 * rivals - 0.3 * LIKED.index(code)

    found = sorted((one for one in ask.options if one.id != AFTER), key=rank, reverse=True)
    return [one.id for one in found]
