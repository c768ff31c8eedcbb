"""The OpenAPI document, made from the operations: what it says is what is served."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec

import orleans

from ..http.operation import AnyOperation
from ..http.request import PATH, Asked
from . import messages as wire_messages

REF: Final = "#/components/schemas/{name}"
SECURITY: Final = {
    "key": {
        "type": "http",
        "scheme": "bearer",
        "description": "The key of a seat, of a player, or an invitation.",
    }
}


def document(operations: Sequence[AnyOperation]) -> dict[str, Any]:
    schemas, components = msgspec.json.schema_components(types_of(operations), ref_template=REF)
    by_type = dict(zip(map(repr, types_of(operations)), schemas, strict=True))
    paths: dict[str, Any] = {}
    for operation in operations:
        described = describe(operation, by_type)
        paths.setdefault(operation.path, {})[operation.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Orléans",
            "version": orleans.__version__,
            "description": "Tables over the network. The types of the WebSocket at "
            "/api/tables/{table}/socket are ClientMessage and ServerMessage.",
        },
        "paths": paths,
        "components": {
            "schemas": {**components, **messages(by_type)},
            "securitySchemes": SECURITY,
        },
    }


def messages(by_type: dict[str, Any]) -> dict[str, Any]:
    """The unions of the WebSocket, by their names."""
    return {
        "ClientMessage": by_type[repr(wire_messages.ClientMessage)],
        "ServerMessage": by_type[repr(wire_messages.ServerMessage)],
    }


def types_of(operations: Sequence[AnyOperation]) -> list[Any]:
    found: list[Any] = [
        wire_messages.Failure,
        wire_messages.ClientMessage,
        wire_messages.ServerMessage,
        *PATH.values(),
    ]
    for operation in operations:
        found += [operation.body, operation.answer]
        found += [field.type for field in msgspec.structs.fields(operation.query)]
    return list({repr(one): one for one in found}.values())


def describe(operation: AnyOperation, by_type: dict[str, Any]) -> dict[str, Any]:
    answer = {"schema": by_type[repr(operation.answer)]}
    described: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": operation.summary,
        "tags": [operation.path.removeprefix("/api").split("/")[1]],
        "parameters": [
            *path_parameters(operation, by_type),
            *query_parameters(operation.query, by_type),
        ],
        "responses": {
            str(operation.status): {
                "description": HTTPStatus(operation.status).phrase,
                "content": {operation.media: answer},
            },
            **failures(operation.codes, by_type),
        },
    }
    if operation.has_body:
        body = {"schema": by_type[repr(operation.body)]}
        described["requestBody"] = {"required": True, "content": {"application/json": body}}
    if operation.who != "anyone":
        # An empty requirement says that the key may be left out.
        optional: list[dict[str, Any]] = [] if operation.who == "seat" else [{}]
        described["security"] = [{"key": []}, *optional]
    return described


def failures(codes: Iterable[int], by_type: dict[str, Any]) -> dict[str, Any]:
    content = {"application/json": {"schema": by_type[repr(wire_messages.Failure)]}}
    return {
        str(code): {"description": HTTPStatus(code).phrase, "content": content} for code in codes
    }


def path_parameters(operation: AnyOperation, by_type: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": by_type[repr(PATH[name])]}
        for name in re.findall(r"\{(\w+)\}", operation.path)
    ]


def query_parameters(query: type[Asked], by_type: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for field in msgspec.structs.fields(query):
        schema = dict(by_type[repr(field.type)])
        if field.default not in (None, msgspec.NODEFAULT):
            schema["default"] = field.default
        found.append({"name": field.encode_name, "in": "query", "schema": schema})
    return found
