"""What lies on the table, in words: cards with their present values, players, the challenge."""

from collections.abc import Iterable, Iterator

from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.rules.view import (
    CardView,
    ChallengeView,
    PieceView,
    PlayerView,
    ThronesView,
)
from bot.games.card_game_2e.ui.cards import GAME, ICON_SIGNS, name_of
from bot.kernel.labels import label_of
from bot.text.words import SeatName, Words

MOST_NAMED = 30
"""Cards of a pile that are listed by name."""


def house(view: ThronesView, seat: int) -> str:
    """The label of a seat's faction."""
    return label_of("house", view.players[seat].faction)


def seat_label(view: ThronesView, words: Words, seat: int) -> str:
    """A seat by its faction; with a number where several play the same one."""
    faction = view.players[seat].faction
    named = words.tell(GAME, f"house-{faction}", {})
    same = [other for other, one in enumerate(view.players) if one.faction == faction]
    if len(same) == 1:
        return named
    return words.tell(GAME, "face-same", {"house": named, "number": same.index(seat) + 1})


def pieces(view: ThronesView) -> dict[str, tuple[int, PieceView]]:
    """Every card in play by its id, with who controls it."""
    return {
        piece.id: (seat, piece) for seat, player in enumerate(view.players) for piece in player.play
    }


def of_type(player: PlayerView, *types: str) -> list[PieceView]:
    """A player's cards in play of these types."""
    return [piece for piece in player.play if piece.type in types]


def state_of(piece: PieceView, words: Words) -> list[str]:
    """How a card in play stands: strength, icons, knelt, power, duplicates, tokens."""
    return [*_state(piece, words)]


def _state(piece: PieceView, words: Words) -> Iterator[str]:
    if piece.strength is not None:
        icons = "".join(ICON_SIGNS[icon] for icon in piece.icons)
        strength = words.tell(GAME, "face-strength", {"strength": piece.strength})
        yield f"{strength} {icons}".strip()
    if piece.knelt:
        yield words.tell(GAME, "face-knelt", {})
    if piece.power:
        yield words.tell(GAME, "face-power", {"power": piece.power})
    if piece.duplicates:
        yield words.tell(GAME, "face-duplicates", {"number": piece.duplicates})
    for token, number in piece.tokens.items():
        yield words.tell(GAME, "face-token", {"token": label_of("token", token), "number": number})
    if piece.blank and piece.type == "character":
        yield words.tell(GAME, "face-blank", {})


def piece_text(piece: PieceView, words: Words) -> str:
    """A card in play with how it stands."""
    stands = ", ".join(state_of(piece, words))
    name = name_of(piece.code, words)
    return words.tell(GAME, "face-card", {"card": name, "values": stands}) if stands else name


def heading(view: ThronesView, words: Words) -> str:
    """Round, phase and step with its number."""
    if not view.round:
        return words.tell(GAME, "face-start", {"phase": "phase:set_up"})
    step = words.tell(GAME, f"step-{view.step.replace('.', '_')}", {})
    where = {"round": view.round, "phase": label_of("phase", view.phase), "step": step}
    return words.tell(GAME, "face-heading", where)


def score(view: ThronesView, seat: int, words: Words) -> str:
    """A seat's power, and whether it is the first player; in a joust also gold and hand.

    Six of those would be longer than what happened; the picture and the board have them.
    """
    player = view.players[seat]
    args = {"house": seat_label(view, words, seat), "power": player.power}
    told = words.tell(GAME, "face-score", args | {"first": seat == view.first})
    if view.seats > 2:
        return told
    return words.tell(
        GAME, "face-score-line", {"score": told, "gold": player.gold, "hand": player.hand}
    )


def fight(view: ThronesView, challenge: ChallengeView, words: Words) -> str:
    """The running challenge with both sides and sums."""
    known = pieces(view)

    def side(ids: Iterable[str]) -> str:
        found = [known[one][1] for one in ids if one in known]
        alone = len(found) == 1
        named = [name_of(one.code, words) for one in found]
        if not alone:
            named = [f"{name} {one.strength}" for name, one in zip(named, found, strict=True)]
        return ", ".join(named) or words.tell(GAME, "face-fight-nobody", {})

    return words.tell(
        GAME,
        "face-fight",
        {
            "challenge": label_of("challenge", challenge.type),
            "attackers": side(challenge.attackers),
            "defenders": side(challenge.defenders),
            "attack": challenge.totals[0],
            "defence": challenge.totals[1],
        },
    )


def ready(view: ThronesView, seat: int, icon: str) -> int:
    """The strength of a seat's standing characters that have this icon."""
    standing = [one for one in of_type(view.players[seat], "character") if not one.knelt]
    return sum(one.strength or 0 for one in standing if icon in one.icons)


def player_lines(view: ThronesView, seat: int, words: Words, name: SeatName) -> Iterator[str]:
    """Everything that lies before one player."""
    player = view.players[seat]
    who = {"house": seat_label(view, words, seat), "seat": label_of("seat", seat)}
    if player.out:
        yield words.tell(GAME, "face-player-out", who, name)
        return
    yield words.tell(GAME, "face-player", who | {"first": seat == view.first}, name)
    counts = {"power": player.power, "gold": player.gold}
    yield words.tell(GAME, "face-values", counts | {"hand": player.hand, "deck": player.deck})
    if player.agenda:
        yield words.tell(GAME, "face-agenda", {"agenda": label_of("card", player.agenda)})
    if player.title:
        yield words.tell(GAME, "face-title", {"title": label_of("card", player.title)})
    if player.plot:
        yield words.tell(GAME, "face-plot", plot_values(player))
    yield from _in_play(view, player, words)
    for key, pile in (
        ("face-dead", player.dead),
        ("face-discard", player.discard),
        ("face-used", player.used),
        ("face-removed", player.removed),
    ):
        if pile:
            yield words.tell(GAME, key, {"cards": named(pile, words)})


def plot_values(player: PlayerView) -> dict[str, object]:
    """A player's plot with the values it has now."""
    printed = cards()[player.plot].plot
    return {
        "plot": label_of("card", player.plot),
        "income": player.income,
        "initiative": player.initiative,
        "claim": printed.claim if printed is not None else 0,
        "reserve": player.reserve,
    }


def _in_play(view: ThronesView, player: PlayerView, words: Words) -> Iterator[str]:
    known = pieces(view)
    for key, kind in (("face-characters", "character"), ("face-locations", "location")):
        found = of_type(player, kind)
        if found:
            listed = ", ".join(piece_text(piece, words) for piece in found)
            yield words.tell(GAME, key, {"cards": listed})
    attached = []
    for piece in of_type(player, "attachment"):
        host = known.get(piece.host)
        lies = {"card": piece_text(piece, words)}
        if host is None:
            attached.append(lies["card"])
        else:
            lies["host"] = name_of(host[1].code, words)
            attached.append(words.tell(GAME, "face-on", lies))
    if attached:
        yield words.tell(GAME, "face-attachments", {"cards": ", ".join(attached)})


def named(pile: list[CardView], words: Words) -> str:
    """Cards by name, the newest last; equal ones once, with their number."""
    counted: dict[str, int] = {}
    for card in pile:
        counted[card.code] = counted.get(card.code, 0) + 1
    listed = [
        name_of(code, words) if number == 1 else f"{number}× {name_of(code, words)}"
        for code, number in counted.items()
    ]
    if len(listed) > MOST_NAMED:
        rest = len(listed) - MOST_NAMED
        listed = [*listed[:MOST_NAMED], words.tell(GAME, "face-more", {"number": rest})]
    return ", ".join(listed)
