"""Delivery: when a row was first tried, and what becomes of a message that waits for nobody.

Date: 2026-11-17
Reason: Discord forgets a nonce after some minutes, so that after a longer outage we look for our
own message first; and at most one message in a place may wait for anybody.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("outbox", sa.Column("claimed_at", sa.BigInteger(), nullable=True))
    op.add_column("messages", sa.Column("kept", sa.Text(), nullable=True))
    op.add_column("messages", sa.Column("ended", sa.String(length=20), nullable=True))
