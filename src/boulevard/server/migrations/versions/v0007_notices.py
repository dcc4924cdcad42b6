"""Messages that reach people: where they want to be told, what is to be told, and by which keys."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bells",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("browser", sa.String(64)),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("called", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("used", sa.Float(53), nullable=False),
        sa.Column("sent", sa.Float(53), nullable=False),
        sa.Column("busy", sa.Float(53), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("bells_holder", "bells", ["holder"])
    op.create_table(
        "notices",
        sa.Column("bell_id", sa.String(40), nullable=False),
        sa.Column("about", sa.String(160), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("due", sa.Float(53)),
        sa.PrimaryKeyConstraint("bell_id", "about"),
    )
    op.create_index("notices_due", "notices", ["due"])
    op.create_table(
        "wishes",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    op.create_table(
        "host_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "noticed",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
    )
