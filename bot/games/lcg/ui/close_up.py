"""One player's side of the table, each card with its text."""

from bot.games.lcg.ui.lines import of_type, pieces, seat_label, state_of
from bot.games.lcg.ui.texts import Texts
from bot.games.lcg.view import LcgView, PieceView
from bot.render.cards import Card, strip
from bot.render.drawing import to_png
from bot.text.words import plain


def close_up_png(view: LcgView, seat: int, texts: Texts) -> bytes:
    """A PNG of everything that lies before a player."""
    return to_png(strip(plain(seat_label(view, texts, seat)), close_up(view, seat, texts)))


def close_up(view: LcgView, seat: int, texts: Texts) -> list[Card]:
    """Plot, agenda and title, then characters and locations, each followed by its attachments."""
    player = view.players[seat]
    found = [texts.drawn(code) for code in (player.plot, player.agenda, player.title) if code]
    lying: dict[str, list[PieceView]] = {}
    for _, piece in pieces(view).values():
        lying.setdefault(piece.host, []).append(piece)
    for piece in of_type(player, "character", "location", "attachment"):
        if piece.type != "attachment" or not piece.host:
            found.append(_card(piece, texts))
            found += [_card(one, texts) for one in lying.get(piece.id, [])]
    return found


def _card(piece: PieceView, texts: Texts) -> Card:
    """A card with how it stands instead of its type; kneeling ones are faded."""
    stands = plain(" · ".join(state_of(piece, texts)))
    note = stands or texts.tell(f"type-{piece.type}")
    return texts.drawn(piece.code, note, faded=piece.knelt)
