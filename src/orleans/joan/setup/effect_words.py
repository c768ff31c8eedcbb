"""The words of the component tables, turned into what the rules work with."""

from typing import Final

from ...content.schema.joan_gain import Gain
from ...kernel.setup import SetupError
from ..ids import (
    ACT,
    ANY,
    CHOICE,
    COIN,
    DEVELOP,
    FOLLOWERS,
    FREE,
    GOOD,
    GOOD_NAMES,
    LAND,
    PAID,
    PLUS,
    ROUTE_NAMES,
    SOURCE,
)
from ..tables import Bonus, Tables

PER_NAMES: Final = ["warehouse_column", "bank_column", "station"]


def add_gain(tables: Tables, bonus: Bonus, gain: Gain, plus: bool = False) -> None:
    """Add what one entry of the tables gives."""
    for kind in kinds_of(tables, gain):
        bonus.parts.append(part_of(kind, bonus.source, plus))
    bonus.shields += gain.shield or 0
    bonus.citizens += gain.citizen or 0
    bonus.points += gain.vp or 0
    if gain.dev_per is not None:
        bonus.per = PER_NAMES.index(gain.dev_per)
    if gain.dev_to_star is not None:
        bonus.star = True
        if gain.dev_to_star.plain_bonuses or not gain.dev_to_star.yellow_bonuses:
            detail = "dev_to_star: plain bonuses are forfeited, yellow ones are gained"
            raise SetupError("setup-data", "{detail}", detail=detail)


def part_of(kind: int, source: int, plus: bool = False) -> int:
    return source * SOURCE + (PLUS if plus else 0) + kind


def kinds_of(tables: Tables, gain: Gain) -> list[int]:
    """The kinds of parts that one entry makes wait."""
    kinds = [COIN] * (gain.coins or 0) + [DEVELOP] * (gain.dev or 0)
    if gain.good is not None:
        kinds.append(ANY if gain.good == "any" else GOOD + GOOD_NAMES.index(gain.good))
    if gain.route is not None:
        kinds.append(LAND + ROUTE_NAMES.index(gain.route))
    if gain.station is not None:
        if gain.station.cost > 1:
            detail = "a trading station costs 1 coin or nothing"
            raise SetupError("setup-data", "{detail}", "joan.station.cost", detail=detail)
        kinds.append(PAID if gain.station.cost else FREE)
    if gain.act is not None:
        kinds.append(ACT + FOLLOWERS.index(gain.act))
    if gain.choose is not None:
        kinds.append(CHOICE + choice_of(tables, gain.choose))
    return kinds


def choice_of(tables: Tables, options: tuple[Gain, ...]) -> int:
    """The number of this choice; the same options are the same choice."""
    kinds: list[int] = []
    for option in options:
        found = kinds_of(tables, option)
        if len(found) != 1 or len(option.keys()) != 1:
            raise SetupError("setup-data", "{detail}", detail="a choice is between single things")
        kinds.append(found[0])
    if kinds not in tables.choices:
        tables.choices.append(kinds)
    return tables.choices.index(kinds)


def bonus_of(
    tables: Tables, id: str, rule: str, gains: tuple[Gain, ...], plus: bool = False
) -> Bonus:
    """A bonus with a source of its own."""
    bonus = Bonus(tables.source(id), rule)
    for gain in gains:
        add_gain(tables, bonus, gain, plus)
    return bonus


def refuse_points(bonus: Bonus, id: str) -> None:
    """Points are circled beside rows and below columns; nowhere else would they be scored."""
    if bonus.points:
        detail = f"{id}: points are gained by rows and columns only"
        raise SetupError("setup-data", "{detail}", bonus.rule, detail=detail)


def refuse_counting(bonus: Bonus, id: str) -> None:
    if bonus.per >= 0 or bonus.star:
        detail = f"{id}: only Place cards that are used count or go to a star"
        raise SetupError("setup-data", "{detail}", bonus.rule, detail=detail)
