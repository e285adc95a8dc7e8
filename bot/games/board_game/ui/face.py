"""The face of the Board Game."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Literal

from bot.face import Face
from bot.face.shared import LONGEST_ALT, PIECE, NoJoins, NoTalk, pieces, short, with_person
from bot.games.board_game.rules.facts import TOKENS, TRACKS, house_cards, regions
from bot.games.board_game.rules.preview import Preview, preview
from bot.games.board_game.rules.view import Area, BoardView, Player
from bot.games.board_game.ui import drawing
from bot.games.board_game.ui.beside import beside
from bot.games.board_game.ui.cards import ICONS, house_card
from bot.games.board_game.ui.drawing import ZOOMS, legend_png, png, scene_png
from bot.games.board_game.ui.news import news
from bot.games.board_game.ui.picture import area_names, labels, painted
from bot.games.board_game.ui.scene import scene
from bot.kernel import Event, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import id_of, label_of
from bot.render.cards import Card
from bot.render.drawing import Drawing
from bot.text.words import SeatName, Words, clipped

GAME = "board_game"
ASIDE = frozenset(
    {"strength", "first-totals", "tides", "raid-spent", "march-spent", "clean-up", "round"}
)
"""Events that are told in the log only; the round stands in the summary."""
TOLD_BY = frozenset({"why:bid", "why:order"})
"""Reasons of power gained or lost that a line of their own tells already."""
SIGNS = {"throne": "👑", "blade": "🗡️", "raven": "🐦‍⬛"}
CASTLES = {"": "", "castle": "🏰", "stronghold": "🏯"}
CARD_TOPICS = ("house_card", "aeron_damphair", "discard_card", "melisandre_dwd")
"""Questions for which one wants to read the texts of one's cards."""
BATTLE_TOPICS = ("support", "accept_support", "blade", "tides_redraw", "called_march")
"""Questions for which it matters what cards one holds; their texts are behind a button."""


