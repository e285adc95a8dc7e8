"""How the second edition is shown and typed: views in, words and pictures out."""
