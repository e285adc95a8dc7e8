"""One player's side of the table, each card with its text."""

from bot.games.card_game_2e.rules.view import PieceView, ThronesView
from bot.games.card_game_2e.ui.cards import GAME, drawn
from bot.games.card_game_2e.ui.lines import of_type, pieces, seat_label, state_of
from bot.render.cards import Card, strip
from bot.render.drawing import to_png
from bot.text.words import Words, plain


def close_up_png(view: ThronesView, seat: int, words: Words) -> bytes:
    """A PNG of everything that lies before a player."""
    return to_png(strip(plain(seat_label(view, words, seat)), close_up(view, seat, words)))


def close_up(view: ThronesView, seat: int, words: Words) -> list[Card]:
    """Plot, agenda and title, then characters and locations, each followed by its attachments."""
    player = view.players[seat]
    found = [drawn(code, words) for code in (player.plot, player.agenda, player.title) if code]
    lying: dict[str, list[PieceView]] = {}
    for _, piece in pieces(view).values():
        lying.setdefault(piece.host, []).append(piece)
    for piece in of_type(player, "character", "location", "attachment"):
        if piece.type != "attachment" or not piece.host:
            found.append(_card(piece, words))
            found += [_card(one, words) for one in lying.get(piece.id, [])]
    return found


def _card(piece: PieceView, words: Words) -> Card:
    """A card with how it stands instead of its type; kneeling ones are faded."""
    stands = plain(" · ".join(state_of(piece, words)))
    note = stands or words.tell(GAME, f"type-{piece.type}", {})
    return drawn(piece.code, words, note, faded=piece.knelt)
