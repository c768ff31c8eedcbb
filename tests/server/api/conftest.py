from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests that only ask: to start one takes longer than most of them. It has no
    limits for this machine."""
    with running(tmp_path_factory.mktemp("server"), "--no-local-limits") as found:
        yield found
