"""What not everybody has installed: a command that needs it says so before it does anything."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from ..text.errors import Problem

EXTRAS: Final = {
    "server": (
        *("alembic", "asyncpg", "prometheus_client", "sqlalchemy"),
        *("starlette", "uvicorn", "websockets"),
    ),
    "train": ("cmaes", "numpy"),
}
"""The packages of each that its commands cannot do without."""


def is_installed(extra: str) -> bool:
    return all(find_spec(package) is not None for package in EXTRAS[extra])


def require_server(command: str) -> None:
    if not is_installed("server"):
        raise Problem("error-no-server", command=f"orleans {command}")
