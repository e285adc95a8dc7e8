"""The table as one seat weighs it."""

from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.rules.policy.worth import of_card, of_piece
from bot.games.card_game_2e.rules.view import PieceView, ThronesView
from bot.kernel import Option
from bot.kernel.labels import id_of


class Mind:
    """The table as one seat weighs it."""

    def __init__(self, view: ThronesView) -> None:
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.me = view.players[self.seat]
        self.pieces = {
            piece.id: (seat, piece)
            for seat, player in enumerate(view.players)
            for piece in player.play
        }
        self.codes = {card.id: card.code for card in (*view.hand, *view.plots, *view.placed)}

    def characters(self, seat: int) -> list[PieceView]:
        """The characters somebody controls."""
        return [piece for piece in self.view.players[seat].play if piece.type == "character"]

    def ready(self, seat: int, kind: str) -> list[PieceView]:
        """Those who stand and have this icon."""
        return [one for one in self.characters(seat) if not one.knelt and kind in one.icons]

    def opponents(self) -> list[int]:
        """Everybody else who still plays."""
        return [
            seat
            for seat, player in enumerate(self.view.players)
            if seat != self.seat and not player.out
        ]

    def force(self, seat: int) -> float:
        """What somebody's characters are worth."""
        return sum(of_piece(piece) for piece in self.characters(seat))

    def still_to_come(self) -> bool:
        """Whether this seat's own turn in this phase is still ahead."""
        seats, first = len(self.view.players), self.view.first
        active = self.view.active
        if active is None:
            return True
        return (self.seat - first) % seats > (active - first) % seats

    def last(self) -> bool:
        """Whether nobody acts after this seat in this phase."""
        seats, first = len(self.view.players), self.view.first
        mine = (self.seat - first) % seats
        return all((other - first) % seats < mine for other in self.opponents())

    def value(self, option: Option) -> float:
        """What the card behind an option is worth, where it is."""
        if option.id in self.pieces:
            return of_piece(self.pieces[option.id][1])
        code = id_of(option.label)
        return of_card(code) if code in cards() else 0.0

    def mine(self, option: Option) -> bool:
        """Whether an option is a card of this seat's."""
        if option.id in self.pieces:
            return self.pieces[option.id][0] == self.seat
        return True

    def strength(self, option: Option) -> int:
        """How strong the card behind an option is in play."""
        found = self.pieces.get(option.id)
        return (found[1].strength or 0) if found else 0
