"""Decks of the card games: read, checked, written and counted; knows no game and no Discord."""
