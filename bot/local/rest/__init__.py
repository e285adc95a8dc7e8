"""The REST API, version 10, as far as the bot uses it."""
