"""joan_places.toml: the place cards of Joan of Arc."""

from typing import Literal

from orleans.content.schema.joan_gain import Gain
from orleans.content.schema.row import NamedRow, PerCountSolo, Strict, Table
from orleans.content.schema.words import Count, FollowerId, JoanCategory, RuleId


class PlaceSetup(Table, frozen=True, kw_only=True):
    cards: Count
    per_category: Count
    laid_out_per_category: Count
    printed_per_category: Count
    lower_cards_to_open: PerCountSolo[Count]
    rule: RuleId


class CategoryRow(NamedRow, frozen=True, kw_only=True):
    name: JoanCategory
    cost: Count
    rule: RuleId


class JoanPlace(NamedRow, frozen=True, kw_only=True):
    category: JoanCategory
    kind: Literal["action", "plus", "passive"]
    followers: tuple[FollowerId | Literal["any"], ...]
    effect: tuple[Gain, ...]
    printed: bool
    rule: RuleId
    icon: FollowerId | None = None
    recruited_only: bool = False


class JoanPlaces(Strict, frozen=True, kw_only=True):
    place_setup: PlaceSetup
    category: tuple[CategoryRow, ...]
    place: tuple[JoanPlace, ...]
