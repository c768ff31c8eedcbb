"""What a move of an expansion touches on the table, for clients that know no expansion."""

from orleans import Setup, new
from orleans.classic.game import Classic
from orleans.classic.ids import KIND_NAMES, SEAT_NAMES
from orleans.text.games import asked_words
from orleans.text.modules import KEYS, TOUCHES, touched
from orleans.text.translator import Words
from tests.classic.modules.order_tables import may_deliver, orders_table
from tests.classic.modules.ti_events.tables import ti_table
from tests.classic.table import Table

# All whose moves touch something; Trade, which has no move of its own, bars Intrigue.
ALL = ("orders", "ti-events", "intrigue")


def touches_of(table: Table, seat: int = 0) -> dict[str, dict[str, str]]:
    game = table.game
    asked = asked_words(Words("en"), game, seat, ["Anna", "Ben"], game.view(seat))
    return {answer.move: answer.touches for answer in asked.choices}


def test_an_order_is_delivered_at_its_card() -> None:
    table = orders_table()
    assert may_deliver(table, "use scriptorium")
    assert touches_of(table) == {"deliver order_blois": {"card": "order_blois"}, "skip": {}}


def test_a_famine_takes_a_follower_where_it_lies() -> None:
    red = {"bag": "knight farmer", "market": "scholar monk", "spaces": {"ship": "- boatman -"}}
    touches = touches_of(ti_table("ti_d_famine", "2021", 2, red=red))
    assert touches["return ship.2"] == {"space": "ship.2"}
    assert touches["return monk market"] == {"follower": "monk"}


def test_whatever_is_touched_is_on_the_table() -> None:
    game = new(Setup(edition="bigbox", players=4, modules=list(ALL)), seed=1)
    assert isinstance(game, Classic)
    there = {
        "card": {card.id for card in Words("en").content.orders.order},
        "colour": set(SEAT_NAMES),
        "follower": set(KIND_NAMES),
        "space": set(game.tables.space_names),
    }
    met = set()
    for move in game.tables.vocabulary.moves:
        for touch, name in touched(move).items():
            assert name in there[touch], move
            met.add(move.kind)
    assert met == set(TOUCHES)
    assert set(TOUCHES) <= set(KEYS)
