"""The Traitor: one step ahead for oneself, one back for somebody who was ahead."""

from typing import Final

from ....kernel.moves import Move
from ...effects.base import Effect
from ...ids import FOLLOWERS, TRACK, TRACKS
from ...pieces.copy_on_write import with_item
from ...state import State
from ...steps import Ask, wrong_time_rule
from .bribing import aim
from .harm import Character, Facts, Harm

DEVELOPMENT: Final = TRACKS  # the track after those of the Followers


def track_name(track: int) -> str:
    return "development" if track == DEVELOPMENT else FOLLOWERS[track]


def position_on(game: State, seat: int, track: int) -> int:
    player = game.players[seat]
    return player.dev if track == DEVELOPMENT else player.tracks[track]


def shift(game: State, seat: int, track: int, by: int) -> None:
    """intrigue.traitor.no_bonus: nothing is received or given back for it."""
    player = game.players[seat]
    if track == DEVELOPMENT:
        player.dev += by
    else:
        player.tracks = with_item(player.tracks, track, player.tracks[track] + by)


class Traitor(Effect):
    """intrigue.traitor.advance"""

    def __init__(self) -> None:
        self.setbacks = [SetBack(track) for track in range(TRACKS + 1)]

    def parts(self) -> list[Effect]:
        return [*self.setbacks]

    def step_forbidden_by(self, game: State, seat: int, track: int) -> str:
        tables = game.tables
        last = tables.dev_last if track == DEVELOPMENT else tables.tracks[track].steps
        return "intrigue.traitor.advance" if position_on(game, seat, track) == last else ""

    def open(self, game: State, seat: int) -> list[int]:
        tracks = range(TRACKS + 1)
        return [track for track in tracks if not self.step_forbidden_by(game, seat, track)]

    def idle(self, game: State, seat: int) -> bool:
        return not self.open(game, seat)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        tracks = self.open(game, seat)
        if len(tracks) == 1:
            self.betray(game, seat, tracks[0], source)
        else:
            game.push(NameTrack(seat, self, source))

    def betray(self, game: State, seat: int, track: int, source: str) -> None:
        """intrigue.bribe.active_keeps: the own step is taken whatever the victim offers."""
        shift(game, seat, track, 1)
        if game.events is not None:
            game.emit("advanced", seat, source, {"track": track_name(track)})
        setback = self.setbacks[track]
        if not setback.idle(game, seat):
            setback.carry_out(game, seat, source)


class NameTrack(Ask):
    name = "name_track"

    def __init__(self, seat: int, traitor: Traitor, source: str) -> None:
        super().__init__(seat)
        self.traitor = traitor
        self.source = source

    def facts(self, game: State) -> Facts:
        return {"seat": self.seat, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        return [game.tables.moves.track[track] for track in self.traitor.open(game, seat)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != TRACK:
            return wrong_time_rule(game, move)
        return self.traitor.step_forbidden_by(game, seat, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        self.traitor.betray(game, seat, move.a, self.source)


class SetBack(Character):
    """intrigue.traitor.set_back: a rival who was ahead before the own step is level at least
    after it."""

    def __init__(self, track: int) -> None:
        self.track = track

    def details(self, game: State) -> Facts:
        return {"track": track_name(self.track)}

    def victim_forbidden_by(self, game: State, seat: int, victim: int) -> str:
        ahead = position_on(game, victim, self.track) >= position_on(game, seat, self.track)
        return "" if ahead else "intrigue.traitor.set_back"

    def victim_named(self, game: State, seat: int, victim: int, source: str) -> None:
        aim(game, seat, victim, StepBack(self.track), source)


class StepBack(Harm):
    def __init__(self, track: int) -> None:
        self.track = track

    def details(self, game: State) -> Facts:
        return {"track": track_name(self.track)}

    def strike(self, game: State, seat: int, victim: int, source: str) -> None:
        shift(game, victim, self.track, -1)
        if game.events is not None:
            game.emit("set_back", victim, source, self.details(game))
