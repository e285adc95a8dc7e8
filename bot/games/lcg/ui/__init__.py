"""What players see of a card game: both editions share it, each with words of its own."""
