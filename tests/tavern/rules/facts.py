"""What is in the box: tables to sit at, cards, gold."""

TABLES = ("hearth", "bar", "cellar")
PASTIMES = ("drink", "dice", "sleep")
TERMS = ("even", "song")
COUNTERS = {"thief": "guard", "guard": "bribe", "bribe": "guard"}
"""Which card stops which."""
CARDS = ["thief"] * 8 + ["guard"] * 8 + ["bribe"] * 6
START_GOLD = 3
ROUNDS = 2
