"""The face of Risk."""

from collections.abc import Iterator, Sequence
from typing import Literal

from bot.face import Face
from bot.face.shared import (
    LONGEST_ALT,
    PIECE,
    NoDrafts,
    NoIcons,
    NoJoins,
    NoTalk,
    pieces,
    short,
    with_person,
)
from bot.games.risk.rules.board import Board, Territory, board
from bot.games.risk.rules.cards import cards as card_facts
from bot.games.risk.rules.view import Held, Player, RiskView
from bot.games.risk.ui import drawing
from bot.games.risk.ui.beside import beside, remark
from bot.games.risk.ui.cards import drawn_card, drawn_cards
from bot.games.risk.ui.drawing import legend_png, png, scene_png
from bot.games.risk.ui.hand import hand_lines
from bot.games.risk.ui.news import news
from bot.games.risk.ui.picture import in_order, labels, painted
from bot.games.risk.ui.scene import scene
from bot.kernel import Event, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import label_of
from bot.render.cards import Card
from bot.render.drawing import Drawing
from bot.text.words import SeatName, Words, clipped

GAME = "risk"
ASIDE = frozenset({"battle", "moved-in", "rolled-again", "rolled-for-card", "turn"})
"""Events that are told in the log only; whose turn it is stands in the summary."""
CARD_TOPICS = ("act", "complete", "keep_maester", "keep_objectives")
"""Questions for which one wants to see one's cards."""
DOMINION_PHASES = ("buy", "objective")
"""Phases a Skirmish does not have."""
PORTS = {"silver": "⚪", "blue": "🔵", "green": "🟢"}


