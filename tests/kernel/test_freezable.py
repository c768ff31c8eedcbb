"""What the state of a game is made of can be written down, whatever it is."""

import typing
from typing import Any

import pytest

import orleans
from orleans import Setup, new
from orleans.games import freeze, shared_by_all
from orleans.kernel.freezable import Freezable
from orleans.kernel.freezing import fields_of, freezables, pack, unpack
from orleans.kernel.game import Game
from orleans.kernel.searchable import Searchable
from orleans.kernel.setup import Setup as AnySetup
from orleans.kernel.steps import Step

from ..joan import play as joan
from .ice import thawed
from .play import FIXED, decisions, fresh, midway

ABSTRACT = {"Ask", "AskGood", "AskOffer", "Step"}
NEVER_WAITED_ON = {"Begin"}  # it is replaced as soon as nothing lies above it


def engine_kinds() -> list[type[Freezable]]:
    return [kind for kind in freezables(Freezable) if kind.__module__.startswith("orleans.")]


def test_the_random_games_freeze_every_kind_of_step() -> None:
    """The laws are worth as much as the games that they are checked on."""
    kinds = {kind for kind in engine_kinds() if issubclass(kind, Step)}
    missing = {kind for kind in kinds if kind.__name__ not in ABSTRACT | NEVER_WAITED_ON}
    for seed in range(20):
        for game in games_of_all_kinds(seed):
            play = joan.decisions if game.setup.game == "joan" else decisions
            for _ in play(game, seed):
                if not missing.isdisjoint([type(step) for step in game.steps]):
                    thawed(game)
                    missing -= {type(step) for step in game.steps}
            if not missing:
                return
    assert missing == set()


def games_of_all_kinds(seed: int) -> typing.Iterator[Any]:
    yield joan.midway(2, {}, seed)
    yield fresh("2014", 3, seed, strike_tiles=True)
    for edition, players in FIXED:
        yield midway(edition, players, seed)


@pytest.mark.skipif(orleans.compiled(), reason="compiled constructors demand the true types")
def test_whatever_is_freezable_holds_what_its_constructor_takes() -> None:
    for kind in engine_kinds():
        if not issubclass(kind, Game):
            values = {field: object() for field in fields_of(kind)}
            thing = kind(**values)
            assert {field: getattr(thing, field) for field in values} == values, kind


@pytest.mark.skipif(orleans.compiled(), reason="compiled constructors do not tell their types")
def test_whatever_is_freezable_holds_only_what_can_be_written() -> None:
    """Numbers, texts, lists, its like, or what the tables of some set-up hold."""
    found = {bool, int, str, list, type(None)}
    for modules in (["orders", "trade"], ["intrigue", "ti-events"]):
        game = new(Setup(modules=modules))
        found |= {
            type(thing)
            for thing in (*shared_by_all(game.setup, game.tables), game.chance, game.played)
        }
    found |= {type(new(Setup("joan")).tables), AnySetup}
    for kind in engine_kinds():
        if fields_of(kind) and kind not in (Game, Searchable):  # games have their own
            for field, hint in typing.get_type_hints(kind.__init__).items():
                for leaf in leaves(hint):
                    known = issubclass(leaf, Freezable) or any(issubclass(k, leaf) for k in found)
                    assert known, f"{kind.__name__}.{field}: {leaf}"


def leaves(hint: Any) -> list[type]:
    """list[int] | None consists of list, int and None."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if isinstance(origin, type) and issubclass(origin, Freezable):
        return [origin]  # Step[Any] is a Step
    found = [origin] if origin is list else [] if inner else [hint]
    return [*found, *(leaf for part in inner for leaf in leaves(part))]


def test_numbers_of_any_size_are_kept() -> None:
    numbers = [0, -1, 1 << 40, (1 << 64) - 1, 1 << 64, (1 << 200) + 5, [[1 << 99, 3]]]
    assert unpack(pack(numbers, {}), []) == numbers


def test_what_belongs_to_no_table_is_an_error_of_the_programmer() -> None:
    game = fresh("2021", 2, "strange")
    game.steps.append(Strange(object()))
    with pytest.raises(TypeError, match="belongs to no table"):
        freeze(game)


class Strange(Step[Any]):
    def __init__(self, thing: object) -> None:
        self.thing = thing
