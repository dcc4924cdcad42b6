"""Bots that people brought, and that play over the network."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("looks", sa.String(160), nullable=False, unique=True),
        sa.Column("since", sa.Float(53), nullable=False),
    )
    op.create_index("programs_owner", "programs", ["owner"])
