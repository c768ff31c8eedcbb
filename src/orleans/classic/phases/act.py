"""Phase 5, Actions: from the Start Player clockwise, one action or a pass, round and round."""

from ...kernel.moves import Move
from ...kernel.steps import Step
from ..decisions.recruits import Newcomer
from ..ids import NOBODY, PASS, PLACE, PUT, ROOM, USE, WHEEL
from ..pieces.spaces import activated, send_home
from ..pieces.wheels import offer_wheel
from ..places.gaming_room import put_forbidden_by, put_in_room, puts
from ..player import Player
from ..state import State
from ..steps import wrong_time_rule


def begin_actions(game: State) -> None:
    game.passed = 0
    game.turn = NOBODY
    game.last = (game.start - 1) % game.tables.players
    game.push(Act())


def use_forbidden_by(game: State, seat: int, player: Player, place: int) -> str:
    """Why the action of a Place cannot be carried out now."""
    row = game.tables.places[place]
    if place not in player.places:
        return "action.activated"
    if row.passive:
        return row.rule
    if not activated(game, player, place):
        return "action.activated"
    return barred(game, seat, seat, place) or effect_forbidden_by(game, seat, place)


def barred(game: State, seat: int, owner: int, place: int) -> str:
    """What a module forbids, however the action is reached."""
    for module in game.tables.barring:
        rule = module.bars_action(game, seat, owner, place)
        if rule:
            return rule
    return ""


def effect_forbidden_by(game: State, seat: int, place: int) -> str:
    """action.effect: one impossible part forbids it, and so does having no effect at all."""
    idle = True
    for effect in game.tables.places[place].effects:
        rule = effect.forbidden_by(game, seat)
        if rule:
            return rule
        if idle and not effect.idle(game, seat):
            idle = False
    return "action.effect" if idle else ""


def usable(game: State, seat: int) -> list[int]:
    """The own Places whose actions can be carried out."""
    tables = game.tables
    player = game.players[seat]
    found: list[int] = []
    for place in player.places:
        row = tables.places[place]
        if (
            player.empty[place] <= row.spare
            and not row.passive
            and not effect_forbidden_by(game, seat, place)
            and not (tables.barring and barred(game, seat, seat, place))
        ):
            found.append(place)
    return found


def idle_places(game: State, seat: int) -> list[tuple[int, str]]:
    """Places that are ready but cannot be used now, with the rule that says so."""
    found: list[tuple[int, str]] = []
    player = game.players[seat]
    for place in player.places:
        row = game.tables.places[place]
        if row.spaces and not row.passive and activated(game, player, place):
            rule = use_forbidden_by(game, seat, player, place)
            if rule:
                found.append((place, rule))
    return found


class Act(Step[State]):
    name = "act"
    turn_rule = "action.turns"

    def seats(self, game: State) -> list[int]:
        return game.tables.nobody if game.turn == NOBODY else game.tables.only[game.turn]

    def out_of_turn(self, game: State, seat: int) -> str:
        return "action.pass" if seat in game.tables.seats_in[game.passed] else "action.turns"

    def proceed(self, game: State) -> None:
        """The next one who has not passed; who can do nothing passes unasked."""
        players = game.tables.players
        if game.passed == game.tables.everyone:
            game.replace(LastWheels(0))
            return
        seat = (game.last + 1) % players
        while game.passed & (1 << seat):
            seat = (seat + 1) % players
        game.last = seat
        player = game.players[seat]
        if usable(game, seat) or (player.abilities & ROOM and puts(game, player)):
            game.turn = seat
        else:
            pass_turn(game, seat)

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        player = game.players[seat]
        legal = [moves.use[place] for place in usable(game, seat)]
        if player.abilities & ROOM:
            legal.extend(puts(game, player))
        legal.append(moves.pass_)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == USE:
            return use_forbidden_by(game, seat, game.players[seat], move.a)
        if move.kind == PASS:
            return ""
        if move.kind == PUT:
            return put_forbidden_by(game, game.players[seat], move.a)
        if move.kind == WHEEL:
            return "tech.afterpass"
        return "plan.final" if move.kind == PLACE else wrong_time_rule(game, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.turn = NOBODY
        if move.kind == PUT:
            put_in_room(game, seat, move.a)
            game.last = (seat - 1) % game.tables.players  # it was no action: the turn goes on
            return
        if move.kind == PASS:
            pass_turn(game, seat)
            return
        game.actions += 1
        if game.events is not None:
            game.emit("action", seat, game.tables.places[move.a].id)
        game.push(Action(seat, move.a, 0, False))


def pass_turn(game: State, seat: int) -> None:
    """action.pass: out for this round; now wheels may be placed (tech.afterpass)."""
    game.passed |= 1 << seat
    if game.events is not None:
        game.emit("passed", seat, "action.pass")
    offer_wheel(game, seat)


class Action(Step[State]):
    """Carries out the effects of a Place one after the other, then sends its Followers home.

    One that another action brought about is `borrowed`: its Followers stay, and it is part of
    that other action."""

    name = "action"

    def __init__(self, seat: int, place: int, following: int, borrowed: bool) -> None:
        self.seat = seat
        self.place = place
        self.following = following
        self.borrowed = borrowed

    def facts(self, game: State) -> dict[str, int | str]:
        place = game.tables.places[self.place].id
        borrowed = int(self.borrowed)
        return {"seat": self.seat, "place": place, "next": self.following, "borrowed": borrowed}

    def proceed(self, game: State) -> None:
        row = game.tables.places[self.place]
        if self.following < len(row.effects):
            effect = row.effects[self.following]
            game.replace(Action(self.seat, self.place, self.following + 1, self.borrowed))
            effect.carry_out(game, self.seat, row.id)
            return
        game.pop()
        if self.borrowed:
            return
        if not row.sends:
            send_home(game, game.players[self.seat], self.place)
        for module in game.tables.modules:
            module.after_action(game, self.seat, self.place)
        if game.players[self.seat].unplaced:
            game.push(Newcomer(self.seat))


class LastWheels(Step[State]):
    """tech.window: when all have passed, wheels still in hand may be placed in turn order."""

    name = "last_wheels"

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def facts(self, game: State) -> dict[str, int | str]:
        return {"asked": self.asked}

    def proceed(self, game: State) -> None:
        if self.asked == game.tables.players:
            game.pop()
            return
        seat = (game.start + self.asked) % game.tables.players
        game.replace(LastWheels(self.asked + 1))
        # Whoever passed last was asked just now and has seen nothing since.
        if seat != game.last:
            offer_wheel(game, seat)
