"""Ids are unique, and every id or rule that a row names exists."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from orleans.content.checks.entries import At, entries
from orleans.content.problems import Problem, known, shown
from orleans.content.provenance import BUILT_IN, STEMS
from orleans.content.schema import Classic, Game, Joan
from orleans.content.schema.row import Row, Table

Targets = Mapping[str, Collection[str]]
"""For each kind of reference the ids it may name."""


def classic_targets(game: Classic, rules: Collection[str]) -> Targets:
    board_places = _ids(game.board.board_place)
    places = _ids(game.places.place)
    all_ids = {row.id for _, row in entries(game) if isinstance(row, Row)}
    return {
        "rule": rules,
        "town": _ids(game.map.town),
        "board_place": board_places,
        "place": places,
        "any_place": board_places | places | _ids(game.invasion.support_place),
        "means": all_ids | {"craftsman track"},
        "deed_board": _ids(game.deeds.deed_board),
        "deed": _ids(game.deeds.deed),
        "tile": _ids(game.hourglass.tile),
        "tile_list": _ids(game.places.tile_list),
        "supply": _ids(game.board.supply),
        "scenario": _ids(game.solo.scenario),
        "character": _ids(game.invasion.character),
        "assembly_hall": _ids(game.deeds.assembly_hall),
    }


def joan_targets(game: Joan, rules: Collection[str]) -> Targets:
    return {
        "rule": rules,
        "town": _ids(game.joan_map.town),
        "part": _ids(game.joan_map.part),
        "yellow": _ids(game.joan_sheet.yellow),
        "solo_card": {card.card for card in game.joan_solo.solo_card},
    }


def _ids(rows: tuple[Row, ...]) -> set[str]:
    return {row.id for row in rows}


def check(game: Game, targets: Targets) -> Iterator[Problem]:
    yield from unique_ids(game)
    yield from known_levels(game)
    yield from dangling(game, targets)


def unique_ids(game: Game) -> Iterator[Problem]:
    """No two rows of a game share an id, nor two rows of a table their key."""
    seen: dict[object, At] = {}
    for at, row in entries(game):
        if at.row is None:
            continue
        key: object = row.id if isinstance(row, Row) else (at.file, at.table, row.label)
        if key in seen:
            other = seen[key]
            elsewhere = f"an id of its own (also in {other.file}.toml [[{other.table}]])"
            yield at.problem(" and ".join(row.KEY), "used twice", elsewhere)
        seen[key] = at


def known_levels(game: Game) -> Iterator[Problem]:
    """Every row says where it comes from, and its exceptions name fields that exist."""
    for at, row in entries(game):
        for stem in row.provenance:
            covered = (stem, *STEMS.get(stem, ()))
            if stem and not any(field in row.__struct_fields__ for field in covered):
                yield at.problem(f"{stem}_provenance", "without a field", "a field of this row")
        if "" not in row.provenance:
            yield at.problem("provenance", "missing", "one of " + ", ".join(BUILT_IN))


def dangling(game: Game, targets: Targets) -> Iterator[Problem]:
    """References to towns, places, rules … that do not exist."""
    for at, row in entries(game):
        for field, kind, name in references(row):
            if name not in targets[kind]:
                what = "the id of a " + kind.replace("_", " ")
                if kind == "rule":
                    what = "the id of a rule in the ledger"
                yield at.problem(field, shown(name), known(what, name, targets[kind]))


def places_without_rule(game: Classic, rules: Collection[str]) -> Iterator[Problem]:
    """A place tile's rule is found by its id."""
    for place in game.places.place:
        if f"place.{place.id}" not in rules:
            at = At("places", "place", place.id)
            yield at.problem("id", "without a rule", f"a rule place.{place.id} in the ledger")


def references(row: Table) -> Iterator[tuple[str, str, str]]:
    """What a row refers to: field, kind of reference, id."""
    for field, plan in _plan_of(type(row)):
        yield from _follow(getattr(row, field), plan, field)


# A plan says where in a value the references are: a kind, a list of plans, or fields with plans.
Each = tuple["Plan"]
Fields = list[tuple[str, "Plan"]]
Plan = str | Each | Fields


def _follow(value: object, plan: Plan, path: str) -> Iterator[tuple[str, str, str]]:
    if value is None:
        return
    if isinstance(plan, str):
        yield path, plan, str(value)
    elif isinstance(plan, tuple):
        assert isinstance(value, tuple)
        for index, item in enumerate(value):
            yield from _follow(item, plan[0], f"{path}[{index}]")
    else:
        for field, inner in plan:
            yield from _follow(getattr(value, field), inner, f"{path}.{field}")


_plans: dict[type[msgspec.Struct], Fields] = {}


def _plan_of(kind: type[msgspec.Struct]) -> Fields:
    if kind not in _plans:
        fields = _plans[kind] = []  # known before it is filled: an effect may hold effects
        for name, hint in get_type_hints(kind, include_extras=True).items():
            if name in kind.__struct_fields__ and (plan := _plan(hint)):
                fields.append((name, plan))
    return _plans[kind]


def _plan(hint: Any) -> Plan | None:
    """Reads the types themselves; msgspec's own description of them takes ten times as long."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _plan_of(hint)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        marks = [mark.extra["refers"] for mark in parts[1:] if mark.extra]
        return str(marks[0]) if marks else None
    if origin is tuple:
        inner = _plan(parts[0])
        return None if inner is None else (inner,)
    if origin in (Union, UnionType):
        plans = [plan for one in parts if (plan := _plan(one))]
        return plans[0] if plans else None
    return None
