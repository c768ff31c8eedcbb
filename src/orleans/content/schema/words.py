"""The closed vocabularies of the data: a word outside them is caught when the data is loaded."""

from typing import Annotated, Literal

from msgspec import Meta

FollowerId = Literal["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
GoodId = Literal["grain", "cheese", "wine", "wool", "brocade"]
Edition = Literal["2014", "2021", "bigbox"]
Players = Literal[2, 3, 4, 5]

SlotKind = Literal[
    "farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk",
    "any", "any_neutral", "any_neutral_not_monk", "doctor", "monk_or_doctor", "distinct",
]  # fmt: skip
"""What an action space or a deed space takes; distinct = any number, all of different kinds."""

EdgeKind = Literal["road", "water"]
Move = Literal["road", "water", "road or water"]
Category = Literal["I", "II"]
PlaceSet = Literal["main", "plague"]
Origin = Literal["base", "trade_intrigue", "invasion", "plague", "promo", "promo_n3"]
PlaceWhen = Literal["action", "lasting", "lasting and action", "phase6", "end", "with guildhall"]
ScenarioLetter = Literal["D", "V", "T"]
"""Scenarios that leave a place tile out: The Dignitary, Capital Vierzon, The Trip to Tours."""

StackId = Literal["base_2014", "base_abc", "trade_intrigue", "plague", "invasion"]
Letter = Literal["A", "B", "C", "D"]
TileLetter = Literal["A", "B", "C", "D", "start", "end", "-"]
Timing = Literal["phase6", "round", "reveal", "phase4_and_6", "round_end", "after_draw"]
Nature = Literal["good", "bad", "option", "none"]

EventVerb = Literal[
    "back_to_star", "ban_cards", "ban_doctor", "ban_geared", "ban_move", "ban_place",
    "ban_recruit", "ban_throw_back", "burn_tiles", "buy_build", "buy_card", "buy_citizen",
    "buy_follower", "buy_for_warehouse", "buy_goods", "buy_move", "buy_move_without_good",
    "buy_off_corpses", "close_tiles", "draw_and_place", "draw_to_market", "empty_warehouse",
    "extra_wall", "farmers_stand_in", "final_check", "gain", "give_followers", "give_goods",
    "give_value", "good_to_dev", "harvest", "lose_chosen_of_drawn", "lose_citizen", "lose_dev",
    "lose_drawn", "lose_gear", "lose_place_tile", "merchant_home", "move_water_with_good",
    "move_without_good", "none", "outbreak", "pay", "place_recruits", "restore_tiles",
    "return_drawn", "reveal_card", "skip_tile", "step", "support", "swap_good", "take_off_map",
    "torture", "trade",
]  # fmt: skip

DeedVerb = Literal[
    "advance_and_set_back", "autopsy", "build_station_here", "draw_and_place", "each_other_pays",
    "free_own_action", "gear_by_craftsman_track", "move_water_with_good", "move_without_good",
    "place_tile_by_trader_track", "plague_one_player", "remove_placed_follower",
    "remove_station_here", "send_merchant_home", "steal_gear_same_space", "swap_good",
    "take_good_on_space", "torture_others_one",
]  # fmt: skip

# Joan of Arc: Monks are no tiles there.
JoanTile = Literal["farmer", "boatman", "craftsman", "trader", "knight", "scholar"]
JoanCategory = Literal["I", "II", "III", "IV", "V"]
JoanPlayers = Literal[1, 2, 3, 4, 5]
JoanGood = Literal["grain", "cheese", "wine", "wool", "brocade", "any"]
RouteKind = Literal["land", "water"]
SheetLetter = Literal["A", "B", "C", "D", "E"]

Count = Annotated[int, Meta(ge=0)]
Place1000 = Annotated[int, Meta(ge=0, le=1000)]
"""A coordinate of our own drawing of the map."""


def refers(kind: str) -> Meta:
    """Marks a text as the id of a row of that kind, or of a rule; checks/links.py follows it."""
    return Meta(extra={"refers": kind})


RuleId = Annotated[str, refers("rule")]
Town = Annotated[str, refers("town")]
BoardPlaceId = Annotated[str, refers("board_place")]
PlaceId = Annotated[str, refers("place")]
AnyPlaceId = Annotated[str, refers("any_place")]
Means = Annotated[str, refers("means")]
"""What sends things to the City: a place, a tile, or the Craftsmen track."""
DeedBoardId = Annotated[str, refers("deed_board")]
DeedId = Annotated[str, refers("deed")]
TileId = Annotated[str, refers("tile")]
TileListId = Annotated[str, refers("tile_list")]
SupplyId = Annotated[str, refers("supply")]
ScenarioId = Annotated[str, refers("scenario")]
CharacterId = Annotated[str, refers("character")]
HallId = Annotated[str, refers("assembly_hall")]
YellowId = Annotated[str, refers("yellow")]
PartId = Annotated[str, refers("part")]
CardName = Annotated[str, refers("solo_card")]
