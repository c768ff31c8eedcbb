from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.server.conftest import TEMPLATE, new_database
from tests.server.running import Running, running

HASTE = ("head_seconds", "body_seconds", "hello_seconds", "answer_seconds")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def doors(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    """Two ways to the same tables: two processes on one PostgreSQL, or twice the same process."""
    folder = tmp_path_factory.mktemp("doors")
    with ExitStack() as stack:
        if request.param == "sqlite":
            one = stack.enter_context(running(folder / "one", "--no-local-limits"))
            yield one, one
            return
        address = request.getfixturevalue("postgres_server")
        db = stack.enter_context(contextmanager(new_database)(address, TEMPLATE))
        one, other = (
            stack.enter_context(running(folder / name, "--no-local-limits", db=db))
            for name in ("one", "other")
        )
        yield one, other


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("attacked"), "--no-local-limits") as found:
        yield found


@pytest.fixture(scope="session")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server as anybody starts it."""
    with running(tmp_path_factory.mktemp("usual")) as found:
        yield found


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nobody for longer than a second, and lets an address have three
    connections. This machine itself has no limits, but for its other addresses."""
    flags = [f"--limit={name}=1" for name in HASTE] + ["--limit=connections_each=3"]
    with running(tmp_path_factory.mktemp("hasty"), "--no-local-limits", *flags) as found:
        yield found
