"""Veils: whether a seat is waited for with a real choice, or only so that nothing shows.

Date: 2026-11-16
Reason: the public list of who is waited for must not tell who holds something.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column for veils."""
    op.add_column("seats", sa.Column("veil", sa.String(length=10), nullable=True))
