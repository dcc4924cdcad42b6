"""Games under way that may be watched, and who may; how many rated games were played over days."""

import json
from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("met", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_met", "tables", ["met", "status"])
    op.add_column("people", sa.Column("watch", sa.String(12), nullable=False, server_default="everybody"))
    op.add_column("ratings", sa.Column("days", sa.Integer, nullable=False, server_default="0"))
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("sheet"), sa.column("met"))
    connection.execute(sa.update(tables).where(tables.c.sheet.contains('"met":true')).values(met=sa.true()))
    played = sa.table("played", *map(sa.column, ("who", "game", "table_id", "rated")))
    results = sa.table("results", *map(sa.column, ("table_id", "ended")))
    rated = sa.select(played.c.who, played.c.game, results.c.ended)
    rated = rated.join(results, results.c.table_id == played.c.table_id).where(played.c.rated == sa.true())
    days = Counter((row.who, row.game) for row in connection.execute(rated) if timing(row.ended) == "days")
    ratings = sa.table("ratings", *map(sa.column, ("who", "game", "days")))
    for (who, game), games in sorted(days.items()):
        theirs = (ratings.c.who == who, ratings.c.game == game)
        connection.execute(sa.update(ratings).where(*theirs).values(days=games))


def timing(ended: str | None) -> str | None:
    return None if ended is None else json.loads(ended).get("timing")
