"""Tables, lines, keys, presence."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("ply", sa.BigInteger, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("to_act", sa.Text, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("snapshot_ply", sa.BigInteger, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.Column("touched", sa.Float(53), nullable=False),
    )
    op.create_index("tables_bot_due", "tables", ["bot_due"])
    op.create_index("tables_touched", "tables", ["status", "touched"])
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("ply", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("fence", sa.Boolean, nullable=False),
        sa.Column("client", sa.Text),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply"),
        sa.UniqueConstraint("table_id", "client"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.String(20), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.PrimaryKeyConstraint("hash", "table_id", "seat", "kind"),
    )
    op.create_index("keys_table", "keys", ["table_id"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.String(20), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
