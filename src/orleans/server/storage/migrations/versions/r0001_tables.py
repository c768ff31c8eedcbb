"""Tables and what is kept with them."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def text(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=nullable)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), autoincrement=False, nullable=False)


def moment(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=nullable)


def blob(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary(), nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        text("id"),
        moment("created"),
        moment("updated"),
        text("status"),
        sa.Column("listed", sa.Boolean(), nullable=False),
        text("setup"),
        text("seed"),
        text("options"),
        text("invite_hash", nullable=True),
        number("rules"),
        number("seq"),
        moment("wake_at", nullable=True),
        text("holder", nullable=True),
        moment("held_until"),
        text("summary"),
        text("rematch_of", nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_created_id", "tables", ["status", "created", "id"])
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])
    op.create_table(
        "players",
        text("id"),
        text("key_hash"),
        text("name"),
        moment("created"),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("key_hash", name="uq_players_key_hash"),
    )
    create_of_table(
        "entries",
        ["table_id", "seq"],
        number("seq"),
        moment("at"),
        number("seat"),
        text("kind"),
        text("body"),
        text("command", nullable=True),
    )
    create_of_table(
        "drafts", ["table_id", "seat"], number("seat"), text("moves"), number("version")
    )
    create_of_table(
        "answers",
        ["table_id", "who", "command"],
        text("who"),
        text("command"),
        blob("answer"),
        moment("at"),
    )
    op.create_index("ix_answers_at", "answers", ["at"])
    create_of_table(
        "keys", ["key_hash"], text("key_hash"), number("seat"), text("player", nullable=True)
    )
    op.create_index("ix_keys_table_id", "keys", ["table_id"])
    op.create_index("ix_keys_player", "keys", ["player"])
    create_of_table("snapshots", ["table_id", "seq"], number("seq"), blob("body"))


def create_of_table(name: str, primary_key: list[str], *columns: sa.Column[Any]) -> None:
    """Something of a table, which goes when the table goes."""
    key = f"fk_{name}_table_id_tables"
    op.create_table(
        name,
        text("table_id"),
        *columns,
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=key, ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*primary_key, name=f"pk_{name}"),
    )


def downgrade() -> None:
    for name in ("snapshots", "keys", "answers", "drafts", "entries", "players", "tables"):
        op.drop_table(name)
