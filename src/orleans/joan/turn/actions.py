"""What a Follower may do: its standard action, one of the player's Place cards, or a deed."""

from typing import Final

from ...kernel.moves import Move
from ..ids import (
    ACT,
    ANY,
    BOATMAN,
    CARD,
    CHOICE,
    COIN,
    CRAFTSMAN,
    DEED,
    DEVELOP,
    EARN,
    FARMER,
    FOLLOWERS,
    FREE,
    KIND,
    KNIGHT,
    LAND,
    LAND_ROUTE,
    MONK_ACT,
    PAID,
    RECRUITED,
    SCHOLAR,
    SOURCE,
    STANDARD,
    TAKEN_SCHOLAR,
    TILE,
    TRADER,
    USE,
    WATER,
    WATER_ROUTE,
)
from ..sheet.development import develop, develop_to_star, next_star
from ..sheet.stations import building_towns
from ..sheet.warehouse import complete_columns
from ..state import State
from ..tables import Card
from .bonuses import enter_bonus
from .cards import buyable
from .deeds import deed_forbidden_by, mark_deed
from .parts import add_part, plus_waits

# joan.action.*: what each type's standard action makes wait.
ACTION_PART: Final = [ANY, WATER, PAID, CARD, LAND, DEVELOP]

PER_WAREHOUSE: Final = 0
PER_BANK: Final = 1


def able(game: State, seat: int) -> int:
    """The types whose standard action can be carried out now, as bits."""
    tables = game.tables
    sheet = game.sheets[seat]
    types = 1 << FARMER
    if sheet.frontier & tables.routes_by_kind[LAND_ROUTE]:
        types |= 1 << KNIGHT
    if sheet.frontier & tables.routes_by_kind[WATER_ROUTE]:
        types |= 1 << BOATMAN
    if sheet.coins and building_towns(game, seat):
        types |= 1 << CRAFTSMAN
    if buyable(game, seat):
        types |= 1 << TRADER
    if sheet.dev < tables.dev_last:
        types |= 1 << SCHOLAR
    return types


def unable_rule(game: State, seat: int, follower_type: int) -> str:
    """Why the standard action of a type cannot be carried out."""
    if follower_type == CRAFTSMAN:
        return "joan.station.connected" if game.sheets[seat].coins else "joan.action.refused"
    if follower_type == TRADER:
        return "joan.action.refused"
    return "joan.development.end" if follower_type == SCHOLAR else "joan.route.connect"


def part_possible(game: State, seat: int, kind: int) -> bool:
    """Whether a waiting part of this kind could be carried out now."""
    sheet = game.sheets[seat]
    if kind < LAND or kind >= CHOICE:
        return kind != DEVELOP or sheet.dev < game.tables.dev_last
    if kind < FREE:
        return sheet.frontier & game.tables.routes_by_kind[kind - LAND] != 0
    if kind == FREE:
        return building_towns(game, seat) != 0
    if kind == PAID:
        return sheet.coins != 0 and building_towns(game, seat) != 0
    if kind == CARD:
        return buyable(game, seat) != 0
    if kind != ACT + KNIGHT and kind != ACT + SCHOLAR and kind != TAKEN_SCHOLAR:
        return True  # a good can always be marked, a coin always be circled
    moves: list[Move] = []
    add_actions(game, seat, kind, able(game, seat), moves)
    return bool(moves)


def counted(game: State, seat: int, per: int) -> int:
    """joan.place.guesthouse, joan.place.park, joan.place.goldsmith"""
    sheet = game.sheets[seat]
    if per == PER_WAREHOUSE:
        return complete_columns(sheet.goods)
    return min(sheet.spent) if per == PER_BANK else sheet.stations.bit_count()


def card_gives(game: State, seat: int, card: Card) -> bool:
    """Whether using the card could bring anything."""
    if card.sure:
        return True
    bonus = card.bonus
    if bonus.per >= 0:
        left = game.tables.dev_last - game.sheets[seat].dev
        return left > 0 and counted(game, seat, bonus.per) > 0
    if bonus.star:
        return next_star(game, seat) > game.sheets[seat].dev
    for part in bonus.parts:
        if part_possible(game, seat, part & KIND):
            return True
    return False


def acting_as(game: State, seat: int, kind: int) -> int:
    """A taken Scholar is a Scholar like others without the School (joan.place.school)."""
    if kind == TAKEN_SCHOLAR and not game.sheets[seat].cards & game.tables.school:
        return ACT + SCHOLAR
    return kind


