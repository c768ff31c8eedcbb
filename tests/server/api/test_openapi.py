"""The OpenAPI document says what is served: nothing more, nothing less."""

from __future__ import annotations

import json
import re
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from orleans.server.http.routes import OPERATIONS
from orleans.server.wire.openapi import document
from tests.server.running import Running

DOCUMENT = document(OPERATIONS)
SCHEMA = schemathesis.openapi.from_dict(json.loads(json.dumps(DOCUMENT)))


def test_every_operation_is_described_once() -> None:
    described = {
        (method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods
    }
    assert described == {(one.method, one.path) for one in OPERATIONS}
    assert len(described) == len(OPERATIONS)
    names = [one.handler.__name__ for one in OPERATIONS]
    assert len(set(names)) == len(names)


def test_every_reference_leads_somewhere() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    named = set(re.findall(r"#/components/schemas/([\w.-]+)", json.dumps(DOCUMENT)))
    assert named <= set(schemas)
    assert {"Failure", "NewTable", "TableState", "ClientMessage", "ServerMessage"} <= set(schemas)


def test_every_schema_is_one() -> None:
    for schema in DOCUMENT["components"]["schemas"].values():
        jsonschema_rs.meta.validate({**schema, "$schema": DRAFT})


DRAFT = "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_types_path_and_key_of_an_operation_are_those_of_its_row(operation: Any) -> None:
    described = DOCUMENT["paths"][operation.path][operation.method.lower()]
    in_path = {one["name"] for one in described["parameters"] if one["in"] == "path"}
    assert in_path == set(re.findall(r"\{(\w+)\}", operation.path))
    assert ("requestBody" in described) == operation.has_body
    assert ("security" in described) == (operation.who != "anyone")
    assert {str(operation.status), "400", "429", "500", "503"} <= set(described["responses"])


def test_it_is_served_as_it_is_made(server: Running) -> None:
    answer = server.get("/api/openapi.json")
    assert answer.status == 200 and answer.json == json.loads(json.dumps(DOCUMENT))


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,  # what fails once fails again
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_the_answer_is_as_described(case: Any, server: Running) -> None:
    checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
    response = case.call(base_url=server.url)
    case.validate_response(response, checks=checks)
    assert b"Traceback" not in response.content
