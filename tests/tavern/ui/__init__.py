"""How the tavern is shown and typed: views in, words and pictures out."""
