"""What belongs to one seat."""

from ..kernel.freezable import Freezable


class Player(Freezable):
    """Followers are counted by kind in `bag` and `market`; `spaces` says what lies on each
    Action Space. Copies share `tracks`, `goods_on_tiles`, `tower`, `unplaced`, `plan`, `places` and
    `fitting`: they are replaced, never changed (see copy_on_write.py)."""

    __slots__ = (
        "abilities",
        "bag",
        "built",
        "chosen",
        "citizens",
        "coins",
        "dev",
        "empty",
        "fitting",
        "goods",
        "goods_on_tiles",
        "market",
        "market_room",
        "merchant",
        "on_road",
        "places",
        "plan",
        "room",
        "spaces",
        "tower",
        "tracks",
        "unbuilt",
        "unplaced",
        "wheel_placed",
        "wheels",
    )

    def __init__(
        self,
        coins: int,
        dev: int,
        citizens: int,
        unbuilt: int,
        built: int,
        wheels: int,
        wheel_placed: bool,
        merchant: int,
        market_room: int,
        chosen: int,
        on_road: int,
        room: int,
        abilities: int,
        tracks: list[int],
        goods: list[int],
        goods_on_tiles: list[int],
        bag: list[int],
        market: list[int],
        tower: list[int],
        unplaced: list[int],
        plan: list[int],
        spaces: list[int],
        empty: list[int],
        places: list[int],
        fitting: list[list[int]],
    ) -> None:
        self.coins = coins
        self.dev = dev
        self.citizens = citizens
        self.unbuilt = unbuilt
        self.built = built
        self.wheels = wheels  # in hand
        self.wheel_placed = wheel_placed  # ever
        self.merchant = merchant
        self.market_room = market_room  # free Market spaces
        self.chosen = chosen  # how many to draw, until everybody has chosen
        self.on_road = on_road  # built stations that stand in no town
        self.room = room  # goods given to the own room, as bits
        self.abilities = abilities  # of all own tiles
        self.tracks = tracks
        self.goods = goods
        self.goods_on_tiles = goods_on_tiles  # those of the goods that lie on a tile
        self.bag = bag
        self.market = market
        self.tower = tower  # kinds on the extra Market spaces, sorted
        self.unplaced = unplaced  # kinds drawn or taken back that have no Market space yet
        self.plan = plan  # what this phase's private plan has touched (see drawing, planning)
        self.spaces = spaces
        self.empty = empty  # by Place: spaces that still have to be filled
        self.places = places  # own Places: the player board, then tiles as they came
        self.fitting = fitting  # by kind: own spaces where it may stand

    def copy(self) -> "Player":
        return Player(
            self.coins,
            self.dev,
            self.citizens,
            self.unbuilt,
            self.built,
            self.wheels,
            self.wheel_placed,
            self.merchant,
            self.market_room,
            self.chosen,
            self.on_road,
            self.room,
            self.abilities,
            self.tracks,
            self.goods[:],
            self.goods_on_tiles,
            self.bag[:],
            self.market[:],
            self.tower,
            self.unplaced,
            self.plan,
            self.spaces[:],
            self.empty[:],
            self.places,
            self.fitting,
        )

    def bag_size(self) -> int:
        total = 0
        for count in self.bag:
            total += count
        return total
