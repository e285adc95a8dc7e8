"""Tournaments and ratings: pure functions over an append-only list of decisions."""

from bot.tournaments.errors import Refused

__all__ = ["Refused"]
