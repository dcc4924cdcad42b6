"""Talk at tables, who does not want to hear whom, and what was reported."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("author", sa.String(64), nullable=False),
        sa.Column("seat", sa.String(20)),
        sa.Column("called", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("phrase", sa.String(20)),
        sa.Column("text", sa.Text),
        sa.Column("ply", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("client", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sa.UniqueConstraint("table_id", "client"),
    )
    op.create_index("talk_author", "talk", ["author"])
    op.create_table(
        "mutes",
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("of", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("by", "of"),
    )
    op.create_index("mutes_of", "mutes", ["of"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("said", sa.String(40), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("by_called", sa.String(80), nullable=False),
        sa.Column("of", sa.String(64), nullable=False),
        sa.Column("of_called", sa.String(80), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("kept", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("outcome", sa.String(12)),
        sa.Column("settled", sa.Float(53)),
    )
    op.create_index("reports_outcome", "reports", ["outcome", "at"])
    op.create_index("reports_of", "reports", ["of"])
    op.create_index("reports_by", "reports", ["by"])
