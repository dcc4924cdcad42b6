"""Clocks: what a move took, when a server was last there, and when none was."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lines", sa.Column("spent", sa.Float(53)))
    op.add_column("lines", sa.Column("delay", sa.Float(53)))
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float(53), primary_key=True),
        sa.Column("ended", sa.Float(53), nullable=False),
    )
