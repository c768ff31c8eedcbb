"""What players without strategy do about Intrigue, and whole games of them."""

import random

import pytest

from orleans import Setup, new, record_of, verify_record
from orleans.bots import PLAYERS, play_out
from orleans.bots.levels import EasyBot
from orleans.classic.ai.marginal import rounds_left
from orleans.classic.ai.model import model_of

from ....kernel.play import any_move, decisions, fresh, midway, mixed_move
from ...conservation import check_pieces
from ...table import Table
from .plot import WAITS, every_count, sent

COMBINATIONS = ["bigbox+intrigue", "2021+intrigue", "bigbox+intrigue+ti-events+orders"]


def thought_of(table: Table, seat: str = "red") -> list[str]:
    """The moves that a player without strategy would consider."""
    number = ["red", "blue", "green", "yellow", "white"].index(seat)
    return [move.notation for move in table.game.candidates(number, table.game.legal(number))]


# ------------------------------------------------------------------- bribing


def test_victims_think_of_a_coin_or_nothing() -> None:
    blue = {"coins": 9, "goods": {"brocade": 3}, "bag": "monk", "spaces": WAITS}
    table = sent("hangman", blue=blue).play("red", "rival blue")
    assert thought_of(table, "blue") == ["done", "offer coin"]
    assert thought_of(table.play("blue", "offer coin"), "blue") == ["done"]


def test_victims_without_coins_keep_their_goods() -> None:
    blue = {"goods": {"brocade": 3}, "bag": "monk", "spaces": WAITS}
    table = sent("hangman", blue=blue).play("red", "rival blue")
    assert thought_of(table, "blue") == ["done"]


def test_a_bribe_below_what_the_victim_must_pay_anyway_is_declined() -> None:
    blue = {"coins": 9, "goods": {"wine": 1, "grain": 1}, "spaces": WAITS}
    for offers, thoughts in (
        (["offer coin"], ["decline blue"]),
        (["offer wine"], ["accept blue", "decline blue"]),
        (["offer grain"], ["decline blue"]),
        (["offer grain", "offer coin"], ["accept blue", "decline blue"]),
    ):
        table = sent("tax_collector", blue=blue).play("blue", *offers, "done")
        assert thought_of(table) == thoughts


def test_the_easy_player_offers_a_coin_at_most() -> None:
    blue = {"coins": 9, "goods": {"brocade": 3}, "tracks": {"knight": 3}, "spaces": WAITS}
    table = sent("traitor", blue=blue).play("red", "track knight", "rival blue")
    bot = EasyBot(1)
    clicks = []
    while table.pending == ["blue"] and table.asked == "offer":
        clicks.append(bot.choose(table.game, 1, table.game.legal(1)).notation)
        table.play("blue", clicks[-1])
    assert clicks in (["done"], ["offer coin", "done"])


def test_the_easy_player_takes_a_coin_for_sparing_somebody() -> None:
    blue = {"coins": 2, "bag": "monk", "spaces": WAITS}
    table = sent("hangman", round=6, blue=blue).play("red", "rival blue")
    table.play("blue", "offer coin", "done")
    assert EasyBot(1).choose(table.game, 0, table.game.legal(0)).notation == "accept blue"


# ------------------------------------------------------------------ choosing


def test_fraud_is_tried_where_it_pays() -> None:
    blue = {"goods": {"brocade": 1, "grain": 1}, "spaces": WAITS}
    table = sent("fraud", red={"goods": {"cheese": 1, "wool": 1}}, blue=blue, green={})
    assert thought_of(table) == ["rival blue"]
    table.play("red", "rival blue")
    assert thought_of(table) == ["spend cheese"]
    assert thought_of(table.play("red", "spend cheese")) == ["take brocade"]
    poor = sent("fraud", red={"goods": {"wool": 1}}, blue={"goods": {"grain": 1}, "spaces": WAITS})
    assert thought_of(poor) == ["skip"]


def test_nobody_burns_the_own_station_without_a_plan() -> None:
    here = {"stations": ["orleans"]}
    table = sent("arsonist", red=here, blue={**here, "spaces": WAITS})
    assert thought_of(table) == ["burn blue"]
    assert thought_of(sent("arsonist", red=here)) == ["skip"]


def test_nobody_hangs_where_the_bag_is_empty() -> None:
    table = sent("hangman", green={"bag": "monk"})
    assert thought_of(table) == ["rival green"]


def test_effects_are_worth_something() -> None:
    """What the easy player is told of them, in points. Not in the first rounds, when what was
    learned makes little of a coin and less of a Gear wheel."""
    table = sent(
        "kidnapper",
        round=6,
        red={"goods": {"grain": 1}},
        blue={"coins": 1, "goods": {"brocade": 1}, "merchant": "blois", "spaces": WAITS},
    )
    game = table.game
    model = model_of(game)
    weights = model.weights.judging[rounds_left(game)]
    worth = {
        deed.id: sum(
            effect.evaluate(game, 0, weights) for effect in [*value.rewards, *value.completion]
        )
        for deed, value in zip(game.tables.deeds, model.deeds, strict=True)
        if deed.id.startswith("intrigue")
    }
    assert len(worth) == 9
    assert all(0 < points < 20 for points in worth.values())


# ---------------------------------------------------------------- whole games


@every_count
@pytest.mark.parametrize("edition", COMBINATIONS)
def test_no_piece_is_lost_or_doubled(edition: str, players: int) -> None:
    games = [fresh(edition, players, "pieces"), midway(edition, players, "pieces")]
    for game, choose in zip(games, (any_move, mixed_move), strict=True):
        for _ in decisions(game, players, choose):
            check_pieces(game)
        check_pieces(game)


@every_count
def test_easy_players_come_to_an_end(players: int) -> None:
    setup = Setup(edition="bigbox", players=players, modules=["intrigue"])
    game = new(setup, seed=players, listen=False)
    bots = [PLAYERS["easy"](seat) for seat in range(players)]
    assert play_out(game, bots) < 18 * 60 * players
    assert game.over


def test_a_game_with_bribes_has_a_record_that_replays() -> None:
    setup = Setup(edition="bigbox", players=4, modules=["intrigue"])
    game = new(setup, seed="bribes")
    rng = random.Random(3)
    while not game.over:
        seat = rng.choice(game.pending)
        game.play(seat, mixed_move(game, seat, rng))
    moves = [move.notation for _, move in game.moves_played()]
    assert [move for move in moves if move.startswith(("accept", "decline"))]
    assert verify_record(record_of(game)).snapshot() == game.snapshot()


def test_every_character_strikes_in_random_games() -> None:
    struck: set[str] = set()
    wanted = {
        *("burnt", "kidnapped", "sabotaged", "stole_wheel", "set_back", "deactivated", "aimed"),
        *("bribe_offered", "bribe_accepted", "bribe_declined", "no_bribe", "harm_forgone"),
    }
    sources = {("handed", "fraud"), ("handed_coins", "tax_collector"), ("lost", "hangman")}
    wanted |= {f"{what} {character}" for what, character in sources | {("gave", "torturer")}}
    for seed in range(40):
        game = midway("bigbox+intrigue", 5, seed)
        game.listen()
        for _ in decisions(game, seed):
            for event in game.events or []:
                struck.add(event.what)
                struck.add(f"{event.what} {event.source.removeprefix('intrigue_')}")
        if wanted <= struck:
            return
    raise AssertionError(f"never seen: {sorted(wanted - struck)}")
