"""Typed moves of the card games: from names to the answers they stand for; reads views only."""

from collections import Counter
from collections.abc import Mapping

from bot.discord_ui.desk import Desk
from bot.games.lcg.facts import Card
from bot.games.lcg.ui.unoffered import answers
from bot.games.lcg.view import LcgView
from bot.kernel import Amount, Assign, Choose, Illegal
from bot.kernel.asks import AnyAsk, Option
from bot.kernel.labels import label_of
from bot.reader.single import find
from cogs._moves import Step, answer_of, ids_of, must_be_asked, names_of

OTHERS = (
    *("target", "pick", "search", "put_back", "name", "opponent", "may", "either", "cost", "x"),
    *("host", "claim", "claim_on", "reserve", "stand", "title", "first_player", "mulligan"),
    *("order", "keyword", "intimidate", "instances", "redirect", "redirect_to", "winner", "place"),
    *("plot", "defenders", "attackers", "stealth"),
)
"""Whatever else may be asked."""
ACTS = ("use", "ambush", "save")


def named(desk: Desk, options: list[Option]) -> dict[str, str]:
    """Return options by name; of equal names the second is called `Name (2)`."""
    seen: Counter[str] = Counter()
    found = {}
    for option in options:
        name = desk.option(option)
        seen[name] += 1
        found[option.id] = name if seen[name] == 1 else f"{name} ({seen[name]})"
    return found


def choices(desk: Desk, ask: AnyAsk) -> dict[str, str]:
    """Return what can be named in an answer, by id."""
    return named(desk, ask.options) if isinstance(ask, Choose) else names_of(desk, ask)


def acts(desk: Desk, view: LcgView, *verbs: str) -> dict[str, str]:
    """Return what can be done in the open window by these verbs, by name."""
    ask = must_be_asked(view, "act")
    assert isinstance(ask, Choose)
    fit = [option for option in ask.options if option.id.partition(":")[0] in verbs]
    return named(desk, fit)


def _all_acts(
    desk: Desk, view: LcgView, printed: Mapping[str, Card], *verbs: str
) -> dict[str, str]:
    """Return what is offered, and what else could be meant: the rules say why it is not."""
    known = acts(desk, view, *verbs)
    ask = must_be_asked(view, "act")
    mine = view.players[view.viewer or 0].play
    codes = dict.fromkeys(one.code for one in (*view.hand, *mine))
    names = set(known.values())
    for code in codes:
        name = desk.words.tell(desk.info.session.game, f"card-{code}", {})
        for (act,) in answers(view, ask, code, printed):
            if name not in names and act.partition(":")[0] in verbs:
                known.setdefault(act, name)
    return known


def marshal(
    desk: Desk, view: LcgView, cards: str, on: str | None, printed: Mapping[str, Card]
) -> list[Step]:
    """Return an answer for each card, and the host of the last one, if it is named."""
    known = _all_acts(desk, view, printed, "marshal")
    if not known:
        raise Illegal("nothing-to-marshal")
    steps: list[Step] = [("act", [one]) for one in ids_of(known, cards)]
    if on is not None:
        steps.append(("host", [find(on, in_play(desk, view))]))
    return steps


def in_play(desk: Desk, view: LcgView) -> dict[str, str]:
    """Return all cards in play by name."""
    pieces = [piece for player in view.players for piece in player.play]
    return named(
        desk, [Option(id=piece.id, label=label_of("card", piece.code)) for piece in pieces]
    )


def own_plots(desk: Desk, view: LcgView) -> dict[str, str]:
    """Return all plots of the viewer, used ones as well: the rules say why one cannot be taken."""
    assert view.viewer is not None
    plots = (*view.plots, *view.players[view.viewer].used)
    return named(desk, [Option(id=card.id, label=label_of("card", card.code)) for card in plots])


def able(desk: Desk, view: LcgView, type: str | None) -> dict[str, str]:
    """Return the viewer's standing characters with the icon of a challenge, if it is named."""
    pieces = {piece.id: piece for piece in view.players[view.viewer or 0].play}
    known = mine(desk, view)
    return {
        id: name
        for id, name in known.items()
        if not pieces[id].knelt and (type is None or type in pieces[id].icons)
    }


