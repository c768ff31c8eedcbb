"""joan_deeds.toml: the five deeds on Joan of Arc's sheet."""

from orleans.content.schema.joan_gain import Gain
from orleans.content.schema.row import NamedRow, PerCountSolo, Strict, Table
from orleans.content.schema.words import Count, FollowerId, JoanPlayers, RuleId, YellowId


class JoanDeed(NamedRow, frozen=True, kw_only=True):
    number: Count
    followers: tuple[FollowerId, ...]
    effect: tuple[Gain, ...]
    complete: Gain
    yellow: YellowId
    absent_at: tuple[JoanPlayers, ...]
    rule: RuleId
    effect_rule: RuleId
    complete_rule: RuleId


class DeedFacts(Table, frozen=True, kw_only=True):
    deeds: PerCountSolo[Count]
    icons_per_deed: Count
    effect_kinds: tuple[str, ...]
    complete_kinds: tuple[str, ...]
    rule: RuleId


class JoanDeeds(Strict, frozen=True, kw_only=True):
    deed: tuple[JoanDeed, ...]
    deed_facts: DeedFacts
