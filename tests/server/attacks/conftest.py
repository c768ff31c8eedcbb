from collections.abc import Iterator

import pytest

from tests.server.running import Running, running

HASTE = ("head_seconds", "body_seconds", "hello_seconds", "answer_seconds")


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
