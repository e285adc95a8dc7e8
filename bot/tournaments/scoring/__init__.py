"""Scoring systems: small pure classes from the outcome of a table to points."""

from typing import Annotated

from pydantic import Field

from bot.tournaments.scoring.beaten import Beaten
from bot.tournaments.scoring.duel import Duel
from bot.tournaments.scoring.game_points import GamePoints
from bot.tournaments.scoring.outcome import Outcome, System
from bot.tournaments.scoring.places import Places
from bot.tournaments.scoring.share import Share
from bot.tournaments.scoring.winners import Winners

AnyScoring = Annotated[
    Duel | Beaten | Places | Share | Winners | GamePoints, Field(discriminator="kind")
]
"""Every scoring system, told apart by its kind."""

SCORING = ("duel", "beaten", "places", "share", "winners", "game_points")
"""The kinds, as the catalogue names them."""

__all__ = [
    "SCORING",
    "AnyScoring",
    "Beaten",
    "Duel",
    "GamePoints",
    "Outcome",
    "Places",
    "Share",
    "System",
    "Winners",
]
