"""Words: catalogues in English and German, one file per game and one for each room of the house."""

from bot.text.words import LANGUAGES, Words, language_of, words

__all__ = ["LANGUAGES", "Words", "language_of", "words"]
