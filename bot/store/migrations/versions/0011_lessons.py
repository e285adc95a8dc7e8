"""Lessons: how far the learner has come in a guided first game.

Date: 2026-11-18
Reason: a lesson goes on after a restart; tables without this are ordinary ones.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Add the column for lessons."""
    op.add_column("sessions", sa.Column("lesson", JSON, nullable=True))
