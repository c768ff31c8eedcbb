"""Which modules go together: what may be set up can be played to its end, the rest is refused."""

import json
from collections.abc import Iterator
from itertools import combinations as choices

import pytest

from orleans import Setup, SetupError, new, record_of, verify_record
from orleans.classic.game import Classic
from orleans.classic.module import Module
from orleans.classic.modules import MODULES
from orleans.classic.modules.orders.state import orders_of
from orleans.classic.setup.options import combinations

from ...kernel.play import decisions
from ...rules import rule
from ..conservation import check_pieces

EDITIONS = ("2021", "bigbox")
ALLOWED = [tuple(chosen) for chosen in combinations() if chosen]
GAMES = [
    (edition, 2 + (at + shift) % 4, modules)
    for shift, edition in enumerate(EDITIONS)
    for at, modules in enumerate(ALLOWED)
]


def refusal(edition: str, *modules: str) -> str | None:
    """The rule that forbids to set these modules up, None if nothing does."""
    try:
        new(Setup(edition=edition, players=3, modules=modules), seed=1)
    except SetupError as error:
        return error.rule
    return None


# ------------------------------------------------------------------- what is allowed


@pytest.mark.parametrize("edition", EDITIONS)
@rule("orders.module_optional", "trade.setup.one_board")
def test_everything_goes_together_but_two_boards_of_deeds(edition: str) -> None:
    for size in range(1, len(MODULES) + 1):
        for chosen in choices(MODULES, size):
            two_boards = {"trade", "intrigue"} <= set(chosen)
            assert refusal(edition, *chosen) == ("trade.setup.one_board" if two_boards else None)
            assert (chosen in ALLOWED) != two_boards


@rule("orders.module_optional")
def test_orders_alone_leave_events_and_deeds_as_they_are() -> None:
    for edition in EDITIONS:
        game = new(Setup(edition=edition, players=2, modules=["orders"]), seed=1)
        plain = new(Setup(edition=edition, players=2), seed=1)
        assert len(game.view(0)["modules"]["orders"]["display"]) == 5
        assert game.view(0)["deeds"] == plain.view(0)["deeds"]
        assert game.hour_glass == plain.hour_glass


@rule("trade.setup.one_board")
def test_the_order_in_which_boards_are_named_does_not_matter() -> None:
    assert refusal("2021", "trade", "intrigue") == "trade.setup.one_board"
    assert refusal("2021", "intrigue", "orders", "trade") == "trade.setup.one_board"
    one = new(Setup(edition="2021", players=2, modules=["trade", "orders"]), seed=1)
    other = new(Setup(edition="2021", players=2, modules=["orders", "trade"]), seed=1)
    assert one.snapshot() == other.snapshot()


@rule("setup.modules.edition")
def test_modules_belong_to_the_newer_editions() -> None:
    for id in MODULES:
        assert refusal("2014", id) == "setup.modules.edition"
        for edition in EDITIONS:
            assert refusal(edition, id) is None
    assert refusal("2014") is None
    assert refusal("2021", "dragons") == "setup.modules.edition"
    assert refusal("2021", "trade", "trade") == "setup.modules.edition"


class Scenario(Module):
    """Stands for the scenarios, which are still to come."""

    id = "a_scenario"
    alone_rule = "setup.modules.edition"


class OwnBoard(Module):
    """Stands for a module with deeds and events of its own."""

    id = "a_board"
    deed_board = "board_base"
    hour_glass_set = "base_abc"
    one_board_rule = "trade.setup.one_board"


@pytest.fixture
def to_come() -> Iterator[None]:
    MODULES["a_scenario"], MODULES["a_board"] = Scenario(), OwnBoard()
    yield
    del MODULES["a_scenario"], MODULES["a_board"]


@rule("orders.module_scope")
def test_orders_are_not_added_to_a_scenario(to_come: None) -> None:
    assert refusal("bigbox", "a_scenario") is None
    assert refusal("bigbox", "a_scenario", "orders") == "orders.module_scope"
    assert refusal("bigbox", "orders", "a_scenario") == "orders.module_scope"
    assert refusal("bigbox", "a_scenario", "trade") == "setup.modules.edition"
    assert refusal("bigbox", "duel", "orders") is not None


@rule("orders.module_scope", "trade.setup.one_board")
def test_a_module_with_a_board_of_its_own_takes_orders_but_no_other_board(to_come: None) -> None:
    assert refusal("bigbox", "orders", "a_board") is None
    for other in ("trade", "intrigue", "ti-events"):
        assert refusal("bigbox", "a_board", other) == "trade.setup.one_board"


# ------------------------------------------------------------------------- it plays


@pytest.mark.parametrize("edition, players, modules", GAMES)
@rule("orders.module_optional")
def test_every_combination_is_played_to_its_end(
    edition: str, players: int, modules: tuple[str, ...]
) -> None:
    setup = Setup(edition=edition, players=players, modules=modules)
    game = new(setup, seed="together", listen=False)
    for at, (seat, _) in enumerate(decisions(game, players)):
        if at % 20 == 0:
            check_pieces(game)
            check_cards(game)
            imagined = game.imagine(seat, str(at))
            assert json.dumps(imagined.view(seat)) == json.dumps(game.view(seat))
    assert game.turned == len(game.hour_glass)
    check_pieces(game)
    assert verify_record(record_of(game)).snapshot() == game.snapshot()


def check_cards(game: Classic) -> None:
    if "orders" in game.setup.modules:
        orders = orders_of(game)
        cards = [*orders.display, *orders.pile]
        for taken in orders.taken:
            cards += taken
        assert sorted(cards) == list(range(23))
