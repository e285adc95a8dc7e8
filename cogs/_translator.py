"""The texts of commands in other languages than English."""

import discord
from discord import app_commands

from bot.text import LANGUAGES, language_of, words


class CatalogueTranslator(app_commands.Translator):
    """Finds the text of a command, option or choice by the key of its English one."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in this language; None where the English one is shown."""
        key = string.extras.get("key")
        language = language_of(locale.value)
        if key is None or language == LANGUAGES[0]:
            return None
        return words(language).say(str(key))
