"""Ratings and statistics: how games ended, what is made of it, and who may see it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("members", sa.Column("visible", sa.Text))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.BigInteger, unique=True),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Text),
        sa.Column("found", sa.Text),
    )
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.String(20), nullable=False),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("took", sa.Text, nullable=False),
        sa.Column("gained", sa.Integer),
        sa.Column("mu", sa.Float(53)),
        sa.Column("sigma", sa.Float(53)),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("played_who", "played", ["who", "number"])
    op.create_index("played_who_game", "played", ["who", "game", "number"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("who", "game"),
    )
    op.create_index("ratings_game", "ratings", ["game"])
    op.create_table(
        "tallies",
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("item", sa.String(60), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("sum", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "kind", "item"),
    )
    op.create_table(
        "rivals",
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("other", sa.String(60), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("lost", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("who", "other"),
    )
    op.create_table(
        "stamps",
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("stamp", sa.String(60), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("who", "stamp"),
    )
    op.create_table("departed", sa.Column("who", sa.String(60), primary_key=True))
    # games that were over before are counted too; none of them was rated
    op.execute("INSERT INTO results (table_id, at) SELECT id, touched FROM tables WHERE status = 'over'")
