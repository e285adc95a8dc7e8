"""What one guest, or everybody, may know."""

from typing import Literal

from bot.kernel import View

Phase = Literal["set_up", "sit_down", "turns"]


class TavernView(View):
    phase: Phase
    gold: list[int]
    cards: list[int]
    deck: int
    discard: list[str]
    round: int
    hand: list[str]
