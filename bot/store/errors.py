"""What goes wrong with a database, in one sentence for whoever runs the bot."""

from sqlalchemy.exc import DBAPIError as DatabaseError

__all__ = ["DatabaseError", "StoreError"]


class StoreError(Exception):
    """The database cannot be used; the message says why and what to do."""
