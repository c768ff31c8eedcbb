"""The round: seven phases in order, eighteen times, then the end of the game."""

from ...kernel.moves import Move
from ...kernel.steps import Step
from ..ids import (
    ACTIONS,
    CENSUS,
    DRAWING,
    EVENT,
    HOUR_GLASS,
    PLANNING,
    SCORING,
    SKIP,
    START_PLAYER,
    STRIKE,
)
from ..pieces.copy_on_write import without_item
from ..state import State
from ..steps import wrong_time_rule
from .act import begin_actions
from .census import Census
from .draw import begin_drawing
from .event import Event
from .plan import begin_planning
from .scoring import award_most_stations


class Round(Step[State]):
    """round.phases. The bottom of the stack: when a phase has nothing more to ask, the next
    one begins."""

    name = "round"

    def proceed(self, game: State) -> None:
        game.phase += 1
        if game.phase > START_PLAYER:
            game.phase = HOUR_GLASS
        game.push(Begin())
        announce_phase(game)


class Begin(Step[State]):
    """Begins the phase once the modules have had their say before it."""

    name = "begin"

    def proceed(self, game: State) -> None:
        game.pop()
        begin_phase(game, game.phase)


def announce_phase(game: State) -> None:
    """What a module pushes now lies above the phase, so it comes first."""
    for module in game.tables.modules:
        module.before_phase(game, game.phase)


def begin_phase(game: State, phase: int) -> None:
    if phase == HOUR_GLASS:
        turn_hour_glass(game)
    elif phase == CENSUS:
        game.push(Census(0))
    elif phase == DRAWING:
        begin_drawing(game)
    elif phase == PLANNING:
        begin_planning(game)
    elif phase == ACTIONS:
        begin_actions(game)
    elif phase == EVENT:
        game.push(Event(0, False))
    elif phase == START_PLAYER:
        pass_start_player(game)


def turn_hour_glass(game: State) -> None:
    """phase1.draw"""
    game.event = game.hour_glass[game.turned]
    game.turned += 1
    tile = game.tables.hour_glass[game.event]
    if tile.skips and game.turned < len(game.hour_glass):
        if game.events is not None:
            game.emit("skipped_tile", game.start, tile.rule, {"tile": tile.id})
        turn_hour_glass(game)
        return
    game.round += 1
    if game.events is not None:
        game.emit("round", game.start, tile.rule, {"round": game.round, "tile": tile.id})


def pass_start_player(game: State) -> None:
    """phase7.pass; after the last tile the game ends instead (end.when)."""
    if game.turned == len(game.hour_glass):
        award_most_stations(game)
        game.phase = SCORING
        game.steps.clear()
        if game.events is not None:
            game.emit("over", game.start, "end.when")
        return
    game.start = (game.start + 1) % game.tables.players


class Strike(Step[State]):
    """setup.exclude.turn: before round 1 each player in turn may strike a Place tile."""

    name = "strike"
    turn_rule = "setup.exclude.turn"

    def __init__(self, left: int) -> None:
        self.left = left

    def facts(self, game: State) -> dict[str, int | str]:
        return {"left": self.left}

    def seat(self, game: State) -> int:
        players = game.tables.players
        return (game.start + players - self.left % players) % players

    def seats(self, game: State) -> list[int]:
        return game.tables.only[self.seat(game)] if self.left else game.tables.nobody

    def proceed(self, game: State) -> None:
        game.pop()

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.strike[place] for place in game.tiles]
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != STRIKE:
            return wrong_time_rule(game, move)
        return "" if move.a in game.tiles else "setup.exclude.box"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.replace(Strike(self.left - 1))
        if move.kind == STRIKE:
            game.tiles = without_item(game.tiles, move.a)
            if game.events is not None:
                place = game.tables.places[move.a].id
                game.emit("struck", seat, "setup.exclude.box", {"place": place})
