"""The set-ups that tests go through: made from the modules there are, so that a new one is met by
all tests without standing in a list of theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from orleans import Setup, SetupError
from orleans.classic.modules import MODULES
from orleans.games import tables_for

COUNTS = (4, 3, 2, 1, 5)


def module_sets() -> list[list[str]]:
    """As few sets as have every module in one of them: each takes whatever goes with the rest."""
    found: list[list[str]] = []
    for module in MODULES:
        if not any(module in chosen for chosen in found):
            chosen = [module]
            for other in MODULES:
                if other != module and players_of([*chosen, other]):
                    chosen.append(other)
            found.append([id for id in MODULES if id in chosen])
    return found


def players_of(modules: Sequence[str]) -> list[int]:
    """How many may play with these."""
    return [players for players in COUNTS if can_play(players, modules)]


def can_play(players: int, modules: Sequence[str]) -> bool:
    try:
        tables_for(Setup(players=players, modules=modules))
    except SetupError:
        return False
    return True


def varied() -> Iterator[tuple[str, Setup]]:
    """With a name for each: every module, and both games in their usual sizes."""
    yield "2014", Setup(edition="2014", players=2)
    yield "2014+strike", Setup(edition="2014", players=3, options={"strike_tiles": True})
    for modules in module_sets():
        yield "+".join(modules), Setup(players=players_of(modules)[0], modules=modules)
    yield "joan", Setup(game="joan", players=4)
    yield "joan solo", Setup(game="joan", players=1, options={"level": "challenge"})


VARIED: dict[str, Setup] = dict(varied())
