"""Recruiting: a Follower from the supply, a step on its track, what the new space shows."""

from ...kernel.moves import Move
from ..ids import EMPTY, FOLLOWERS, MONK, OTHER_TRACK, RECRUIT, TRACK, TRACKS
from ..pieces.coins import gain_coins
from ..pieces.copy_on_write import with_item
from ..pieces.development import develop, take_citizen
from ..pieces.goods import gain_good
from ..state import State
from ..steps import Ask, wrong_time_rule
from ..tables import Track
from .expand import offer_tile
from .recruits import gain_follower


def recruit_forbidden_by(game: State, seat: int, follower_type: int) -> str:
    tables = game.tables
    if game.event >= 0 and tables.hour_glass[game.event].bans == follower_type:
        return tables.hour_glass[game.event].rule
    if game.supply[follower_type] == 0:
        return "recruit.supply"
    if follower_type == MONK:
        return ""
    # Asked at every turn for every Place that recruits, so the usual answer comes first.
    track = tables.tracks[follower_type]
    if game.players[seat].tracks[follower_type] < track.steps and not (track.goods or track.wheels):
        return ""
    return step_forbidden_by(game, seat, follower_type)


def step_forbidden_by(game: State, seat: int, follower_type: int) -> str:
    """Why a marker cannot take a step on its track."""
    tables = game.tables
    track = tables.tracks[follower_type]
    step = game.players[seat].tracks[follower_type]
    if step == track.steps:
        return "recruit.last"
    if tables.recruit_needs_bonus and bonus_missing(game, track, step):
        return "recruit.bonus"
    return ""


def bonus_missing(game: State, track: Track, step: int) -> bool:
    """Whether the next space shows a good or Gear wheel that has run out."""
    if track.goods and game.goods[track.goods[step]] == 0:
        return True
    return bool(track.wheels) and game.wheels < track.wheels[step]


def recruit(game: State, seat: int, follower_type: int, source: str) -> None:
    """recruit.steps"""
    gain_follower(game, seat, follower_type, source)
    if follower_type == MONK:
        return
    if follower_type == game.tables.other_track_for and other_tracks(game, seat, follower_type):
        game.push(OtherTrack(seat, follower_type))
    else:
        step_on(game, seat, follower_type)


def other_tracks(game: State, seat: int, follower_type: int) -> list[int]:
    """place.lock: the tracks where a step may be taken instead of the Follower's own."""
    if not game.players[seat].abilities & OTHER_TRACK:
        return []
    return [t for t in range(TRACKS) if t != follower_type and not step_forbidden_by(game, seat, t)]


def step_on(game: State, seat: int, follower_type: int) -> None:
    """One step along a track, with what the space reached shows."""
    player = game.players[seat]
    player.tracks = with_item(player.tracks, follower_type, player.tracks[follower_type] + 1)
    reward(game, seat, follower_type)


def reward(game: State, seat: int, follower_type: int) -> None:
    """What the space of a track shows where the marker stands."""
    track = game.tables.tracks[follower_type]
    step = game.players[seat].tracks[follower_type]
    source = FOLLOWERS[follower_type]
    if track.goods:
        gain_good(game, seat, track.goods[step - 1], source)
    if track.coins:
        gain_coins(game, seat, track.coins[step - 1], source)
    if track.wheels:
        gain_wheels(game, seat, track.wheels[step - 1], source)
    if track.dev:
        develop(game, seat, track.dev[step - 1], source)
    if track.citizen_at == step and track.citizen != EMPTY:
        take_citizen(game, seat, track.citizen)
    if track.tiles and track.tiles[step - 1]:
        offer_tile(game, seat, 2 if step >= track.second_category_from else 1, source)


def gain_wheels(game: State, seat: int, count: int, source: str) -> None:
    count = min(count, game.wheels)
    game.wheels -= count
    game.players[seat].wheels += count
    if count and game.events is not None:
        game.emit("wheel", seat, source, {"amount": count})


class Recruit(Ask):
    """village.choice: which of several types to recruit."""

    name = "recruit"

    def __init__(self, seat: int, types: list[int], source: str) -> None:
        super().__init__(seat)
        self.types = types
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves.recruit
        return [
            moves[follower_type]
            for follower_type in self.types
            if not recruit_forbidden_by(game, seat, follower_type)
        ]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != RECRUIT:
            return wrong_time_rule(game, move)
        if move.a not in self.types:
            return "village.choice"
        return recruit_forbidden_by(game, seat, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        recruit(game, seat, move.a, self.source)


class OtherTrack(Ask):
    """place.lock: the Follower is recruited, the step may be taken on another track."""

    name = "other_track"

    def __init__(self, seat: int, follower_type: int) -> None:
        super().__init__(seat)
        self.follower_type = follower_type

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "follower": FOLLOWERS[self.follower_type]}

    def legal(self, game: State, seat: int) -> list[Move]:
        track = game.tables.moves.track
        types = sorted([self.follower_type, *other_tracks(game, seat, self.follower_type)])
        return [track[follower_type] for follower_type in types]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        """place.lock.bonus, place.lock.tracks"""
        if move.kind != TRACK:
            return wrong_time_rule(game, move)
        if move.a == self.follower_type:
            return ""
        rule = step_forbidden_by(game, seat, move.a) if move.a < TRACKS else "recruit.last"
        return "place.lock.tracks" if rule == "recruit.last" else rule

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        step_on(game, seat, move.a)
