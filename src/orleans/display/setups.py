"""What can be played, found out from the rules themselves: for forms and listings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ..classic.modules import MODULES
from ..classic.setup.options import check_modules, clash, combinations
from ..content import Content
from ..games import Setup
from ..kernel.setup import Option, SetupError
from ..text.translator import Words
from ..titles import title_of
from .forms import Span
from .parts import DISPLAYS

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
    return DISPLAYS.of(game).form.counts(content)


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
    spans: dict[int, Span]


def offers(game: str, content: Content) -> list[Offer]:
    options = title_of(game).options
    return [offer_of(game, name, option, content) for name, option in options.items()]


def offer_of(game: str, name: str, option: Option, content: Content) -> Offer:
    form = DISPLAYS.of(game).form
    modules = [id for id in form.modules if name in MODULES[id].options()]
    choices = form.choices(name, content) or list(option.choices)
    editions: dict[str, None] = {}
    spans: dict[int, Span] = {}
    for edition, counts in form.counts(content).items():
        for players in counts:
            span = form.span(name, players, content)
            chosen = {name: other_than_usual(option, choices, span)}
            if can_be_chosen(Setup(game, edition, players, modules, chosen), content):
                editions[edition] = None
                spans[players] = span
    return Offer(
        name=name,
        option=option,
        module="".join(modules),
        editions=list(editions),
        players=sorted(spans),
        choices=choices,
        rules=form.choice_rules(name, content),
        spans=spans if option.kind is int else {},
    )


def can_be_chosen(setup: Setup, content: Content) -> bool:
    try:
        DISPLAYS.of(setup.game).form.check(setup, content)
    except SetupError:
        return False
    return True


def other_than_usual(option: Option, choices: list[str], span: Span) -> Any:
    if option.kind is bool:
        return not option.default
    if option.kind is int:
        return span[0]
    other = next(choice for choice in choices if choice != option.default)
    return [other] if option.kind is list else other


def edition_name(words: Words, edition: str) -> str:
    """A variant of a message may not be called by a number alone."""
    return words.say("edition-name", edition=f"in-{edition}", id=edition)
