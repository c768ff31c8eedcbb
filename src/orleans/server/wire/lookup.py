"""What can be looked up without a table, typed: rules, components, what a set-up form offers."""

from __future__ import annotations

from typing import Literal

from ...text.shapes import Named
from .messages import Plain, Reason


class RuleView(Plain, frozen=True):
    """A rule of the ledger. `editions` empty: in all; `same`: it repeats that rule; `option`: a
    table option switches it."""

    rule: str
    text: str
    sources: list[str]
    ruling: str
    editions: list[str]
    option: str
    same: str


class Rules(Plain, frozen=True):
    """`found` counts all, also those beyond the page."""

    rules: list[RuleView]
    found: int


class Value(Plain, frozen=True):
    """What a component shows. `provenance` is "" where the value is not the component's own;
    `reconstructed`: the official value is printed only on the component, so this one is ours."""

    label: str
    value: str
    field: str
    provenance: str
    provenance_text: str
    reconstructed: bool


class ComponentView(Plain, frozen=True):
    component: str
    game: str
    kind: str
    kind_text: str
    name: str
    values: list[Value]
    playable: bool
    note: str
    rules: list[RuleView]


class Components(Plain, frozen=True):
    """Some ids stand in both games."""

    components: list[ComponentView]


class ComponentRow(Plain, frozen=True):
    """A component in a list. `about` tells namesakes apart: an event's set and letter, a deed's
    board. `reconstructed`: at least one of its values is ours."""

    component: str
    game: str
    kind: str
    kind_text: str
    name: str
    about: str
    reconstructed: bool


class ComponentRows(Plain, frozen=True):
    components: list[ComponentRow]


# ------------------------------------------------------------------ set-up forms


class Span(Plain, frozen=True):
    """The numbers that an option takes with so many players."""

    players: int
    least: int
    most: int | None


OptionType = Literal["switch", "number", "one", "many"]


class OptionOffer(Plain, frozen=True):
    """A table option and where it may be chosen: in these editions, with so many players, with
    this module. `default` null: as the rules say. `many`: any number of the choices.
    `choice_rules` has the rule of each choice where `rule` does not tell of all."""

    option: str
    name: str
    type: OptionType
    default: bool | int | str | None
    rule: RuleView
    editions: list[str]
    players: list[int]
    module: str
    choices: list[Named]
    choice_rules: list[RuleView]
    spans: list[Span]


class EditionOffer(Plain, frozen=True):
    edition: str
    name: str
    players: list[int]
    modules: list[str]
    usual: bool


class ModuleOffer(Plain, frozen=True):
    """`rules` is how the ids of all its rules begin; `setup` are those about setting it up."""

    module: str
    name: str
    about: str
    editions: list[str]
    rules: str
    setup: list[RuleView]


class Clash(Plain, frozen=True):
    """Modules that exclude each other or, with an edition, that it does not take."""

    modules: list[str]
    edition: str
    rule: RuleView


class GameOffer(Plain, frozen=True):
    """`together` are all choices of modules that can be played."""

    game: str
    name: str
    editions: list[EditionOffer]
    modules: list[ModuleOffer]
    together: list[list[str]]
    clashes: list[Clash]
    options: list[OptionOffer]


class PlayerOffer(Plain, frozen=True):
    player: str
    about: str


class Setups(Plain, frozen=True):
    """Everything that a form for a new table needs; no combination that cannot be played."""

    games: list[GameOffer]
    players: list[PlayerOffer]


class Checked(Plain, frozen=True):
    ok: bool
    reason: Reason | None = None
