"""An index of tables by their hosts.

Date: 2026-11-18
Reason: before a table is opened, the open ones of its host are counted.
"""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the index of hosts."""
    op.create_index("sessions_by_host", "sessions", ["host_user", "status"])