def play(
    desk: Desk, view: LcgView, card: str, target: str | None, printed: Mapping[str, Card]
) -> list[Step]:
    """Return the act, and its target, if it is named."""
    known = _all_acts(desk, view, printed, *ACTS)
    if not known:
        raise Illegal("nothing-to-play")
    act = find(card, known)
    steps: list[Step] = [("act", [act])]
    if target is not None:
        chosen = find(target, in_play(desk, view))
        _must_be_possible(view, act, chosen)
        steps.append(("target", [chosen]))
    return steps


def _must_be_possible(view: LcgView, act: str, target: str) -> None:
    """Raise Illegal if the act has one possible target, and that is another card."""
    ask = must_be_asked(view, "act")
    assert isinstance(ask, Choose)
    option = next((one for one in ask.options if one.id == act), None)
    only = option.args.get("only") if option is not None else None
    pieces = [piece for player in view.players for piece in player.play]
    named = {label_of("card", piece.code) for piece in pieces if piece.id == target}
    if option is not None and only is not None and only not in named:
        raise Illegal("other-target", card=option.label, only=only)


def challenge(
    desk: Desk,
    view: LcgView,
    type: str,
    opponent: str | None,
    attackers: str,
    stealth: str | None,
) -> list[Step]:
    """Return type and opponent, attackers, and whom stealth bypasses."""
    ask = must_be_asked(view, "challenge")
    assert isinstance(ask, Choose)
    kinds = {option.id for option in ask.options if option.id.startswith(f"{type}.")}
    if not kinds:
        raise Illegal("challenge-not-open", challenge=label_of("challenge", type))
    seats = {one.partition(".")[2]: desk.label(int(one.partition(".")[2])) for one in kinds}
    if opponent is not None:
        everybody = [desk.label(seat) for seat in range(view.seats)]
        chosen = find(opponent, seats, everybody)
    elif len(seats) == 1:
        chosen = next(iter(seats))
    else:
        raise Illegal("which-opponent", options=[*seats.values()])
    own = mine(desk, view)
    named_attackers = ids_of(own, attackers)
    steps: list[Step] = [("challenge", [f"{type}.{chosen}"]), ("attackers", named_attackers)]
    if stealth is not None:
        steps.append(("stealth", _bypassed(desk, view, int(chosen), named_attackers, stealth)))
    return steps


def mine(desk: Desk, view: LcgView) -> dict[str, str]:
    """Return the viewer's characters in play by name."""
    assert view.viewer is not None
    return _characters(desk, view, view.viewer)


def _characters(desk: Desk, view: LcgView, seat: int) -> dict[str, str]:
    options = [
        Option(id=piece.id, label=label_of("card", piece.code))
        for piece in view.players[seat].play
        if piece.type == "character"
    ]
    return named(desk, options)


def _bypassed(
    desk: Desk, view: LcgView, against: int, attackers: list[str], typed: str
) -> dict[str, str]:
    """Return whom each stealthy attacker bypasses, in the order of the attackers."""
    theirs, own = _characters(desk, view, against), mine(desk, view)
    stealthy = [
        piece.id
        for piece in view.players[view.viewer or 0].play
        if piece.id in attackers and "stealth" in piece.keywords
    ]
    found: dict[str, str] = {}
    for piece in filter(None, map(str.strip, typed.split(","))):
        who, colon, whom = piece.partition(":")
        by = find(who, own) if colon else next((s for s in stealthy if s not in found), "")
        if not by:
            raise Illegal("no-stealth-left", number=len(stealthy))
        found[by] = find(whom if colon else piece, theirs)
    return found


def defend(desk: Desk, view: LcgView, cards: str | None) -> list[Step]:
    """Return the defenders, or none."""
    ask = must_be_asked(view, "defenders")
    return [(ask.id, ids_of(mine(desk, view), cards) if cards else [])]


def setup(desk: Desk, view: LcgView, cards: str | None) -> list[Step]:
    """Return what is placed, or nothing."""
    ask = must_be_asked(view, "place")
    return [(ask.id, ids_of(choices(desk, ask), cards) if cards else [])]


def choose(desk: Desk, view: LcgView, typed: str) -> list[Step]:
    """Return the answer to whatever is asked, in whatever shape it needs."""
    ask = must_be_asked(view, *OTHERS)
    if isinstance(ask, Amount):
        return [(ask.id, int(find(typed, names_of(desk, ask))))]
    if isinstance(ask, Assign):
        return [(ask.id, answer_of(desk, ask, typed))]
    known = choices(desk, ask)
    several = isinstance(ask, Choose) and ask.max > 1
    return [(ask.id, ids_of(known, typed) if several else [find(typed, known)])]
