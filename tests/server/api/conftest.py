from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests of a file, as it comes out of the box."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found
