"""Names that people keep: members, their devices and passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("looks", sa.String(160), nullable=False, unique=True),
        sa.Column("holder", sa.String(64), nullable=False, unique=True),
        sa.Column("words", sa.String(64), unique=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("leaves", sa.Float(53)),
    )
    op.create_index("members_leaves", "members", ["leaves"])
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("member_id", sa.String(40), nullable=False),
        sa.Column("called", sa.String(80), nullable=False),
        sa.Column("came_with", sa.String(64)),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_index("devices_member", "devices", ["member_id"])
    op.create_index("devices_came_with", "devices", ["came_with"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(400), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("member_id", sa.String(40), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("called", sa.String(80), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
    )
    op.create_index("passkeys_member", "passkeys", ["member_id"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(100), primary_key=True),
        sa.Column("member_id", sa.String(40)),
        sa.Column("name", sa.String(80)),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_index("challenges_until", "challenges", ["until"])
