"""joan_solo.toml: the levels and cards of Joan of Arc's solo game."""

from typing import Literal

from orleans.content.schema.joan_gain import SoloEffect
from orleans.content.schema.row import NamedRow, Row, Strict, Table
from orleans.content.schema.words import CardName, Count, JoanTile, RuleId


class SoloSetup(Table, frozen=True, kw_only=True):
    set_up_as: Literal["p2"]
    you_start: bool
    main_cards: Count
    exchange_cards: Count
    pile: Count
    reshuffle_after_bag: Count
    place_cards: Literal["always"]
    turns_joan: tuple[Count, ...]
    player_wins_ties: bool
    rule: RuleId


class LevelRow(NamedRow, frozen=True, kw_only=True):
    cards: tuple[CardName, ...]
    joan_monk_actions: bool
    rule: RuleId


class SoloWord(Row, frozen=True, kw_only=True):
    """What a word on a solo card means."""

    word: str
    meaning: str
    rule: RuleId


class FrontRow(Strict, frozen=True, kw_only=True):
    follower: JoanTile
    effects: tuple[SoloEffect, ...]


class MonkAction(Strict, frozen=True, kw_only=True):
    track: Literal["farmer", "boatman", "knight", "scholar"] | None = None
    shield: Count | None = None
    station: Literal[True] | None = None


class Back(Strict, frozen=True, kw_only=True):
    arrow: Literal["up", "down"]
    monk: MonkAction


class SoloCard(Row, frozen=True, kw_only=True):
    card: str
    set: Literal["main", "exchange"]
    town: Count
    front: tuple[FrontRow, ...]
    back: Back
    rule: RuleId
    replaces: CardName | None = None


class JoanSolo(Strict, frozen=True, kw_only=True):
    solo: SoloSetup
    level: tuple[LevelRow, ...]
    solo_effect: tuple[SoloWord, ...]
    solo_card: tuple[SoloCard, ...]
