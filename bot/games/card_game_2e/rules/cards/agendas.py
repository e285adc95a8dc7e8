"""Agendas."""

from bot.games.lcg.dsl import table

CARDS = table()
