"""The rules of The Card Game, first edition."""
