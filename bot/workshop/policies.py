"""Players who need nothing but the ask: at random, or by its default."""

from typing import Any

from bot.kernel import Amount, Assign, Choose, Offer, Rng, View
from bot.kernel.asks import AnyAsk
from bot.kernel.rules import Policy, Rules

OFTEN = 8
"""Of ten times, how often an eager player acts where that is possible."""
IDLE = frozenset({"pass", "unless", "after", "back", "no", "nobody", "nothing", "mulligan"})


def by_default(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """What happens when time runs out."""
    return ask.default


def at_random(view: View | None, ask: AnyAsk, rng: Rng) -> Any:
    """Any answer of the right shape; where a rule forbids it, the caller takes another."""
    if isinstance(ask, Choose):
        ids = [option.id for option in ask.options]
        rng.shuffle(ids)
        return ids[: ask.min + rng.below(min(ask.max, len(ids)) - ask.min + 1)]
    if isinstance(ask, Amount):
        return ask.min + rng.below(ask.max - ask.min + 1)
    if isinstance(ask, Assign):
        return _random_tokens(ask, rng) if ask.values else _random_shares(ask, rng)
    return _random_offer(ask, rng)


def eager(view: View | None, ask: AnyAsk, rng: Rng) -> Any:
    """Act rather than pass, with several cards rather than one; now and then at random."""
    if isinstance(ask, Choose) and rng.below(10) < OFTEN:
        acts = [one.id for one in ask.options if one.id not in IDLE and "until:" not in one.id]
        rng.shuffle(acts)
        several = ask.topic in ("place", "attackers", "defenders")
        number = min(ask.max, 1 + rng.below(4)) if several else max(1, ask.min)
        if len(acts) >= number:
            return acts[:number]
    return at_random(view, ask, rng)


def _random_shares(ask: Assign, rng: Rng) -> dict[str, int]:
    shares: dict[str, int] = {}
    left = ask.total
    while left:
        key = rng.pick(ask.keys)
        room = left if key.most is None else min(left, key.most - shares.get(key.id, 0))
        if room > 0:
            some = 1 + rng.below(room)
            shares[key.id] = shares.get(key.id, 0) + some
            left -= some
    return shares


def _random_tokens(ask: Assign, rng: Rng) -> dict[str, str]:
    tokens: dict[str, str] = {}
    for key in ask.keys:
        allowed = key.allowed if key.allowed is not None else [value.id for value in ask.values]
        fits = [
            token
            for token in allowed
            if all(
                sum(used in limit.values for used in tokens.values()) < limit.at_most
                for limit in ask.limits
                if token in limit.values
            )
        ]
        if fits:
            tokens[key.id] = rng.pick(fits)
    return tokens


def _random_offer(ask: Offer, rng: Rng) -> dict[str, Any]:
    dice = rng.below(4)
    if dice == 0:
        return {"refuse": True}
    if dice == 1 and ask.proposal is not None and ask.proposal.by != ask.seat:
        return {"accept": ask.proposal.number}
    return {"propose": [term.id for term in ask.terms if rng.below(2)]}


def policy(rules: Rules[Any], name: str) -> Policy:
    """A policy by name: one of everybody's, or one of the game's own; KeyError if unknown."""
    everybody: dict[str, Policy] = {"random": at_random, "eager": eager, "default": by_default}
    return everybody[name] if name in everybody else rules.policies[name]


def names(rules: Rules[Any]) -> list[str]:
    """Every policy that can play this game."""
    return ["random", "eager", "default", *rules.policies]
