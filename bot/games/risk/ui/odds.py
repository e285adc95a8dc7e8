"""How likely an attack succeeds that goes on until the territory falls or nobody is left."""

from collections import Counter
from functools import cache
from itertools import product

FACES = range(1, 7)


@cache
def _losses(attack: int, defence: int) -> dict[int, float]:
    """R5.5, R5.6: how many defenders fall in one battle with so many dice, and how likely."""
    found: Counter[int] = Counter()
    for dice in product(FACES, repeat=attack + defence):
        ours, theirs = sorted(dice[:attack])[::-1], sorted(dice[attack:])[::-1]
        found[sum(a > d for a, d in zip(ours, theirs, strict=False))] += 1
    total = sum(found.values())
    return {fallen: times / total for fallen, times in found.items()}


@cache
def falls(attackers: int, defenders: int) -> float:
    """The chance that all defenders fall before all attackers have (not counting who stays)."""
    if defenders <= 0:
        return 1.0
    if attackers <= 0:
        return 0.0
    attack, defence = min(3, attackers), min(2, defenders)
    compared = min(attack, defence)
    return sum(
        chance * falls(attackers - (compared - fallen), defenders - fallen)
        for fallen, chance in _losses(attack, defence).items()
    )