def add_actions(game: State, seat: int, kind: int, types: int, legal: list[Move]) -> None:
    """The moves that an action of this kind allows now."""
    tables = game.tables
    moves = tables.moves
    sheet = game.sheets[seat]
    kind = acting_as(game, seat, kind)
    legal.extend(moves.standard[kind][types])
    cards = sheet.cards & tables.usable[kind]
    if cards:
        uses = moves.use[kind]
        while cards:
            card = cards.bit_length() - 1
            cards &= ~(1 << card)
            if card_gives(game, seat, tables.cards[card]):
                legal.append(uses[card])
    marks = sheet.marks
    for icon in moves.icons[kind]:
        if not marks & icon.bit and game.deeds & (1 << icon.deed):
            legal.append(icon.move)


def spent_at(game: State, kind: int) -> int:
    """Which waiting part an action of this kind uses up, or -1: the least flexible that fits."""
    if kind == ACT + SCHOLAR:
        other = TAKEN_SCHOLAR
    elif kind == MONK_ACT:
        other = RECRUITED
    else:
        other = kind
    plus = plus_waits(game)
    waiting = game.waiting
    found = -1
    for at in range(len(waiting)):
        part = waiting[at]
        if part & KIND == kind or part & KIND == other:
            own = part // SOURCE == TILE
            if own and plus:
                continue
            if part & KIND == kind and not own:
                return at
            if found < 0 or part & KIND == kind:
                found = at
    return found


def no_follower_rule(game: State, otherwise: str) -> str:
    """Why no waiting Follower can carry out this action."""
    for part in game.waiting:
        if ACT <= part & KIND < CHOICE:
            held = part // SOURCE == TILE and plus_waits(game)
            return "joan.card_use.plus_first" if held else otherwise
    return "joan.action.choice"


def action_forbidden_by(game: State, seat: int, move: Move) -> str:
    if move.kind == DEED:
        rule = deed_forbidden_by(game, seat, move.a, move.b)
        if rule:
            return rule
        return no_follower_rule(game, "joan.deed.exact") if spent_at(game, ACT + move.b) < 0 else ""
    if move.b == TAKEN_SCHOLAR and acting_as(game, seat, move.b) != TAKEN_SCHOLAR:
        return "joan.place.school"
    if move.kind == USE:
        return use_forbidden_by(game, seat, move)
    if spent_at(game, move.b) < 0:
        return no_follower_rule(game, "joan.action.choice")
    if move.kind == EARN or able(game, seat) & (1 << move.a):
        return ""
    return unable_rule(game, seat, move.a)


def use_forbidden_by(game: State, seat: int, move: Move) -> str:
    card = game.tables.cards[move.a]
    if not game.sheets[seat].cards & (1 << move.a):
        return "joan.action.choice"
    if spent_at(game, move.b) < 0:
        rule = card.rule if move.b == RECRUITED else "joan.card_use.instead"
        return no_follower_rule(game, rule)
    return "" if card_gives(game, seat, card) else card.rule


def play_action(game: State, seat: int, move: Move) -> None:
    """joan.action.choice: the Follower is used up, and what it brings waits."""
    kind = ACT + move.b if move.kind == DEED else move.b
    del game.waiting[spent_at(game, kind)]
    game.actions += 1
    if move.kind == DEED:
        mark_deed(game, seat, move.a, move.b)
    elif move.kind == USE:
        use_card(game, seat, game.tables.cards[move.a])
    else:
        source = game.tables.action_sources[move.a]
        if game.events is not None:
            game.emit("action", seat, FOLLOWERS[move.a], {"move": move.notation})
        if move.kind == EARN:
            add_part(game, seat, source * SOURCE + COIN)
        elif move.a == SCHOLAR:
            develop(game, seat, source)
        else:
            add_part(game, seat, source * SOURCE + ACTION_PART[move.a])


def use_card(game: State, seat: int, card: Card) -> None:
    """joan.card_use.parts"""
    bonus = card.bonus
    if game.events is not None:
        game.emit("use", seat, card.id)
    enter_bonus(game, seat, bonus)
    if bonus.per >= 0:
        for _ in range(counted(game, seat, bonus.per)):
            add_part(game, seat, bonus.source * SOURCE + DEVELOP)
    if bonus.star:
        develop_to_star(game, seat, bonus.source)


ACTIONS: Final = (STANDARD, EARN, USE, DEED)
