"""Goods: from the supply to a player, from player to player, and back.

Bread is grain that its owner has baked: it is a good of its own until it leaves its owner, and
then the piece is grain again (place.bakery.spend).
"""

from ..ids import BREAD, GOOD_NAMES, GOODS, GRAIN, OWN_GOOD_NAMES, OWN_GOODS, TYPES
from ..player import Player
from ..state import State
from .copy_on_write import with_item
from .spaces import remove_from_game


def supply_kind(good: int) -> int:
    """What the tile of a good is once it has left its owner."""
    return GRAIN if good == BREAD else good


def gain_good(game: State, seat: int, good: int, source: str) -> None:
    """From the goods supply; nothing if it lacks that good."""
    if game.goods[good]:
        game.goods[good] -= 1
        game.players[seat].goods[good] += 1
        if game.events is not None:
            game.emit("good", seat, source, {"good": GOOD_NAMES[good]})


def goods_owned(player: Player) -> int:
    """event.taxes, place.bakery.good: bread counts, what was given to a room does not."""
    total = 0
    for count in player.goods:
        total += count
    return total


def owned_kinds(player: Player) -> list[int]:
    """The kinds of goods that a player could spend, bread included."""
    return [good for good in range(OWN_GOODS) if player.goods[good]]


def drop_good(player: Player, good: int) -> None:
    """One good leaves its owner. Loose ones go first: those on a tile are worth more there
    (place.brasserie.own)."""
    player.goods[good] -= 1
    if good < GOODS and player.goods_on_tiles[good] > player.goods[good]:
        player.goods_on_tiles = with_item(player.goods_on_tiles, good, player.goods[good])


def spend_good(game: State, seat: int, good: int, source: str, told: str = "spent") -> None:
    """supply.spent: back to the goods supply."""
    drop_good(game.players[seat], good)
    game.goods[supply_kind(good)] += 1
    if game.events is not None:
        game.emit(told, seat, source, {"good": OWN_GOOD_NAMES[good], "amount": 1})


def lose_good(game: State, seat: int, good: int) -> None:
    """Out of the game for good."""
    drop_good(game.players[seat], good)
    remove_from_game(game, TYPES + supply_kind(good))


def hand_good(game: State, giver: int, taker: int, good: int, source: str) -> None:
    """From one player to another (place.prairie.bread)."""
    drop_good(game.players[giver], good)
    game.players[taker].goods[supply_kind(good)] += 1
    if game.events is not None:
        name = OWN_GOOD_NAMES[good]
        game.emit("handed", giver, source, {"good": name, "to": taker})
