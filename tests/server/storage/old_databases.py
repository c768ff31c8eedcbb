"""A database and a backup as an older program has left them (how: make_old.py)."""

import json
import sqlite3
from pathlib import Path
from typing import Any

OLD = Path(__file__).parent / "old"
SCHEMAS = sorted(folder.name for folder in OLD.iterdir())


def keys_of(schema: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((OLD / schema / "keys.json").read_bytes())
    return found


def backup_of(schema: str) -> Path:
    return OLD / schema / "backup.jsonl"


def database_of(schema: str, path: Path) -> str:
    """The database, put where it can be opened."""
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path)
    connection.executescript((OLD / schema / "tables.sql").read_text(encoding="utf-8"))
    connection.close()
    return str(path)
