"""Every Place tile is of some use to somebody in ordinary play: none is out of reach.

Simple players play games in which most tiles are dealt out at the start. A tile counts as played
once its action was carried out, its ability made a difference, or it scored at the end.
"""

import random
from typing import Any, Final

from orleans import Setup, new
from orleans.bots import PLAYERS
from orleans.classic.game import Classic
from orleans.classic.ids import PLACE, SEAT_NAMES
from orleans.classic.pieces.development import status
from orleans.classic.pieces.spaces import may_stand
from orleans.kernel.events import Event
from orleans.kernel.moves import Move

GAMES: Final = 100
IN_THE_STACKS: Final = 12  # tiles left for the Ballroom to sell
ROUTE_OF: Final = {"ship.move": "_road", "wagon.move": "_water"}  # what the Drawbridge opens

# Abilities that an event tells of: what happened, and why.
TOLD: Final = {
    ("to_market", "place.statue"): "statue",
    ("paid", "place.vineyard"): "vineyard",
    ("handed", "place.prairie"): "prairie",
}

# A line of four stations on one river takes a plan that the simple players do not make, so the
# owner of this tile begins with three.
HEAD_START: Final[dict[str, dict[str, Any]]] = {
    "port": {"stations": ["briare", "orleans", "blois"], "merchant": "tours"},
}


def all_tiles() -> list[str]:
    tables = new(Setup(edition="bigbox", players=2), seed=1).tables
    return [tables.places[tile].id for tile in tables.tiles]


def dealt_game(seed: int) -> Classic:
    """All but some tiles dealt out at random."""
    players = 2 + seed % 4
    tiles = all_tiles()
    random.Random(seed).shuffle(tiles)
    position: dict[str, Any] = {"tiles": tiles[:IN_THE_STACKS]}
    for seat, name in enumerate(SEAT_NAMES[:players]):
        hand = tiles[IN_THE_STACKS + seat :: players]
        position[name] = {"tiles": hand}
        for tile in hand:
            position[name].update(HEAD_START.get(tile, {}))
    return new(Setup(edition="bigbox", players=players), seed=seed, position=position)


def tiles_played(seed: int) -> set[str]:
    """The tiles that made a difference in one game."""
    game = dealt_game(seed)
    kind = PLAYERS["random" if seed % 8 else "easy"]  # random games are a hundred times as fast
    bots = [kind(seed + seat) for seat in range(len(game.players))]
    played: set[str] = set()
    while game.steps:
        seat = game.pending[0]
        move = bots[seat].choose(game, seat, game.legal(seat))
        played |= tiles_behind_move(game, seat, move)
        for event in game.play(seat, move):
            played |= tiles_behind_event(event)
    return played | tiles_that_score(game)


def tiles_behind_move(game: Classic, seat: int, move: Move) -> set[str]:
    """Followers who stand in for others, and a step on another track."""
    if game.asked == "other_track":
        return set() if move.notation == "track boatman" else {"lock"}
    if move.kind != PLACE or may_stand(move.b, game.tables.asks[move.a], []):
        return set()
    return {
        game.tables.places[place].id
        for place in game.players[seat].places
        if may_stand(move.b, game.tables.asks[move.a], game.tables.substitutes[place])
    }


def tiles_behind_event(event: Event) -> set[str]:
    if event.what in ("action", "warded"):
        return {event.source}
    if event.what == "moved" and event.source in ROUTE_OF:
        bridged = str(event.facts["route"]).endswith(ROUTE_OF[event.source])
        return {"drawbridge"} if bridged else set()
    tile = TOLD.get((event.what, event.source))
    return {tile} if tile else set()


def tiles_that_score(game: Classic) -> set[str]:
    """At the end: points of their own, or a higher status for stations and Citizens."""
    found: set[str] = set()
    for seat, player in enumerate(game.players):
        raised = status(game, seat) - game.tables.dev_status[player.dev]
        for place in player.places:
            row = game.tables.places[place]
            if any(points.points(game, seat) for points in row.end_points):
                found.add(row.id)
            if row.status_plus and raised and player.built + player.citizens:
                found.add(row.id)
    return found


def test_every_place_tile_is_played_in_random_games() -> None:
    never = set(all_tiles())
    for seed in range(GAMES):
        never -= tiles_played(seed)
        if not never:
            return
    raise AssertionError(f"never played in {GAMES} games: {', '.join(sorted(never))}")
