"""The tables of the database. A change here needs a migration; a test compares the two.

How to write one stands in migrations/alembic.ini.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

SCHEMA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def text(name: str, primary_key: bool = False, unique: bool | None = None) -> Column[str]:
    return Column(name, Text, primary_key=primary_key, nullable=False, unique=unique)


def maybe_text(name: str) -> Column[str]:
    return Column(name, Text, nullable=True)


def number(name: str, primary_key: bool = False) -> Column[int]:
    return Column(name, Integer, primary_key=primary_key, autoincrement=False, nullable=False)


def moment(name: str, nullable: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=nullable)


def of_table(primary_key: bool = True) -> Column[str]:
    return Column(
        "table_id",
        Text,
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


TABLES = Table(
    "tables",
    SCHEMA,
    text("id", primary_key=True),
    moment("created"),
    moment("updated"),
    text("status"),
    Column("listed", Boolean, nullable=False),
    text("setup"),
    text("seed"),
    text("options"),
    maybe_text("invite_hash"),
    number("rules"),
    number("seq"),
    moment("wake_at", nullable=True),
    maybe_text("holder"),
    moment("held_until"),
    text("summary"),
    maybe_text("rematch_of"),
    Index(None, "status", "created", "id"),
    Index(None, "wake_at"),
)

ENTRIES = Table(
    "entries",
    SCHEMA,
    of_table(),
    number("seq", primary_key=True),
    moment("at"),
    number("seat"),
    text("kind"),
    text("body"),
    maybe_text("command"),
)

DRAFTS = Table(
    "drafts",
    SCHEMA,
    of_table(),
    number("seat", primary_key=True),
    text("moves"),
    number("version"),
)

ANSWERS = Table(
    "answers",
    SCHEMA,
    of_table(),
    text("who", primary_key=True),
    text("command", primary_key=True),
    Column("answer", LargeBinary, nullable=False),
    moment("at"),
    Index(None, "at"),
)

PLAYERS = Table(
    "players",
    SCHEMA,
    text("id", primary_key=True),
    text("key_hash", unique=True),
    text("name"),
    moment("created"),
)

KEYS = Table(
    "keys",
    SCHEMA,
    text("key_hash", primary_key=True),
    of_table(primary_key=False),
    number("seat"),
    maybe_text("player"),
    number("sitting"),
    Index(None, "table_id"),
    Index(None, "player"),
)

SNAPSHOTS = Table(
    "snapshots",
    SCHEMA,
    of_table(),
    number("seq", primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
