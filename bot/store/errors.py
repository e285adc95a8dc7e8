"""What goes wrong with a database, in one sentence for whoever runs the bot."""


class StoreError(Exception):
    """The database cannot be used; the message says why and what to do."""
