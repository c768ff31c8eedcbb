"""Orders beside modules that are not there yet: what they may rely on, shown with made-up ones."""

from collections.abc import Iterator

import pytest

from orleans.classic.effects.hour_glass import HarvestTile
from orleans.classic.module import Module
from orleans.classic.modules import MODULES
from orleans.classic.state import State
from orleans.games import cached_tables

from ...rules import rule
from .order_tables import GOODS, orders_table, view_of

ALMS = HarvestTile(1, 3, False)  # one food, or 3 coins for it
WITH_GRAIN = {**GOODS, "grain": 1}


class Alms(Module):
    """On the own turn, after an action, but no action itself: food or coins are given away."""

    id = "alms"

    def after_action(self, game: State, seat: int, place: int) -> None:
        ALMS.happen(game, seat, "event.all")


class NobodyTravels(Module):
    """All Merchants stay where they are this round."""

    id = "nobody_travels"
    bars = True

    def bars_action(self, game: State, seat: int, owner: int, place: int) -> str:
        return "travel.mustmove" if game.tables.places[place].id in ("ship", "wagon") else ""


def registered(modules: dict[str, Module]) -> Iterator[None]:
    real = dict(MODULES)
    MODULES.clear()
    MODULES.update(modules)
    cached_tables.cache_clear()
    yield
    MODULES.clear()
    MODULES.update(real)
    cached_tables.cache_clear()


MADE_UP: dict[str, Module] = {"alms": Alms(), "nobody_travels": NobodyTravels()}


@pytest.fixture
def asked_before_orders() -> Iterator[None]:
    """Modules that come later put their questions on top."""
    yield from registered({**MODULES, **MADE_UP})


@pytest.fixture
def asked_after_orders() -> Iterator[None]:
    yield from registered({**MADE_UP, **MODULES})


@rule("orders.plague_separate_goods")
def test_a_good_given_away_is_not_there_for_the_order(asked_before_orders: None) -> None:
    table = orders_table(modules=("alms",))
    table.play("red", "use scriptorium")
    assert table.asked == "harvest"
    kept = table.game.copy()
    kept.play(0, kept.parse("coins"))
    assert kept.asked == "deliver"
    table.play("red", "food cheese")
    assert table.asked != "deliver" and table.goods("red") == {"wine": 1}


@rule("orders.plague_separate_goods")
def test_delivered_goods_pay_for_nothing_else(asked_after_orders: None) -> None:
    table = orders_table(modules=("alms",), red={"goods": WITH_GRAIN})
    table.play("red", "use scriptorium", "deliver order_blois")
    assert table.asked == "harvest"
    assert table.legal("red") == ["food grain", "coins"]
    assert table.refusal("red", "food cheese") != ""


@rule("orders.plague_indulgence_first")
def test_what_the_turn_still_offers_may_be_used_after_a_delivery(asked_after_orders: None) -> None:
    table = orders_table(
        modules=("alms",),
        red={
            "goods": WITH_GRAIN,
            "spaces": {"scriptorium": "knight scholar", "farm_house": "boatman craftsman"},
        },
        blue={"spaces": {"scriptorium": "knight scholar"}},
    )
    table.play("red", "use scriptorium", "deliver order_blois")
    assert (table.asked, table.pending) == ("harvest", ["red"])
    table.play("red", "coins")
    assert table.red.coins == 2 and table.pending == ["blue"]
    assert table.refusal("red", "coins") == "action.pass"


@rule("orders.plague_curfew")
def test_a_ban_on_moving_is_no_ban_on_delivering(asked_before_orders: None) -> None:
    ready = {"scriptorium": "knight scholar", "ship": "farmer boatman knight"}
    table = orders_table(modules=("nobody_travels",), red={"spaces": ready})
    assert table.refusal("red", "use ship") == "travel.mustmove"
    table.play("red", "use scriptorium", "deliver order_blois")
    assert view_of(table)["taken"][0] == ["order_blois"]
