"""What both card games share: cards in zones, abilities, occurrences, windows, modifiers."""
