"""What lies on the table, in words: cards with their present values, players, the challenge."""

from collections.abc import Iterable, Iterator

from bot.games.lcg.ui.texts import ICON_SIGNS, Texts
from bot.games.lcg.view import CardView, ChallengeView, LcgView, PieceView, PlayerView
from bot.kernel.labels import label_of
from bot.text.words import SeatName

MOST_NAMED = 30
"""Cards of a pile that are listed by name."""
GLUE = "\u202f"
"""A narrow space at which no line breaks."""


def house(view: LcgView, seat: int) -> str:
    """The label of a seat's faction."""
    return label_of("house", view.players[seat].faction)


def seat_label(view: LcgView, texts: Texts, seat: int) -> str:
    """A seat by its faction; with a number where several play the same one."""
    faction = view.players[seat].faction
    named = texts.tell(f"house-{faction}")
    same = [other for other, one in enumerate(view.players) if one.faction == faction]
    if len(same) == 1:
        return named
    return texts.tell("face-same", {"house": named, "number": same.index(seat) + 1})


def pieces(view: LcgView) -> dict[str, tuple[int, PieceView]]:
    """Every card in play by its id, with who controls it."""
    return {
        piece.id: (seat, piece) for seat, player in enumerate(view.players) for piece in player.play
    }


def of_type(player: PlayerView, *types: str) -> list[PieceView]:
    """A player's cards in play of these types."""
    return [piece for piece in player.play if piece.type in types]


def state_of(piece: PieceView, texts: Texts) -> list[str]:
    """How a card in play stands: strength, icons, knelt, power, duplicates, tokens."""
    return [*_state(piece, texts)]


def _state(piece: PieceView, texts: Texts) -> Iterator[str]:
    if piece.strength is not None:
        icons = "".join(ICON_SIGNS[icon] for icon in piece.icons)
        strength = texts.tell("face-strength", {"strength": piece.strength})
        yield f"{strength} {icons}".strip()
    if piece.knelt:
        yield texts.tell("face-knelt")
    if piece.power:
        yield texts.tell("face-power", {"power": piece.power})
    if piece.duplicates:
        yield texts.tell("face-duplicates", {"number": piece.duplicates})
    yield from texts.more_state(piece)
    for token, number in piece.tokens.items():
        yield texts.tell("face-token", {"token": label_of("token", token), "number": number})
    if piece.blank and piece.type == "character":
        yield texts.tell("face-blank")


def piece_text(piece: PieceView, texts: Texts) -> str:
    """A card in play with how it stands."""
    stands = ", ".join(state_of(piece, texts))
    name = texts.name_of(piece.code)
    return texts.tell("face-card", {"card": name, "values": stands}) if stands else name


def heading(view: LcgView, texts: Texts) -> str:
    """Round, phase and step with its number."""
    if not view.round:
        return texts.tell("face-start", {"phase": "phase:set_up"})
    step = texts.tell(f"step-{view.step.replace('.', '_')}")
    where = {"round": view.round, "phase": label_of("phase", view.phase), "step": step}
    return texts.tell("face-heading", where)


def scores(view: LcgView, texts: Texts) -> str:
    """Everybody's power, the most first, and who the first player is.

    Of two players also gold and hand; six of those would be longer than what happened, and the
    picture and the board have them. One crown stands for all: lines break beside an icon.
    """
    told = [_score(view, seat, texts).replace(" ", GLUE) for seat in ranked(view)]
    if view.seats == 2:
        return " | ".join(told)
    return texts.tell("face-scores", {"scores": " | ".join(told)})


def _score(view: LcgView, seat: int, texts: Texts) -> str:
    player = view.players[seat]
    args = {"house": seat_label(view, texts, seat), "power": player.power}
    args |= {"first": seat == view.first}
    if view.seats > 2:
        return texts.tell("face-score", args)
    return texts.tell("face-score-line", args | {"gold": player.gold, "hand": player.hand})


def ranked(view: LcgView) -> list[int]:
    """The seats by their power, who leads first; who is level, in the order of the table."""
    return sorted(range(view.seats), key=lambda seat: -view.players[seat].power)


def fight(view: LcgView, challenge: ChallengeView, texts: Texts) -> str:
    """The running challenge with both sides and sums."""
    known = pieces(view)

    def side(ids: Iterable[str]) -> str:
        found = [known[one][1] for one in ids if one in known]
        alone = len(found) == 1
        named = [texts.name_of(one.code) for one in found]
        if not alone:
            named = [f"{name} {one.strength}" for name, one in zip(named, found, strict=True)]
        return ", ".join(named) or texts.tell("face-fight-nobody")

    return texts.tell(
        "face-fight",
        {
            "challenge": label_of("challenge", challenge.type),
            "attackers": side(challenge.attackers),
            "defenders": side(challenge.defenders),
            "attack": challenge.totals[0],
            "defence": challenge.totals[1],
        },
    )


def ready(view: LcgView, seat: int, icon: str) -> int:
    """The strength of a seat's standing characters that have this icon."""
    standing = [one for one in of_type(view.players[seat], "character") if not one.knelt]
    return sum(one.strength or 0 for one in standing if icon in one.icons)


def player_lines(view: LcgView, seat: int, texts: Texts, name: SeatName) -> Iterator[str]:
    """Everything that lies before one player."""
    player = view.players[seat]
    who = {"house": seat_label(view, texts, seat), "seat": label_of("seat", seat)}
    if player.out:
        yield texts.tell("face-player-out", who, name)
        return
    yield texts.tell("face-player", who | {"first": seat == view.first}, name)
    counts = {"power": player.power, "gold": player.gold}
    yield texts.tell("face-values", counts | {"hand": player.hand, "deck": player.deck})
    if player.agenda:
        yield texts.tell("face-agenda", {"agenda": label_of("card", player.agenda)})
    if player.title:
        yield texts.title(player.title)
    if player.plot:
        yield texts.tell("face-plot", texts.plot_values(player))
    yield from _in_play(view, player, texts)
    for key, pile in (
        ("face-dead", player.dead),
        ("face-discard", player.discard),
        ("face-used", player.used),
        ("face-removed", player.removed),
    ):
        if pile:
            yield texts.tell(key, {"cards": named(pile, texts)})


def _in_play(view: LcgView, player: PlayerView, texts: Texts) -> Iterator[str]:
    known = pieces(view)
    for key, kind in (("face-characters", "character"), ("face-locations", "location")):
        found = of_type(player, kind)
        if found:
            listed = ", ".join(piece_text(piece, texts) for piece in found)
            yield texts.tell(key, {"cards": listed})
    attached = []
    for piece in of_type(player, "attachment"):
        host = known.get(piece.host)
        lies = {"card": piece_text(piece, texts)}
        if host is None:
            attached.append(lies["card"])
        else:
            lies["host"] = texts.name_of(host[1].code)
            attached.append(texts.tell("face-on", lies))
    if attached:
        yield texts.tell("face-attachments", {"cards": ", ".join(attached)})


def named(pile: list[CardView], texts: Texts) -> str:
    """Cards by name, the newest last; equal ones once, with their number."""
    counted: dict[str, int] = {}
    for card in pile:
        counted[card.code] = counted.get(card.code, 0) + 1
    listed = [
        texts.name_of(code) if number == 1 else f"{number}× {texts.name_of(code)}"
        for code, number in counted.items()
    ]
    if len(listed) > MOST_NAMED:
        rest = len(listed) - MOST_NAMED
        listed = [*listed[:MOST_NAMED], texts.tell("face-more", {"number": rest})]
    return ", ".join(listed)
