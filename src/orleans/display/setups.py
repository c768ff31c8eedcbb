"""What can be played, found out from the rules themselves: for forms and listings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from ..classic.modules import MODULES
from ..classic.setup.options import check_modules, clash, combinations
from ..classic.setup.options import check_options as check_classic
from ..content import Content
from ..games import EDITIONS, OPTIONS, Setup
from ..joan.setup.options import check_options as check_joan
from ..kernel.setup import Option, SetupError
from ..text.translator import Words

CHECKS: Final = {"classic": check_classic, "joan": check_joan}


# --------------------------------------------------------------------- modules


class Apart(NamedTuple):
    """Modules that exclude each other or, with an edition, that it does not take."""

    modules: list[str]
    rule: str
    edition: str = ""


def refused_in(content: Content, id: str) -> dict[str, str]:
    """The editions that do not take a module: the rule of each."""
    found: dict[str, str] = {}
    for edition in content.board.edition:
        try:
            check_modules(Setup(edition=edition.id, modules=[id]), edition)
        except SetupError as error:
            found[edition.id] = error.rule
    return found


def editions_of(content: Content, id: str) -> list[str]:
    refused = refused_in(content, id)
    return [edition.id for edition in content.board.edition if edition.id not in refused]


def excluding() -> Iterator[Apart]:
    """The pairs: whatever cannot be played together holds one of them."""
    known = list(MODULES)
    for at, other in enumerate(known):
        for one in known[:at]:
            rule = clash(MODULES[one], MODULES[other])
            if rule is not None:
                yield Apart([one, other], rule)


def not_taken(content: Content) -> list[Apart]:
    """By edition and rule: the modules that cannot be added."""
    found: dict[tuple[str, str], list[str]] = {}
    for id in MODULES:
        for edition, rule in refused_in(content, id).items():
            found.setdefault((edition, rule), []).append(id)
    return [Apart(modules, rule, edition) for (edition, rule), modules in found.items()]


def largest() -> list[list[str]]:
    """The combinations that no other one contains."""
    allowed = combinations()
    return [one for one in allowed if not any(set(one) < set(other) for other in allowed)]


# --------------------------------------------------------- editions and options


def player_counts(game: str, content: Content) -> Mapping[str, list[int]]:
    """By edition: how many may play."""
    if game == "joan":
        least, most = content.joan_sheet.setup.players
        return {EDITIONS[game]: list(range(least, most + 1))}
    return {edition.id: list(edition.players) for edition in content.board.edition}


class Offer(NamedTuple):
    """An option, and where it may be chosen. `rules` has one for each choice, where they have
    their own. `spans` are the least and the greatest number by number of players, None where
    there is no greatest."""

    name: str
    option: Option
    module: str
    editions: list[str]
    players: list[int]
    choices: list[str]
    rules: list[str]
    spans: dict[int, tuple[int, int | None]]


def offers(game: str, content: Content) -> list[Offer]:
    return [offer_of(game, name, option, content) for name, option in OPTIONS[game].items()]


def offer_of(game: str, name: str, option: Option, content: Content) -> Offer:
    modules = [id for id, module in MODULES.items() if name in module.options()]
    modules = modules if game == "classic" else []
    choices = choices_of(name, option, content)
    editions: dict[str, None] = {}
    spans: dict[int, tuple[int, int | None]] = {}
    for edition, counts in player_counts(game, content).items():
        for players in counts:
            span = span_of(name, players, content)
            chosen = {name: other_than_usual(option, choices, span)}
            if can_be_chosen(Setup(game, edition, players, modules, chosen), content):
                editions[edition] = None
                spans[players] = span
    numbers = spans if option.kind is int else {}
    rules = [level.rule for level in content.joan_solo.level] if name == "level" else []
    return Offer(
        name, option, "".join(modules), list(editions), sorted(spans), choices, rules, numbers
    )


def can_be_chosen(setup: Setup, content: Content) -> bool:
    try:
        CHECKS[setup.game](setup, content)
    except SetupError:
        return False
    return True


def other_than_usual(option: Option, choices: list[str], span: tuple[int, int | None]) -> Any:
    if option.kind is bool:
        return not option.default
    if option.kind is int:
        return span[0]
    other = next(choice for choice in choices if choice != option.default)
    return [other] if option.kind is list else other


def choices_of(name: str, option: Option, content: Content) -> list[str]:
    if name == "level":
        return [level.id for level in content.joan_solo.level]
    if name == "extra_tiles":
        return [tile.id for tile in content.places.place if tile.set == "main"]
    return list(option.choices)


def span_of(name: str, players: int, content: Content) -> tuple[int, int | None]:
    if name == "bank":
        return players * content.board.player_kit.coins, None
    return 0, players - 1


def edition_name(words: Words, edition: str) -> str:
    """A variant of a message may not be called by a number alone."""
    return words.say("edition-name", edition=f"in-{edition}", id=edition)
