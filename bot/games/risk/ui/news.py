"""What concerns a seat of Risk among what happened."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.face.news import concerning, in_words, weightiest
from bot.kernel import Event
from bot.kernel.labels import label_of
from bot.text.words import SeatName, Words

GAME = "risk"
SUFFERED = ("lost-units", "lost-maester", "gave-gold", "character-died")
WEIGHT = ("stole-maester", "gave-gold", "lost-units", "lost-maester")
"""What is worth a line beside attacks, the weightiest first."""


@dataclass(slots=True)
class Attacks:
    """What one house did to another: land it took; land it attacked, and what both lost there."""

    taken: list[str] = field(default_factory=list)
    lost: Counter[str] = field(default_factory=Counter)
    fell: Counter[str] = field(default_factory=Counter)


def news(seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int) -> list[str]:
    """Attacks on this seat, attacker by attacker, then what else was done to it."""
    lines = [line for by, done in _attacks(seat, events).items() for line in _told(by, done)]
    other = weightiest(concerning(events, seat, SUFFERED), WEIGHT, most)
    told = [words.tell(GAME, key, args, house) for key, args in lines]
    return [*told, *in_words(GAME, other, words, house)][:most]


def _attacks(seat: int, events: Sequence[Event]) -> dict[str, Attacks]:
    found: dict[str, Attacks] = {}
    fought: dict[str, str] = {}
    for event in events:
        target = str(event.args.get("target", ""))
        if event.type == "invades":
            fought.pop(target, None)
            if event.args.get("defender") == label_of("seat", seat):
                fought[target] = str(event.args["seat"])
        elif target in fought and event.type in ("battle", "conquered"):
            done = found.setdefault(fought[target], Attacks())
            if event.type == "battle":
                done.lost[target] += int(event.args["defenders_lost"])
                done.fell[target] += int(event.args["attackers_lost"])
            else:
                done.taken.append(target)
                del fought[target]
    return found


def _told(by: str, done: Attacks) -> Iterator[tuple[str, dict[str, object]]]:
    if done.taken:
        yield "face-news-taken", {"seat": by, "places": [*dict.fromkeys(done.taken)]}
    held = [place for place in done.lost if place not in done.taken]
    if held:
        lost, fell = (sum(number[place] for place in held) for number in (done.lost, done.fell))
        yield "face-news-held", {"seat": by, "places": held, "lost": lost, "fell": fell}