class RiskFace(NoJoins, NoDrafts, NoIcons, NoTalk):
    """Boards, scores and hands."""

    def summary(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Round, phase and whose turn it is, or who has won."""
        return "\n".join(_summary(_risk(view), words, short(seat_name)))

    def board_text(self, view: View, words: Words, seat_name: SeatName) -> list[str]:
        """Every region with who stands where, then the scores."""
        risk, name = _risk(view), short(seat_name)
        if not risk.territories:
            return [words.tell(GAME, "face-empty", {})]
        lines = list(_regions(risk, words))
        lines += ["", words.tell(GAME, "face-scores", {}), *_scores(risk, words, name)]
        lines += _purses(risk, words)
        return pieces(lines)

    def news(
        self, seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int
    ) -> list[str]:
        """What was done to a seat in these events."""
        return news(seat, events, words, house, most)

    def aside(self, event: Event) -> bool:
        """Dice, sums and what led to nothing."""
        return event.type in ASIDE

    def beside(self, view: View, ask: AnyAsk, words: Words, house: SeatName) -> list[str]:
        """Odds, and what is left after buying."""
        return [*beside(_risk(view), ask, words, house)]

    def remark(self, view: View, option: Option | Key, words: Words, house: SeatName) -> str | None:
        """Enemies next to a territory, or the odds of an attack on it."""
        return remark(_risk(view), option, words, house)

    def hand_text(self, view: View, words: Words, seat_name: SeatName, brief: bool = False) -> str:
        """The viewer's cards, the sets among them, and what Dominion adds."""
        risk = _risk(view)
        return clipped("\n".join(hand_lines(risk, words, brief)), PIECE)

    def alt_text(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Board, round, phase and the scores."""
        risk, name = _risk(view), short(seat_name)
        key = "face-alt-score-objectives" if _by_objectives(risk) else "face-alt-score"
        scores = [
            words.tell(GAME, key, _score(player) | {"who": _who(player, words, name)})
            for player in in_order(risk)
            if player.house
        ]
        where = {"board": label_of("board", risk.board), "phase": label_of("phase", risk.phase)}
        head = words.tell(GAME, "face-alt", where | {"round": risk.round})
        return clipped(" ".join([head, *scores]), LONGEST_ALT)

    def picture(
        self,
        view: View,
        words: Words,
        seat_name: SeatName,
        zoom: str | None = None,
        private: bool = False,
    ) -> bytes | None:
        """A PNG of the board or of one region; takes a moment, so not for the event loop."""
        risk, name = _risk(view), short(seat_name)
        return png(painted(risk, words, name, zoom, private))

    def scene(
        self, view: View, events: Sequence[Event], words: Words, seat_name: SeatName
    ) -> bytes | None:
        """A PNG of what happened in these events; there is none before there are houses."""
        risk = _risk(view)
        if not any(player.house for player in risk.players):
            return None
        picture = painted(risk, words, short(seat_name), None, private=False)
        return scene_png(picture, scene(risk, events, words))

    def mirrored(self, view: View) -> Literal["board", "hand"] | None:
        """The viewer's cards, where one of them is to be chosen."""
        chosen = any(ask.topic in CARD_TOPICS for ask in view.asks)
        return "hand" if chosen and drawn_cards(_risk(view)) else None

    def hand_cards(self, view: View, words: Words) -> list[Card]:
        """The viewer's objectives, maester cards and characters."""
        return [drawn_card(card, words) for card in drawn_cards(_risk(view))]

    def legend(self, words: Words) -> bytes | None:
        """What the signs on the board mean."""
        return legend_png(words.tell(GAME, "picture-legend", {}), labels(words))

    def whole_maps(self, languages: Sequence[Words]) -> Iterator[Drawing]:
        """Whole boards; no words are drawn into them."""
        return drawing.whole_maps()

    def ahead(self, languages: Sequence[Words]) -> Iterator[Drawing]:
        """Regions by themselves, marked territories."""
        return drawing.ahead()

    def zooms(self, view: View) -> list[tuple[str, str]]:
        """Every region of the board."""
        return [(region, f"{GAME}-region-{region}") for region in _board(_risk(view)).regions]

    def seat_label(self, view: View, words: Words, seat: int) -> str | None:
        """The house, once there is one."""
        house = _risk(view).players[seat].house
        return words.tell(GAME, f"house-{house}", {}) if house else None

    def chapter(self, view: View) -> str:
        """Round, turn and phase."""
        risk = _risk(view)
        return f"{risk.round}.{risk.turn}.{risk.phase}"

    def phase(self, view: View) -> str:
        """The phase of the turn; where Dominion has rules of its own for it, with these."""
        risk = _risk(view)
        plain = risk.phase in DOMINION_PHASES or not risk.options.mixed
        return risk.phase if plain else f"{risk.phase}-dominion"


FACE: Face = RiskFace()

_risk = RiskView.of


def _board(view: RiskView) -> Board:
    return board(view.board)


def _who(player: Player, words: Words, name: SeatName) -> str:
    """House and name, or only one of them where seats are called by their houses."""
    house, person = str(words.name(GAME, label_of("house", player.house))), name(player.seat)
    return with_person(house, person)


def _summary(view: RiskView, words: Words, name: SeatName) -> Iterator[str]:
    where = {"board": label_of("board", view.board), "phase": label_of("phase", view.phase)}
    if view.round:
        yield words.tell(GAME, "face-heading", where | {"round": view.round})
    else:
        yield words.tell(GAME, "face-start", where)
    if view.finish is not None:
        winners = words.join([_who(view.players[n], words, name) for n in view.finish.winners])
        reason = words.tell(GAME, f"finish-{view.finish.reason}", {})
        yield words.tell(GAME, "face-winners", {"seats": winners, "reason": reason})
        return
    if view.turn >= 0:
        house = view.players[view.turn].house
        args = {"seat": label_of("seat", view.turn), "house": label_of("house", house)}
        yield words.tell(GAME, "face-turn", args, name)
        deck = {"deck": view.deck, "end": _end_possible(view)}
        yield words.tell(GAME, "face-deck", deck)


def _end_possible(view: RiskView) -> bool:
    """A10: the end card lies in the lower half of the deck, where there is one."""
    return view.options.end_card and view.deck <= len(_board(view).territories) // 2 + 1


def _regions(view: RiskView, words: Words) -> Iterator[str]:
    """Each region, below it a line for everybody who stands there; then what the signs mean."""
    for region in _board(view).regions.values():
        there: dict[int, list[str]] = {}
        for territory in region.territories:
            there.setdefault(view.territories[territory].owner, []).append(territory)
        args = {"region": label_of("region", region.id), "bonus": region.bonus}
        holder = next(iter(there))
        if len(there) == 1 and holder >= 0:
            yield words.tell(GAME, "face-region-held", args | {"house": _house(view, holder)})
        else:
            yield words.tell(GAME, "face-region", args)
        for owner, places in sorted(there.items(), key=lambda one: (-len(one[1]), one[0])):
            texts = ", ".join(_place(view, words, territory) for territory in places)
            yield words.tell(GAME, "face-owner", {"house": _house(view, owner), "places": texts})
    yield ""
    colours = {t.port_colour for t in _board(view).territories.values()}
    shown = " ".join(sign for colour, sign in PORTS.items() if colour in colours)
    yield words.tell(GAME, "face-legend", {"colours": shown})


def _house(view: RiskView, owner: int) -> str:
    return "seat:-1" if owner < 0 else label_of("house", view.players[owner].house)


def _place(view: RiskView, words: Words, territory: str) -> str:
    return words.tell(
        GAME,
        "face-place",
        {
            "territory": label_of("territory", territory),
            "marks": _marks(_board(view).territories[territory]),
            "units": view.territories[territory].units,
        },
    ) + _specials(view.territories[territory])


def _specials(held: Held) -> str:
    """Knights, siege engines and fortifications, as signs."""
    counted = {"🐎": held.knights, "⚙️": held.siege_engines, "🧱": held.fortifications}
    signs = [f"{sign}{number}" for sign, number in counted.items() if number]
    return f" {' '.join(signs)}" if signs else ""


def _marks(territory: Territory) -> str:
    castle = ("👑" if territory.seat_of_power else "🏰") if territory.castle else ""
    port = f"⚓{PORTS[territory.port_colour]}" if territory.port_colour else ""
    return f" {castle}{port}" if castle or port else ""


def _score(player: Player) -> dict[str, object]:
    return {
        "house": label_of("house", player.house),
        "seat": label_of("seat", player.seat),
        "territories": player.territories,
        "castles": player.castles,
        "ports": player.ports,
        "points": player.points,
        "vp": player.vp or 0,
        "units": player.units,
        "cards": player.cards,
        "out": player.out,
    }


def _scores(view: RiskView, words: Words, name: SeatName) -> list[str]:
    """Everybody, who leads first; without numbers, which would be read as ranks."""
    key = "face-score-objectives" if _by_objectives(view) else "face-score"
    ranked = sorted(in_order(view), key=lambda player: (-(player.vp or 0), -player.points))
    return [words.tell(GAME, key, _score(player), name) for player in ranked]


def _by_objectives(view: RiskView) -> bool:
    """Whether victory points decide, so that nobody adds up what the land is worth."""
    return any(player.vp is not None for player in view.players)


def _purses(view: RiskView, words: Words) -> Iterator[str]:
    """Gold, characters and victory points, as far as played with."""
    for player in in_order(view):
        house = {"house": label_of("house", player.house)}
        if player.gold is not None:
            ready = sum(lies == "up" for lies in player.characters.values())
            purse = {"gold": player.gold, "maesters": player.maesters, "characters": ready}
            yield words.tell(GAME, "face-purse", house | purse)
        if player.vp is not None:
            most = card_facts().victory_points
            points = {"vp": player.vp, "most": most, "objectives": player.objectives}
            yield words.tell(GAME, "face-vp", house | points)
