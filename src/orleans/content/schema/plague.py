"""plague.toml: corpses, the Plague Doctor, Plague cards and Indulgence cards."""

from typing import Literal

from orleans.content.schema.row import NamedRow, Row, Strict, Table
from orleans.content.schema.words import (
    BoardPlaceId,
    Count,
    FollowerId,
    GoodId,
    RuleId,
    SlotKind,
    Town,
)


class Corpses(Table, frozen=True, kw_only=True):
    count: Count
    vp_each: int
    market_limit_kept: Count
    first_round_to_market: Count


class PlagueDoctor(Table, frozen=True, kw_only=True):
    count: Count
    usable_from_round: Count
    replaces: str
    may_enter_deeds: bool
    returns_to: Literal["infirmary"]


class Infirmary(NamedRow, frozen=True, kw_only=True):
    names_translation: bool
    per_player: Count
    slots: tuple[SlotKind, ...]
    effect: str
    gear_allowed: bool
    rule: RuleId


class IndulgenceSetup(Table, frozen=True, kw_only=True):
    dealt_a: Count
    dealt_b: Count
    face_up_c: Count
    cards: Count
    letters: dict[Literal["A", "B", "C"], Count]


class PlagueCardSetup(Table, frozen=True, kw_only=True):
    revealed: Count
    cards: Count


class PlagueCard(Row, frozen=True, kw_only=True):
    scope: Literal["game", "start"]
    effect: str
    rule: RuleId
    place: BoardPlaceId | None = None
    remove: dict[FollowerId | Literal["gear_wheels"], Literal["half", "players"]] | None = None
    from_round: Count | None = None
    rounds_less: Count | None = None
    coins: Count | None = None
    status: Count | None = None
    corpses: Count | None = None
    stations: Count | None = None


class Indulgence(Row, frozen=True, kw_only=True):
    kind: Literal["pilgrimage", "donate", "build", "deliver", "milestone"]
    letter: Literal["A", "B", "C"]
    vp: Count
    rule: RuleId
    town: Town | None = None
    pay: dict[GoodId | Literal["coins"], Count] | None = None
    stations: Count | None = None
    inland_stations: Count | None = None
    status: Count | None = None
    gear_wheels: Count | None = None
    place_tiles: Count | None = None
    track: FollowerId | None = None
    track_end: bool = False
    step: Count | None = None
    citizens: Count | None = None
    deed_citizens: Count | None = None
    monks_on_market: Count | None = None


class Plague(Strict, frozen=True, kw_only=True):
    corpses: Corpses
    plague_doctor: PlagueDoctor
    infirmary: tuple[Infirmary, ...]
    indulgence_setup: IndulgenceSetup
    plague_card_setup: PlagueCardSetup
    plague_card: tuple[PlagueCard, ...]
    indulgence: tuple[Indulgence, ...]
