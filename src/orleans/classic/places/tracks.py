"""What the tracks bring without recruiting: Farm, Lair, Opera, Observatory, Goldsmith."""

from ...kernel.moves import Move
from ..decisions.expand import tiles_open
from ..decisions.recruit import reward, step_on
from ..effects.base import Effect
from ..ids import FOLLOWERS, TRACK
from ..pieces.development import develop
from ..state import State
from ..steps import Ask, wrong_time_rule


def bonus_forbidden_by(game: State, seat: int, follower_type: int) -> str:
    """Why the space where a marker stands has nothing to give (place.lair.none)."""
    track = game.tables.tracks[follower_type]
    player = game.players[seat]
    step = player.tracks[follower_type]
    if step == 0:
        return "action.effect"
    if track.goods:
        return "" if game.goods[track.goods[step - 1]] else "supply.block"
    if track.wheels:
        return "" if game.wheels and track.wheels[step - 1] else "supply.block"
    if track.tiles and track.tiles[step - 1]:
        category = 2 if step >= track.second_category_from else 1
        return "" if tiles_open(game, category) else "action.effect"
    if track.coins and track.coins[step - 1]:
        return ""
    if track.dev and track.dev[step - 1] and player.dev < game.tables.dev_last:
        return ""
    if track.citizen_at == step and game.citizens & (1 << track.citizen):
        return ""
    return "action.effect"


class TrackBonus(Effect):
    """The bonus of the own space on one of these tracks, once more."""

    def __init__(self, types: list[int], none: str) -> None:
        self.types = types
        self.none = none  # the rule that leaves out tracks without a bonus

    def open(self, game: State, seat: int) -> list[int]:
        return [
            follower_type
            for follower_type in self.types
            if not bonus_forbidden_by(game, seat, follower_type)
        ]

    def forbidden_by(self, game: State, seat: int) -> str:
        if len(self.types) == 1:
            return self.track_forbidden_by(game, seat, self.types[0])
        return "" if self.open(game, seat) else self.none

    def track_forbidden_by(self, game: State, seat: int, follower_type: int) -> str:
        """place.lair.none, or what its bonus would need."""
        rule = (
            bonus_forbidden_by(game, seat, follower_type)
            if follower_type in self.types
            else self.none
        )
        return self.none if rule == "action.effect" else rule

    def carry_out(self, game: State, seat: int, source: str) -> None:
        is_open = self.open(game, seat)
        if len(is_open) == 1:
            self.give(game, seat, is_open[0], source)
        else:
            game.push(ChooseBonus(seat, self, source))

    def give(self, game: State, seat: int, follower_type: int, source: str) -> None:
        if game.events is not None:
            game.emit("bonus_again", seat, source, {"track": FOLLOWERS[follower_type]})
        reward(game, seat, follower_type)


class ChooseBonus(Ask):
    """place.lair: which of the tracks."""

    name = "choose_bonus"

    def __init__(self, seat: int, effect: TrackBonus, source: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        return [
            game.tables.moves.track[follower_type] for follower_type in self.effect.open(game, seat)
        ]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != TRACK:
            return wrong_time_rule(game, move)
        return self.effect.track_forbidden_by(game, seat, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        self.effect.give(game, seat, move.a, self.source)


class StepWithoutFollower(Effect):
    """place.opera: a step on a track while the supply has none of a type."""

    def __init__(self, follower_type: int, exhausted: int, rule: str) -> None:
        self.follower_type = follower_type
        self.exhausted = exhausted
        self.rule = rule

    def forbidden_by(self, game: State, seat: int) -> str:
        return self.rule if game.supply[self.exhausted] else ""

    def idle(self, game: State, seat: int) -> bool:
        at_end = (
            game.players[seat].tracks[self.follower_type]
            == game.tables.tracks[self.follower_type].steps
        )
        return at_end and bool(bonus_forbidden_by(game, seat, self.follower_type))

    def carry_out(self, game: State, seat: int, source: str) -> None:
        """place.opera.last: at the end the marker stays and the space gives its bonus again."""
        if (
            game.players[seat].tracks[self.follower_type]
            == game.tables.tracks[self.follower_type].steps
        ):
            reward(game, seat, self.follower_type)
        else:
            step_on(game, seat, self.follower_type)


def next_star(game: State, seat: int) -> int:
    """The next space where the status rises, or -1."""
    for space in game.tables.stars:
        if space > game.players[seat].dev:
            return space
    return -1


class ToNextStar(Effect):
    """place.observatory: what lies on the way is not received."""

    def forbidden_by(self, game: State, seat: int) -> str:
        return "" if next_star(game, seat) >= 0 else "place.observatory.end"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        player = game.players[seat]
        points = next_star(game, seat) - player.dev
        player.dev += points
        if game.events is not None:
            game.emit("development", seat, source, {"amount": points})


class DevelopPerStation(Effect):
    """place.goldsmith"""

    def __init__(self, each: int) -> None:
        self.each = each

    def forbidden_by(self, game: State, seat: int) -> str:
        return "" if game.players[seat].built else "place.goldsmith"

    def idle(self, game: State, seat: int) -> bool:
        return game.players[seat].dev == game.tables.dev_last

    def carry_out(self, game: State, seat: int, source: str) -> None:
        develop(game, seat, self.each * game.players[seat].built, source)
