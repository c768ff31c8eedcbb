"""Whatever is asked of a table in the middle of its game, by one who sits there or by a stranger:
no fault of the server, and an answer as the OpenAPI document describes it."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from orleans.server.http.routes import OPERATIONS
from orleans.server.wire.openapi import document

from .client import Screen
from .players import Player
from .servers import INTRIGUE, JOAN, Servers, Sitting, new_table

EXAMPLES = int(os.environ.get("ORLEANS_EXAMPLES", "8"))
OF_TABLES = tuple(one for one in OPERATIONS if "{table}" in one.path)
SCHEMA = schemathesis.openapi.from_dict(json.loads(json.dumps(document(OF_TABLES))))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Playing(NamedTuple):
    servers: Servers
    tables: list[Sitting]


@pytest.fixture(scope="module")
def playing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playing]:
    """Tables of every kind, a few moves after their beginning; one is still open."""
    with Servers(tmp_path_factory.mktemp("playing")) as servers:
        tables = [
            new_table(servers.now, setup, "human", *more, private=private)
            for setup, more, private in (
                (INTRIGUE, [], False),
                (JOAN, [], True),
                (JOAN, ["open"], False),
            )
        ]
        for sitting in tables[:2]:
            player = Player(Screen(servers.url, sitting.table, sitting.keys[0]), 4)
            player.play_on(lambda p=player: p.steps >= 6)  # type: ignore[misc]
        yield Playing(servers, tables)


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,  # what fails once fails again
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_asked_of_a_table(case: Any, playing: Playing) -> None:
    turn = turn_of(case)
    for number, sitting in enumerate(playing.tables):
        case.path_parameters["table"] = sitting.table
        if "moment" in case.path_parameters and number:
            case.path_parameters["moment"] = number
        keys = [sitting.keys[0], sitting.invite, None]
        for key in keys if turn == 0 else [keys[(turn + number) % len(keys)]]:
            headers = {"Authorization": f"Bearer {key}"} if key else {}
            response = case.call(base_url=playing.servers.url(), headers=headers)
            case.validate_response(response, checks=CHECKS)
            assert b"Traceback" not in response.content
    assert '"level":"error"' not in playing.servers.log


turns: defaultdict[str, dict[str, int]] = defaultdict(dict)


def turn_of(case: Any) -> int:
    """Which case of its operation this is; the same when it is tried again.

    The first is asked with every key at every table, each later one with one key at each: whose
    it is changes from table to table and from case to case."""
    asked = (case.path_parameters, case.query, case.headers, case.cookies, case.body)
    seen = turns[case.operation.label]
    return seen.setdefault(repr(asked), len(seen))
