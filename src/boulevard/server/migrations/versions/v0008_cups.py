"""Tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("due", sa.Float(53)),
        sa.Column("touched", sa.Float(53), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("cups_due", "cups", ["due"])
    op.create_index("cups_touched", "cups", ["status", "touched"])
    op.create_table(
        "cup_keys",
        sa.Column("cup_id", sa.String(40), nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("cup_id", "player"),
    )
    op.create_index("cup_keys_hash", "cup_keys", ["hash"])
    op.create_table(
        "cup_tables",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("cup_id", sa.String(40), nullable=False),
    )
    op.create_index("cup_tables_cup", "cup_tables", ["cup_id"])
