"""What goes wrong with a database, in one sentence for whoever runs the bot."""

from sqlalchemy.exc import DBAPIError

DriverError = DBAPIError
"""The database's driver refused a statement; `orig` is its own error."""


class StoreError(Exception):
    """The database cannot be used; the message says why and what to do."""


class DatabaseAway(StoreError):
    """The database server cannot be reached just now; whoever asked may try again."""
