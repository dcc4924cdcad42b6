"""The desk of whoever runs the server: who is let in, what was done, who is shut out, what was set."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "desk_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_table(
        "desk_sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("called", sa.String(80), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_table(
        "desk_acts",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("by", sa.String(12), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("of", sa.String(160), nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
        sa.Column("waits", sa.Boolean, nullable=False),
    )
    op.create_index("desk_acts_waits", "desk_acts", ["waits"])
    op.create_index("desk_acts_of", "desk_acts", ["of"])
    op.create_table(
        "bars",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("of", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("whom", sa.String(12), nullable=False),
        sa.Column("called", sa.String(80), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53)),
        sa.PrimaryKeyConstraint("id", "of"),
    )
    op.create_index("bars_of", "bars", ["of"])
    op.create_table(
        "desk_settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