class BoardGameFace(NoJoins, NoTalk):
    """Westeros in words and as a picture, and what a player alone knows."""

    def summary(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Round, phase, whose turn or which battle, castles, threat and bans."""
        return "\n".join(_summary(_board(view), words, short(seat_name)))

    def board_text(self, view: View, words: Words, seat_name: SeatName) -> list[str]:
        """The text twin of the picture: tracks, then each house with its areas."""
        board, name = _board(view), short(seat_name)
        if not board.players:
            return [words.tell(GAME, "face-empty", {})]
        lines = [*_threat(board, words), *_tracks(board, words), ""]
        for player in board.players:
            lines += [*_house(board, player, words, name), ""]
        if board.fog:
            seen = sum(not area.fog for area in board.regions.values())
            lines += [words.tell(GAME, "face-fog", {"seen": seen, "all": len(board.regions)})]
        return pieces([*lines, *_neutrals(board, words), words.tell(GAME, "face-legend", {})])

    def news(
        self, seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int
    ) -> list[str]:
        """What was done to a seat in these events."""
        return news(seat, events, words, house, most)

    def aside(self, event: Event) -> bool:
        """Dice, sums and what led to nothing."""
        return event.type in ASIDE or event.args.get("why") in TOLD_BY

    def beside(self, view: View, ask: AnyAsk, words: Words, house: SeatName) -> list[str]:
        """Rivals' means, threats, cards left."""
        return [*beside(_board(view), ask, words)]

    def remark(self, view: View, option: Option | Key, words: Words, house: SeatName) -> str | None:
        """Nothing where a card has no text; else the rules say enough."""
        card = id_of(option.args.get("effect")) if option.note == "card" else ""
        return "" if card in house_cards() and not house_cards()[card].timing else None

    def hand_text(self, view: View, words: Words, seat_name: SeatName, brief: bool = False) -> str:
        """The viewer's means, cards, orders not yet turned up, and secrets."""
        return clipped("\n".join(_own(_board(view), words, brief)), PIECE)

    def draft_text(
        self, view: View, ask: AnyAsk, shares: dict[str, Any], words: Words, seat_name: SeatName
    ) -> str:
        """What the fight would be that a march begins as far as it is filled in."""
        if ask.topic != "march_moves":
            return ""
        return "\n".join(_previews(_board(view), ask, shares, words))

    def drafted(self, view: View, ask: AnyAsk, shares: dict[str, Any]) -> View:
        """The view with the orders as far as they are filled in."""
        if ask.topic != "orders":
            return view
        board = _board(view)
        laid = {area: order for area, order in shares.items() if area in board.regions}
        return board.model_copy(update={"orders": board.orders | laid})

    def mirrored(self, view: View) -> Literal["board", "hand"] | None:
        """R6.07: the board while orders are not turned up; the cards when one is to be chosen."""
        board = _board(view)
        if any(ask.topic in CARD_TOPICS for ask in board.asks):
            return "hand"
        return "board" if board.orders or board.fog else None

    def hand_cards(self, view: View, words: Words) -> list[Card]:
        """The viewer's house cards, the strongest first."""
        board = _board(view)
        if board.viewer is None or not board.players:
            return []
        return [house_card(card, words) for card in board.players[board.viewer].hand]

    def legend(self, words: Words) -> bytes | None:
        """What the signs on the map mean."""
        return legend_png(words.tell(GAME, "picture-legend", {}), labels(words))

    def alt_text(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Round, phase and how the houses stand."""
        board, name = _board(view), short(seat_name)
        where = {"round": board.round, "phase": label_of("phase", board.phase)}
        scores = [_alt_score(board, player, words, name) for player in board.players]
        return clipped(" ".join([words.tell(GAME, "face-alt", where), *scores]), LONGEST_ALT)

    def picture(
        self,
        view: View,
        words: Words,
        seat_name: SeatName,
        zoom: str | None = None,
        private: bool = False,
    ) -> bytes | None:
        """A PNG of the board or a part; there is none before there are houses."""
        board = _board(view)
        if not board.players:
            return None
        return png(painted(board, words, short(seat_name), zoom, private))

    def scene(
        self, view: View, events: Sequence[Event], words: Words, seat_name: SeatName
    ) -> bytes | None:
        """A PNG of what happened in these events; there is none before there are houses."""
        board = _board(view)
        if not board.players:
            return None
        picture = painted(board, words, short(seat_name), None, private=False)
        return scene_png(picture, scene(board, events, words))

    def icons(self) -> Mapping[str, str]:
        """What is drawn on the map and on the cards."""
        return ICONS

    def whole_maps(self, languages: Sequence[Words]) -> Iterator[Drawing]:
        """The whole map, with its names in each language."""
        return chain(*(drawing.whole_maps(area_names(words)) for words in languages))

    def ahead(self, languages: Sequence[Words]) -> Iterator[Drawing]:
        """Parts of the map, marked areas."""
        return chain(*(drawing.ahead(area_names(words)) for words in languages))

    def zooms(self, view: View) -> list[tuple[str, str]]:
        """Parts of the map, and the tables."""
        return [(zoom, f"{GAME}-zoom-{zoom}") for zoom in ZOOMS]

    def seat_label(self, view: View, words: Words, seat: int) -> str | None:
        """The house, once there is one."""
        board = _board(view)
        return words.tell(GAME, f"house-{board.houses[seat]}", {}) if board.players else None

    def chapter(self, view: View) -> str:
        """Round, phase and turn; a battle is a chapter of its own."""
        board = _board(view)
        fight = f".{board.combat.source}.{board.combat.region}" if board.combat else ""
        return f"{board.round}.{board.phase}.{board.turn}{fight}"

    def phase(self, view: View) -> str:
        """The phase of the round."""
        return _board(view).phase


FACE: Face = BoardGameFace()

_board = BoardView.of


def _house_name(view: BoardView, seat: int) -> str:
    return label_of("house", view.houses[seat]) if seat >= 0 else "seat:-1"


def _who(player: Player, words: Words, name: SeatName) -> str:
    """House and name, or only one of them where seats are called by their houses."""
    house, person = str(words.name(GAME, label_of("house", player.house))), name(player.seat)
    return with_person(house, person)


def _score(view: BoardView, player: Player, words: Words) -> dict[str, Any]:
    """R18.05, R21.14: how far a house is from winning, and its means."""
    known = {
        "score": _number(player.score),
        "goal": view.goal,
        "castles": _number(player.castles),
    }
    score = words.tell(GAME, "face-score-points" if view.points else "face-score", known)
    return {"score": score, "power": player.power, "supply": player.supply}


def _number(known: int) -> int | str:
    """M10: a number, or that it is not known."""
    return known if known >= 0 else "?"


def _alt_score(view: BoardView, player: Player, words: Words, name: SeatName) -> str:
    known = {"who": _who(player, words, name), "power": player.power, "supply": player.supply}
    if view.points:
        return words.tell(GAME, "face-alt-points", known | {"score": _number(player.score)})
    return words.tell(GAME, "face-alt-score", known | {"castles": _number(player.castles)})


def _summary(view: BoardView, words: Words, name: SeatName) -> Iterator[str]:
    where = {"round": view.round, "rounds": view.rounds, "phase": label_of("phase", view.phase)}
    heading = "face-heading" if view.rounds else "face-heading-endless"
    yield words.tell(GAME, heading if view.players and view.round else "face-start", where)
    if view.finish is not None:
        winners = words.join([_who(view.players[n], words, name) for n in view.finish.winners])
        reason = words.tell(GAME, f"finish-{view.finish.reason}", {})
        yield words.tell(GAME, "face-winners", {"seats": winners, "reason": reason})
    if not view.players:
        return
    fight = view.combat
    if fight is not None:
        sides = {"attacker": fight.attacker, "defender": fight.defender}
        houses = {side: _house_name(view, seat) for side, seat in sides.items()}
        now = {seat: sums["total"] for seat, sums in fight.sums.items()}
        totals = {
            "attack": now.get(fight.attacker, fight.attack),
            "defence": now.get(fight.defender, fight.defence),
        }
        args = {"region": label_of("region", fight.region)} | houses | totals
        yield words.tell(GAME, "face-combat", args)
    elif view.turn >= 0 and view.finish is None:
        args = {"seat": label_of("seat", view.turn), "house": _house_name(view, view.turn)}
        yield words.tell(GAME, "face-turn", args, name)
    ranked = sorted(view.players, key=lambda player: (-player.score, player.seat))
    scores = [
        words.tell(
            GAME,
            "face-castle-score",
            {"house": label_of("house", p.house), "score": _number(p.score)},
        )
        for p in ranked
    ]
    sign = "face-points" if view.points else "face-castles"
    yield words.tell(GAME, sign, {"scores": " · ".join(scores)})
    yield " · ".join(_threat(view, words))


def _threat(view: BoardView, words: Words) -> Iterator[str]:
    """Wildlings, this round's cards as long as they are carried out, and bans."""
    yield words.tell(GAME, "face-threat", {"wildling": view.wildling})
    if view.westeros and view.phase == "westeros":
        cards = [label_of("westeros", card) for card in view.westeros]
        yield words.tell(GAME, "face-westeros", {"cards": cards})
    if view.bans:
        yield words.tell(GAME, "face-bans", {"bans": [label_of("ban", ban) for ban in view.bans]})


def _tracks(view: BoardView, words: Words) -> Iterator[str]:
    """R3.06: each track from first to last, with the sign of its token."""
    for track in TRACKS:
        token = TOKENS[track]
        used = {"blade": view.blade_used, "raven": view.raven_used}.get(token, False)
        names = [
            str(words.name(GAME, _house_name(view, seat)))
            + (f" {SIGNS[token]}{'✓' if used else ''}" if view.holders[token] == seat else "")
            for seat in view.tracks[track]
        ]
        args = {"track": label_of("track", track), "houses": " > ".join(names)}
        yield words.tell(GAME, "face-track", args)


def _house(view: BoardView, player: Player, words: Words, name: SeatName) -> Iterator[str]:
    """A house's means, its cards and its areas."""
    args = {"house": label_of("house", player.house), "seat": label_of("seat", player.seat)}
    args |= _score(view, player, words) | {"stars": player.stars, "flags": _flags(player)}
    conceded = {"conceded": player.seat in view.conceded}
    yield words.tell(GAME, "face-house", args | conceded, name)
    hand, discard = _cards(player.hand, words), _cards(player.discard, words)
    yield words.tell(GAME, "face-cards", {"hand": hand, "discard": discard})
    if view.points:
        yield _special(player, words)
        scored = [label_of("objective", card) for card in player.scored]
        known = {"number": player.objectives, "scored": scored}
        yield words.tell(GAME, "face-objectives", known)
    for region, area in view.regions.items():
        empty = not area.units and regions()[region].kind != "land"
        if player.seat in (area.controller, area.owner) and not empty:
            parts = " · ".join(_parts(area, words))
            what = {"region": label_of("region", region), "marks": _marks(region), "parts": parts}
            yield words.tell(GAME, "face-area", what)


def _flags(player: Player) -> str:
    return "/".join(map(str, player.flags)) or "–"


def _cards(cards: list[str], words: Words) -> str:
    return str(words.name(GAME, [label_of("card", card) for card in cards]))


def _marks(region: str) -> str:
    fact = regions()[region]
    signs = CASTLES[fact.castle] + "🛢️" * fact.barrels + "👑" * fact.crowns
    return f" {signs}" if signs else ""


def _parts(area: Area, words: Words) -> Iterator[str]:
    """Units, order, power token and garrison of an area."""
    for unit, number in area.units.items():
        text = words.tell(GAME, "face-units", {"unit": label_of("unit", unit), "number": number})
        down = area.routed.get(unit, 0)
        yield words.tell(GAME, "face-routed", {"units": text, "number": down}) if down else text
    if area.order:
        yield str(words.name(GAME, label_of("order", area.order)))
    elif area.face_down:
        yield words.tell(GAME, "face-order-hidden", {})
    if area.power_token >= 0:
        yield words.tell(GAME, "face-token", {})
    if area.garrison:
        yield words.tell(GAME, "face-garrison", {"strength": area.garrison})
    if not area.units and area.power_token < 0:
        yield words.tell(GAME, "face-shield", {})


def _neutrals(view: BoardView, words: Words) -> Iterator[str]:
    """R3.10, R3.13: neutral forces, and areas nobody can enter."""
    forces = [
        words.tell(
            GAME, "face-neutral", {"region": label_of("region", region), "strength": area.neutral}
        )
        for region, area in view.regions.items()
        if area.neutral
    ]
    if forces:
        yield words.tell(GAME, "face-neutrals", {"places": ", ".join(forces)})
    closed = [label_of("region", region) for region, area in view.regions.items() if area.closed]
    if closed:
        yield words.tell(GAME, "face-closed", {"places": closed})


def _special(player: Player, words: Words) -> str:
    """R21.14: the open objective of a house, and whether it is met."""
    known = {"special": words.tell(GAME, f"special-{player.house}", {}), "met": player.special}
    return words.tell(GAME, "face-special", known)


def _objectives(view: BoardView, words: Words) -> Iterator[str]:
    """R21.08: the viewer's objectives, what they bring, and which are met as the board stands."""
    if view.objectives:
        yield words.tell(GAME, "face-own-objectives", {})
    for card, points, done in view.goals():
        known = {
            "objective": label_of("objective", card),
            "effect": label_of("effect", card),
            "points": points,
            "met": done,
        }
        yield words.tell(GAME, "face-own-objective", known)


def _own(view: BoardView, words: Words, brief: bool = False) -> Iterator[str]:
    """What the viewer has, and what nobody else knows."""
    if view.viewer is None or not view.players:
        return
    mine = view.players[view.viewer]
    args = {"house": label_of("house", mine.house), "flags": _flags(mine)}
    args |= _score(view, mine, words)
    yield words.tell(GAME, "face-own", args)
    if view.points:
        yield _special(mine, words)
        yield from _objectives(view, words)
    if view.orders:
        laid = [
            [label_of("region", area), label_of("order", order)]
            for area, order in view.orders.items()
        ]
        yield words.tell(GAME, "face-own-orders", {"orders": laid})
    if not brief:
        yield words.tell(GAME, "face-own-hand", {})
        for card in mine.hand:
            known = {"card": label_of("card", card), "effect": label_of("effect", card)}
            yield words.tell(GAME, "face-own-card", known)
    elif any(ask.topic in BATTLE_TOPICS for ask in view.asks):
        yield words.tell(GAME, "face-own-cards", {"hand": _cards(mine.hand, words)})
    if view.seen_wildling:
        seen = {"card": label_of("wildling", view.seen_wildling)}
        yield words.tell(GAME, "face-own-wildling", seen)
    for deck, card in view.seen_westeros.items():
        known = {"card": label_of("westeros", card), "deck": deck.removeprefix("deck_")}
        yield words.tell(GAME, "face-own-westeros", known)
    if view.tide:
        yield words.tell(GAME, "face-own-tide", {"card": label_of("tide", view.tide)})


def _previews(view: BoardView, ask: AnyAsk, shares: dict[str, Any], words: Words) -> Iterator[str]:
    """R10.12: each area the units go to, if somebody would have to be fought there."""
    source = id_of(ask.about["source"])
    groups: dict[str, dict[str, int]] = {}
    for key, target in shares.items():
        if target in view.regions:
            units = groups.setdefault(target, {})
            unit = key.split("/")[0]
            units[unit] = units.get(unit, 0) + 1
    for region, units in groups.items():
        known = preview(view, source, region, units)
        if known is not None:
            yield from _preview(view, region, known, words)


def _preview(view: BoardView, region: str, known: Preview, words: Words) -> Iterator[str]:
    neutral = known.defender < 0
    args = {"region": label_of("region", region), "attack": known.attack, "defence": known.defence}
    if neutral:
        yield words.tell(GAME, "face-preview-neutral", args)
    else:
        args["defender"] = _house_name(view, known.defender)
        yield words.tell(GAME, "face-preview", args)
    for one in known.support:
        about = {"region": label_of("region", one.region), "house": _house_name(view, one.seat)}
        adds = {"attack": one.attack, "defence": one.defence}
        if one.seat == view.viewer:
            yield words.tell(GAME, "face-preview-own", about | adds)
        elif neutral:
            yield words.tell(GAME, "face-preview-ally", about | adds)
        elif one.seat == known.defender:
            yield words.tell(GAME, "face-preview-foe", about | adds)
        else:
            yield words.tell(GAME, "face-preview-helper", about | adds)
