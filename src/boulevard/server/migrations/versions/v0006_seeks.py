"""Open seats and challenges; who may challenge whom and see who is here; friends, and who is muted."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("asks", sa.String(64)),
        sa.Column("asks_name", sa.String(80), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("sitters", sa.Text, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("meeting", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(40)),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_index("seeks_until", "seeks", ["until"])
    op.create_table(
        "people",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("challenge", sa.String(12), nullable=False),
        sa.Column("here", sa.String(12), nullable=False),
        sa.Column("link", sa.String(64), unique=True),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_index("people_seen", "people", ["seen"])
    op.create_table(
        "ties",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("holder", "other", "kind"),
    )
    op.create_index("ties_other", "ties", ["other"])
