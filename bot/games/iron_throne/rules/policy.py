"""A player by rules of thumb, from its own view alone: the stand-in at a table."""

from collections.abc import Callable
from typing import Any

from bot.games.iron_throne.rules.cards import (
    card_house,
    card_name,
    full_deck,
    is_character,
    is_peace,
    war_value,
)
from bot.games.iron_throne.rules.questions import SEE
from bot.games.iron_throne.rules.view import EncounterView, IronView, Player
from bot.kernel import Assign, Option, Rng, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of

RESERVE = 0.012
"""What each point of a war card is worth if it is kept for another encounter."""
FREE = ("tyrion", "jaime", "arya", "davos", "drogo", "mace", "olenna", "stannis", "daenerys")
"""Leaders whose ability costs nothing."""
ALWAYS = ("tywin", "catelyn", "arya", "davos", "margaery", "olenna", "mace", "robb")
"""Cards that are worth playing after the resolution whenever they can be."""


LONG = 60
"""After so many turns a victory is rather shared than prevented for ever."""


def heuristic(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """Answer one question; whatever there is no rule of thumb for takes its default.

    What is asked ahead is answered at once: nobody should wait for a stand-in's second thoughts.
    """
    assert isinstance(view, IronView)
    thumb = _THUMBS.get(ask.topic)
    if thumb is None:
        return ["pass"] if ask.default == [SEE] else ask.default
    return thumb(_Mind(view), ask)


class _Mind:
    """The table as one seat weighs it."""

    def __init__(self, view: IronView) -> None:
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.me = view.players[self.seat]
        self.by_house = {player.house: player for player in view.players}
        self.supposed: dict[str, int] = {}
        """Totals to reckon with instead of those on the table."""

    @property
    def clash(self) -> EncounterView:
        """The encounter that is on."""
        assert self.view.encounter is not None
        return self.view.encounter

    def side(self) -> str:
        """Which side I am on."""
        return next((p.side for p in self.clash.parts if p.seat == self.seat), "")

    def attacking(self) -> bool:
        """Whether a victory spreads my influence."""
        return self.side() == "challenge"

    def lead(self) -> int:
        """Others' best influence against mine; above 0: I am alone in front."""
        return self.me.spread - max(p.spread for p in self.view.players if p.seat != self.seat)

    def behind(self) -> int:
        """By how much my side trails in a war; 0 is a tie."""
        totals = self.supposed or self.clash.totals
        mine = self.side()
        return totals["defence" if mine == "challenge" else "challenge"] - totals[mine]

    def unseen(self, player: Player) -> list[str]:
        """Cards of a house that could be in its player's hand."""
        cards = full_deck(player.house)
        for card in [*player.discard, *self.view.hostages]:
            if card in cards:
                cards.remove(card)
        return cards

    def worth(self, card: str) -> float:
        """What laying this card promises against any card the opponent may lay."""
        clash = self.clash
        other = clash.defender if self.seat == clash.challenger else clash.challenger
        opponent = self.view.players[other]
        open_card = clash.shown.get(other)
        theirs = [open_card] if open_card else self.unseen(opponent)
        if not theirs:
            return 0.0
        won = sum(self._outcome(card, one) for one in theirs) / len(theirs)
        return won - RESERVE * war_value(card)

    def _outcome(self, mine: str, theirs: str) -> float:
        if is_peace(mine):
            return 0.5 if is_peace(theirs) else -0.4
        if is_peace(theirs):
            return 0.9
        ahead = war_value(mine) - war_value(theirs) - self.behind()
        return 1.0 if ahead > 0 else -0.5


def _strongest(player: Player) -> str:
    return max(player.characters, key=lambda name: player.characters[name])


def _champion(mind: _Mind, ask: Any) -> list[str]:
    """Return the strongest character that can be named."""
    names = [option.id for option in ask.options if option.id in mind.me.characters]
    return [max(names, key=lambda name: mind.me.characters[name])]


def _lay(mind: _Mind, ask: Any) -> list[str]:
    return [_best_card(mind, [option.id for option in ask.options])]


def _lay_cases(mind: _Mind, ask: Any) -> dict[str, str]:
    """The same card, whatever leaders do before."""
    return dict.fromkeys(
        (key.id for key in ask.keys), _best_card(mind, [value.id for value in ask.values])
    )


def _best_card(mind: _Mind, names: list[str]) -> str:
    return max(names, key=lambda name: mind.worth(f"{mind.me.house}.{name}"))


def _defender(mind: _Mind, ask: Any) -> list[str]:
    """The weakest champion; of equals whoever leads."""

    def weakness(house: str) -> tuple[int, int]:
        player = mind.by_house[house]
        return -max(player.characters.values()), player.spread

    return [max((option.id for option in ask.options), key=weakness)]


def _support(mind: _Mind, ask: Any) -> list[str]:
    """Share in a victory of the challenger, or stop one who is about to win."""
    clash = mind.clash
    challenger = mind.view.players[clash.challenger]
    best = _strongest(mind.me)
    power = mind.me.characters[best]
    if mind.view.turn > LONG and mind.me.spread >= 4:
        return [f"challenge.{best}"]
    if challenger.spread >= 4 or (challenger.spread > mind.me.spread and power > 3):
        return [f"defence.{best}"]
    totals = clash.totals
    promising = totals["challenge"] + power > totals["defence"]
    return [f"challenge.{best}" if promising and power > 1 else "out"]


def _welcome(mind: _Mind, ask: Any) -> dict[str, str]:
    """Anybody may help to defend; a conquest is not shared with those in front."""
    return {key.id: "accept" if _trusted(mind, key.id) else "decline" for key in ask.keys}


def _answer(mind: _Mind, ask: Any) -> list[str]:
    return [option.id for option in ask.options if _trusted(mind, option.id)]


def _trusted(mind: _Mind, house: str) -> bool:
    if not mind.attacking():
        return True
    rival = mind.by_house[house]
    if mind.view.turn > LONG:
        return rival.spread <= mind.me.spread
    return mind.behind() > 4 and rival.spread < min(mind.me.spread, 4)


def _blackmail(mind: _Mind, ask: Any) -> dict[str, str]:
    """Everybody's strongest for the defence."""
    if mind.attacking():
        return {key.id: "none" for key in ask.keys}
    return {key.id: _strongest(mind.by_house[key.id]) for key in ask.keys}


def _hostages(mind: _Mind, ask: Any) -> dict[str, str]:
    """Torture what weakens somebody, release the rest for a card."""
    orders: dict[str, str] = {}
    hurt: set[str] = set()
    for key in ask.keys:
        card = id_of(key.label)
        victim = mind.by_house[card_house(card)]
        living = [name for name, power in victim.characters.items() if power]
        risky = len(living) < 2 and mind.lead() <= 0
        if is_character(card):
            cruel = "torture" in key.allowed and card_name(card) not in hurt
            orders[key.id] = "torture" if cruel and not risky else "release"
            hurt.add(card_name(card))
            continue
        target = _strongest(victim)
        choices = [f"cruel.{target}", f"torture.{target}"]
        found = next((one for one in choices if one in key.allowed), "")
        safe = victim.characters[target] > 2 and target not in hurt and not risky
        orders[key.id] = found if found and safe else "keep"
        hurt.add(target)
    return orders


def _distribute(mind: _Mind, ask: Any) -> dict[str, int]:
    """Everything onto the strongest that can take it."""
    names = [key.id for key in ask.keys if key.id in mind.me.characters]
    best = max(names, key=lambda name: mind.me.characters[name])
    return {best: ask.total}


def _act(mind: _Mind, ask: Any) -> list[str]:
    """A card or ability if it turns defeat into victory, or costs nothing."""
    options = [option.id for option in ask.options]
    return [_best(mind, options, id_of(ask.about["window"]))]


def _best(mind: _Mind, options: list[str], window: str) -> str:
    leads = [name for name in options if name.partition(".")[0] == "leader"]
    if leads and _leads(mind, window):
        return max(leads, key=lambda name: _way(mind, name))
    for name in options:
        if name in ALWAYS and window == "after_resolution" and _useful(mind, name):
            return name
        if name in _REVEALED and window == "after_reveal" and _REVEALED[name](mind):
            return name
    return "pass" if "pass" in options else options[-1]


def _way(mind: _Mind, option: str) -> tuple[int, int]:
    """How good a way to use the ability is: enough, from or for the strongest."""
    _, first, *more = [*option.split("."), "", ""]
    if first in mind.by_house:
        return 1, mind.by_house[first].spread
    if more[0].isdigit():
        return -abs(int(more[0]) - mind.behind() - 1), mind.me.characters[first]
    if first == "draw":
        return 3, 0
    names = [name for name in (first, *more) if name in mind.me.characters]
    return len(names), sum(mind.me.characters[name] for name in names)


def _cases(mind: _Mind, ask: Any) -> Any:
    """The same in each of several cases; without a card there is nothing to decide."""
    if not isinstance(ask, Assign):
        return ask.default
    window = id_of(ask.about["window"])
    found = {}
    for key in ask.keys:
        mind.supposed = dict(key.args)
        found[key.id] = _best(mind, key.allowed or [], window)
    return found


def _drawn_cases(mind: _Mind, ask: Any) -> Any:
    if not isinstance(ask, Assign):
        return ask.default
    return {key.id: _wanted(mind, key.allowed or []) for key in ask.keys}


def _drawn(mind: _Mind, ask: Any) -> list[str]:
    """The same cards, should they come."""
    return [_wanted(mind, [one.id for one in ask.options])]


def _wanted(mind: _Mind, options: list[str]) -> str:
    return next((one for one in options if one in ALWAYS and _useful(mind, one)), "pass")


def _useful(mind: _Mind, name: str) -> bool:
    return name != "robb" or len(mind.me.discard) > 8


def _leads(mind: _Mind, window: str) -> bool:
    leader = mind.me.leader
    if window == "after_reveal" and mind.clash.result == "betrayal":
        return is_peace(mind.clash.shown.get(mind.seat, ""))
    if leader in ("tywin", "melisandre"):
        return 0 <= mind.behind() < 2
    return leader in FREE or (leader == "loras" and mind.behind() > -1)


def _turns(gain: int) -> Callable[[_Mind], bool]:
    """Whether so many points more turn the war."""
    return lambda mind: mind.clash.result == "war" and 0 <= mind.behind() < gain


def _loses(mind: _Mind) -> bool:
    """Whether my side is going to lose."""
    if mind.clash.result == "war":
        return mind.behind() >= 0
    peaceful = is_peace(mind.clash.shown.get(mind.clash.challenger, ""))
    return mind.clash.result == "betrayal" and (mind.side() == "challenge") == peaceful


def _doubling(mind: _Mind) -> bool:
    return _turns(war_value(mind.clash.shown.get(mind.seat, ".")))(mind)


def _higher(mind: _Mind) -> bool:
    """Tyrion: a higher card of my own would turn it."""
    shown = mind.clash.shown.get(mind.seat)
    if shown is None or mind.clash.result != "war":
        return False
    best = max((war_value(card) for card in mind.view.hand), default=0)
    return 0 <= mind.behind() < best - war_value(shown)


def _denies(mind: _Mind) -> bool:
    """Joffrey: the challenger wins and I do not."""
    return _loses(mind) and mind.side() == "defence"


_REVEALED: dict[str, Callable[[_Mind], bool]] = {
    "stannis": _turns(2),
    "selyse": _turns(4),
    "renly": _turns(1),
    "drogo": _turns(2),
    "viserys": _turns(2),
    "daenerys": _doubling,
    "barristan": _loses,
    "shireen": _loses,
    "jaime": _loses,
    "tyrion": _higher,
    "joffrey": _denies,
    "cersei": _turns(2),
    "loras": _turns(3),
}


def _target(mind: _Mind, ask: Any) -> list[str]:
    """Tyrion means the own card; everybody else whoever is in front."""
    ids = [option.id for option in ask.options]
    if ask.about["effect"] == "effect:tyrion" and mind.me.house in ids:
        return [mind.me.house]
    if ids[0] in mind.by_house:
        return [max(ids, key=lambda house: mind.by_house[house].spread)]
    power = {name: p.characters[name] for p in mind.view.players for name in p.characters}
    return [max(ids, key=lambda name: power[name])]


def _hostage(mind: _Mind, ask: Any) -> list[str]:
    """From the hand of whoever is in front."""

    def good(option: str) -> tuple[int, bool]:
        house, _, source = option.partition(".")
        return mind.by_house[house].spread, source == "hand"

    return [max((option.id for option in ask.options if option.id != SEE), key=good)]


def _each(mind: _Mind, ask: Any) -> dict[str, str]:
    return {key.id: "hand" if "hand" in key.allowed else key.allowed[0] for key in ask.keys}


def _value(mind: _Mind, term: str) -> float:
    """What a term is worth to me."""
    house, _, item = term.partition(".")
    kind, _, number = item.partition("_")
    worth = {"influence": 5.0, "hostages": 0.8, "power": 0.5}[kind] * int(number or 1)
    if house == mind.me.house:
        return worth
    decides = kind == "influence" and mind.by_house[house].spread >= 4
    return -worth - (100 if decides else 0)


def _talk(mind: _Mind, ask: Any) -> dict[str, Any]:
    """Take what is not a loss against failing talks, or ask for influence and offer power."""
    offered = ask.proposal
    if offered is not None and offered.by != mind.seat:
        if sum(_value(mind, term) for term in offered.terms) > -0.9:
            return {"accept": offered.number}
        if offered.number > 4:
            return {"refuse": True}
    known = [term.id for term in ask.terms]
    rival = next(mind.view.players[s].house for s in ask.parties if s != mind.seat)
    generous = offered is not None and offered.number > 2
    wanted = [f"{mind.me.house}.influence", f"{rival}.influence" if generous else ""]
    wanted += [f"{mind.me.house}.hostages_1", f"{rival}.power_1"]
    fair = [term for term in wanted if term in known]
    if mind.by_house[rival].spread >= 4 or mind.me.spread < mind.by_house[rival].spread:
        fair = [term for term in fair if term != f"{rival}.influence"]
    return {"propose": fair} if fair else {"refuse": True}


def _pressed(mind: _Mind, ask: Any) -> list[str]:
    """Rather the weakest cards than to withdraw."""
    return _weakest(mind, [one for one in ask.options if one.id not in ("withdraw", SEE)], ask.max)


def _discard(mind: _Mind, ask: Any) -> list[str]:
    """What must go: the weakest."""
    return _weakest(mind, ask.options, ask.min)


def _weakest(mind: _Mind, options: list[Option], number: int) -> list[str]:
    names = {option.id: id_of(option.label) for option in options}
    cards = {key: war_value(f"{mind.me.house}.{name}") for key, name in names.items()}
    return sorted(cards, key=lambda key: cards[key])[:number]


def _most(mind: _Mind, ask: Any) -> int:
    return int(ask.max)


def _first(mind: _Mind, ask: Any) -> list[str]:
    return [ask.options[0].id]


_THUMBS: dict[str, Callable[[_Mind, Any], Any]] = {
    "character": _champion,
    "lay": _lay,
    "lay_if": _lay_cases,
    "defender": _defender,
    "support": _support,
    "welcome": _welcome,
    "answer": _answer,
    "blackmail": _blackmail,
    "hostages": _hostages,
    "distribute": _distribute,
    "act": _act,
    "later": _act,
    "then": _act,
    "turned": _cases,
    "later_if": _cases,
    "drawn": _drawn,
    "drawn_if": _drawn_cases,
    "pressed": _pressed,
    "target": _target,
    "hostage": _hostage,
    "hostages_each": _each,
    "talk": _talk,
    "discard": _discard,
    "amount": _most,
    "beggar_king": _first,
    "beloved": _first,
    "zealous": _first,
    "protector": _first,
    "choice": _first,
}
