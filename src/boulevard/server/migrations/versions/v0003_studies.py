"""Studies, what was written in them, and who may."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.Float(53), nullable=False),
    )
    op.create_index("studies_touched", "studies", ["touched"])
    op.create_table(
        "study_edits",
        sa.Column("study_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("author", sa.String(20), nullable=False),
        sa.Column("called", sa.Text, nullable=False),
        sa.Column("edit", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("study_id", "seq"),
        sa.UniqueConstraint("study_id", "client"),
    )
    op.create_table(
        "study_keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("study_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.PrimaryKeyConstraint("hash", "study_id", "kind"),
    )
    op.create_index("study_keys_study", "study_keys", ["study_id"])
