"""The Bathhouse: draw Followers from the bag and place some of them at once."""

from ...kernel.moves import Move
from ..effects.base import Effect
from ..ids import EMPTY, KIND_NAMES, KINDS, PLACE
from ..phases.draw import kinds_named
from ..phases.placement import place_forbidden_by
from ..pieces.copy_on_write import without_item
from ..pieces.spaces import fill
from ..player import Player
from ..state import State
from ..steps import Ask, wrong_time_rule


class DrawAndPlace(Effect):
    def __init__(self, place: int, draw: int, put: int) -> None:
        self.place = place
        self.draw = draw
        self.put = put

    def forbidden_by(self, game: State, seat: int) -> str:
        """place.bathhouse.bag"""
        return "" if game.players[seat].bag_size() else game.tables.places[self.place].rule

    def carry_out(self, game: State, seat: int, source: str) -> None:
        drawn = draw_openly(game, seat, self.draw, source)
        rule = game.tables.places[self.place].rule
        game.push(PlaceDrawn(seat, self.place, drawn, self.put, rule, f"{rule}.forced"))


def draw_openly(game: State, seat: int, count: int, source: str) -> list[int]:
    """So many from the bag, or all there are; they are in the hand now."""
    player = game.players[seat]
    drawn: list[int] = []
    for _ in range(min(count, player.bag_size())):
        kind = game.chance.pick_weighted(player.bag)
        player.bag[kind] -= 1
        drawn.append(kind)
    if game.events is not None:
        names = kinds_named(drawn)
        game.emit("drew", seat, source, {"followers": names, "drawn": names})
    return drawn


def fitting_here(game: State, player: Player, kind: int, but: int) -> list[int]:
    spaces = game.tables.spaces
    return [
        space
        for space in player.fitting[kind]
        if player.spaces[space] == EMPTY and spaces[space].place != but
    ]


def most_placed(
    game: State, player: Player, drawn: list[int], left: int, but: int, taken: list[int]
) -> int:
    """How many of these Followers can find a space, with some spaces already taken."""
    if left == 0 or not drawn:
        return 0
    rest = drawn[1:]
    best = most_placed(game, player, rest, left, but, taken)
    for space in fitting_here(game, player, drawn[0], but):
        if best == min(left, len(drawn)):
            break
        if space not in taken:
            placed = 1 + most_placed(game, player, rest, left - 1, but, [*taken, space])
            best = max(best, placed)
    return best


class PlaceDrawn(Ask):
    """place.bathhouse.forced: as many as can be placed must be; the others return to the bag.

    `place` is the Place that drew them and takes none itself; EMPTY, if it was none."""

    name = "place_drawn"

    def __init__(
        self, seat: int, place: int, drawn: list[int], left: int, rule: str, forced: str
    ) -> None:
        super().__init__(seat)
        self.place = place
        self.drawn = drawn
        self.left = left
        self.rule = rule  # what they were drawn for
        self.forced = forced  # the rule that makes the player place them

    def facts(self, game: State) -> dict[str, int | str]:
        drawn = kinds_named(self.drawn)
        return {"seat": self.seat, "drawn": drawn, "left": self.left, "rule": self.rule}

    def seats(self, game: State) -> list[int]:
        if self.left:
            player = game.players[self.seat]
            for kind in self.drawn:
                if fitting_here(game, player, kind, self.place):
                    return game.tables.only[self.seat]
        return game.tables.nobody

    def proceed(self, game: State) -> None:
        game.pop()
        bag = game.players[self.seat].bag
        for kind in self.drawn:
            bag[kind] += 1

    def legal(self, game: State, seat: int) -> list[Move]:
        player = game.players[seat]
        moves = game.tables.moves.place
        legal: list[Move] = []
        for kind in range(KINDS):
            if kind in self.drawn:
                for space in fitting_here(game, player, kind, self.place):
                    if self.places_enough(game, player, kind, space):
                        legal.append(moves[space][kind])
        return legal

    def places_enough(self, game: State, player: Player, kind: int, space: int) -> bool:
        """Whether the full number can still be placed after this placement."""
        if self.left == 1 or len(self.drawn) == 1:
            return True
        rest = without_item(self.drawn, kind)
        after = 1 + most_placed(game, player, rest, self.left - 1, self.place, [space])
        return after >= most_placed(game, player, self.drawn, self.left, self.place, [])

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != PLACE:
            return wrong_time_rule(game, move)
        if move.b not in self.drawn:
            return self.rule
        if game.tables.spaces[move.a].place == self.place:
            return "place.bathhouse.self"
        player = game.players[seat]
        rule = place_forbidden_by(game, player, move.b, move.a)
        if not rule and not self.places_enough(game, player, move.b, move.a):
            return self.forced
        return rule

    def play(self, game: State, seat: int, move: Move) -> None:
        left = self.drawn[:]
        left.remove(move.b)
        fill(game, game.players[seat], move.a, move.b)
        game.replace(PlaceDrawn(seat, self.place, left, self.left - 1, self.rule, self.forced))
        if game.events is not None:
            place = game.tables.places[game.tables.spaces[move.a].place].id
            game.emit("planned", seat, place, {"follower": KIND_NAMES[move.b]})
