"""The table as one seat weighs it."""

from bot.games.card_game_1e.rules.facts import cards
from bot.games.card_game_1e.rules.policy.worth import of_card, of_piece
from bot.games.card_game_1e.rules.view import FirstView, PieceView
from bot.kernel import Option
from bot.kernel.labels import id_of


class Mind:
    """What one seat sees, with what it is worth."""

    def __init__(self, view: FirstView) -> None:
        """Look at the view of a seat."""
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.me = view.players[self.seat]
        self.pieces = {
            piece.id: (seat, piece)
            for seat, player in enumerate(view.players)
            for piece in player.play
        }

    def friend(self, seat: int) -> bool:
        """This seat, or its partner."""
        return seat == self.seat or (self.view.teams and (seat - self.seat) % 2 == 0)

    def characters(self, seat: int) -> list[PieceView]:
        """The characters somebody controls."""
        return [piece for piece in self.view.players[seat].play if piece.type == "character"]

    def ready(self, seat: int, kind: str) -> list[PieceView]:
        """Those who stand and have this icon."""
        return [one for one in self.characters(seat) if not one.knelt and kind in one.icons]

    def opponents(self) -> list[int]:
        """Everybody else who still plays."""
        players = enumerate(self.view.players)
        return [seat for seat, player in players if not self.friend(seat) and not player.out]

    def force(self, seat: int) -> float:
        """What somebody's characters are worth."""
        return sum(of_piece(piece) for piece in self.characters(seat))

    def place(self, seat: int) -> int:
        """How many seats act before this one."""
        return (seat - self.view.first) % len(self.view.players)

    def still_to_come(self) -> bool:
        """Whether this seat's own turn in this phase is still ahead."""
        active = self.view.active
        return active is None or self.place(self.seat) > self.place(active)

    def last(self) -> bool:
        """Whether nobody acts after this seat in this phase."""
        return all(self.place(other) < self.place(self.seat) for other in self.opponents())

    def value(self, option: Option) -> float:
        """What the card behind an option is worth, where it is."""
        if option.id in self.pieces:
            return of_piece(self.pieces[option.id][1])
        code = id_of(option.label)
        return of_card(code) if code in cards() else 0.0

    def mine(self, option: Option) -> bool:
        """Whether an option is a card of this seat's or of its partner's."""
        found = self.pieces.get(option.id)
        return found is None or self.friend(found[0])
