"""What was found of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("made", sa.String(80), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_table(
        "moments",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("ply", sa.BigInteger, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply"),
    )
