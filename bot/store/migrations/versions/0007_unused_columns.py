"""Drop two columns that nothing reads.

Date: 2026-11-18
Reason: the first move tells when a game began, and nobody asks when a draft was saved.
"""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Drop the columns."""
    op.drop_column("sessions", "started_at")
    op.drop_column("drafts", "saved_at")
