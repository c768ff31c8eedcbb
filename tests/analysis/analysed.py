"""Games that are short enough to be analysed in a test."""

from typing import Any

import orleans
from orleans import Record, record_of
from orleans.analysis.judgement import Effort
from orleans.bots.random_bot import RandomBot
from orleans.games import AnyGame

LITTLE = Effort(rollouts=60, worlds=12, redraws=8)

CASTLE = "farmer boatman trader*"
LAST_ROUND: dict[str, Any] = {
    "edition": "2021",
    "players": 2,
    "round": 18,
    "phase": "planning",
    "start": "red",
    "red": {"market": "farmer boatman craftsman scholar knight", "merchant": "blois"},
    "blue": {"market": CASTLE},
}


def played_on(game: AnyGame, *moves: str) -> Record:
    """These moves, `0 done`, and then anything to the end."""
    for text in moves:
        seat, _, notation = text.partition(" ")
        game.play(int(seat), game.parse(notation))
    bots = [RandomBot(seat) for seat in range(game.setup.players)]
    while not game.over:
        next_seat = game.pending[0]
        move = bots[next_seat].choose(game, next_seat, game.legal(next_seat))
        game.play(next_seat, move)
    return record_of(game)


def last_round(*moves: str) -> Record:
    return played_on(orleans.new(None, "last", LAST_ROUND), *moves)
