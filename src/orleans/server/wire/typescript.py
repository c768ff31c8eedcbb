"""The types of the browser client, made from those that go over the network.

python -m orleans.server.wire.typescript > web/src/wire/types.ts
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ...analysis.odds import Odds
from ...table.commands import AnyCommand, Command
from . import help as wire_help
from . import lookup, messages

HEADER: Final = "// Made from those of the server by `python -m orleans.server.wire.typescript`.\n"
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}
WISHES: Final = (messages.Strict, Command)
"""What the client says may leave out whatever has a default; what it is told is always whole."""

NAMED: Final = {
    messages.Language: "Language",
    AnyCommand: "AnyCommand",
    messages.ClientMessage: "ClientMessage",
    messages.ServerMessage: "ServerMessage",
}
"""Choices that have a name of their own."""

MODULES: Final = (messages, wire_help, lookup)
ELSEWHERE: Final = (Odds,)
"""Answers that are typed where they are made."""

Struct = type[msgspec.Struct]


def typescript() -> str:
    interfaces = each_once(struct for struct in structs() if not struct.__subclasses__())
    named = [f"export type {name} = {of_type(kind)};\n" for kind, name in NAMED.items()]
    return "\n".join([HEADER, *interfaces, *named])


def each_once(structs: Iterable[Struct]) -> Iterable[str]:
    """Two modules may each have the same small thing, but no name may mean two."""
    found: dict[str, str] = {}
    for struct in structs:
        text = interface(struct)
        if found.setdefault(struct.__name__, text) != text:
            raise TypeError(f"there are two different {struct.__name__}")
    return found.values()


def structs() -> Iterator[Struct]:
    """Each after those that it speaks of."""
    seen: set[Struct] = set()
    for module in MODULES:
        for struct in vars(module).values():
            if isinstance(struct, type) and struct.__module__ == module.__name__:
                yield from with_parts(struct, seen)
    for struct in ELSEWHERE:
        yield from with_parts(struct, seen)


def with_parts(kind: Any, seen: set[Struct]) -> Iterator[Struct]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind in seen:
            return
        seen.add(kind)
        for part in get_type_hints(kind).values():
            yield from with_parts(part, seen)
        yield kind
    else:
        for part in get_args(kind):
            yield from with_parts(part, seen)


def interface(struct: Struct) -> str:
    fields = [f"  {tag_of(struct)}\n"] if struct.__struct_config__.tag else []
    hints = get_type_hints(struct)
    wish = issubclass(struct, WISHES)
    for field in msgspec.structs.fields(struct):
        mark = "?" if wish and not field.required else ""
        fields.append(f"  {field.encode_name}{mark}: {named_type(hints[field.name], wish)};\n")
    return f"{comment(struct)}export interface {struct.__name__} {{\n{''.join(fields)}}}\n"


def tag_of(struct: Struct) -> str:
    config = struct.__struct_config__
    return f"{config.tag_field}: {json.dumps(config.tag)};"


def comment(struct: Struct) -> str:
    text = inspect.cleandoc(struct.__dict__.get("__doc__") or "")
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def named_type(kind: Any, wish: bool = False) -> str:
    return NAMED.get(kind) or of_type(kind, wish)


def of_type(kind: Any, wish: bool = False) -> str:
    origin, parts = get_origin(kind), get_args(kind)
    if kind is None or kind is type(None):
        return "null"
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in parts)
    if origin in (list, tuple):
        inner = named_type(parts[0], wish)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{of_type(parts[0])}, {named_type(parts[1], wish)}>"
    if origin is Union or isinstance(kind, type(int | str)):
        return " | ".join(of_type(part, wish) for part in parts)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        partial = wish and not issubclass(kind, WISHES)
        return f"Partial<{kind.__name__}>" if partial else kind.__name__
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    print(typescript(), end="")
