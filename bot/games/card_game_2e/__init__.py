"""The Card Game, second edition: joust for two, melee for three to six."""
