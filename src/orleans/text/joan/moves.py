"""What a move does, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...joan.ids import (
    ACT,
    BUILD,
    BUILD_FREE,
    BUY,
    BUY_FULL,
    CHOOSE,
    CIRCLE,
    DEED,
    EARN,
    END,
    FILL,
    FOLLOWERS,
    GOOD_NAMES,
    MARK_ANY,
    MARK_GOOD,
    MARK_SPACE,
    MONK_ACT,
    PART_NAMES,
    PAY,
    RECRUIT,
    RECRUITED,
    ROUTE_NAMES,
    SKIP,
    STANDARD,
    SWAP_GOOD,
    TAKE,
    TAKEN_SCHOLAR,
    USE,
)
from ...kernel.moves import Move
from .bonuses import bank_column, bank_row, development_space, warehouse_column, yellow_bonus
from .context import Moment
from .gains import gains_words, place_effect, place_followers
from .names import named, numbered_route, town_words
from .pending import part_words
from .picks import recruit, take

Saying = Callable[[Moment, Move], str]


def move_words(moment: Moment, move: Move) -> str:
    """A line for the list of choices."""
    return SAYINGS[move.kind](moment, move)


def with_bonus(moment: Moment, text: str, key: str, bonuses: list[str]) -> str:
    """The line, and what the move completes."""
    if not bonuses:
        return text
    more = moment.words.say(key, bonus=moment.words.listed(bonuses))
    return moment.words.apart([text, more])


# --------------------------------------------------------------------- actions


def spender(kind: int) -> str:
    """The Follower that is used up by an action of this kind."""
    if kind in (MONK_ACT, RECRUITED):
        return "monk"
    return "scholar" if kind == TAKEN_SCHOLAR else FOLLOWERS[kind - ACT]


def standard(moment: Moment, move: Move) -> str:
    words, follower, by = moment.words, FOLLOWERS[move.a], spender(move.b)
    key = "joan-coin-instead" if move.kind == EARN else "joan-standard"
    return words.say(
        "joan-move-act",
        by="own" if by == follower else "other",
        follower=words.name(follower),
        spent=words.name(by),
        action=words.say(key, follower=follower),
    )


def use(moment: Moment, move: Move) -> str:
    words = moment.words
    row = words.content.joan_places.place[move.a]
    return words.say(
        "joan-move-use",
        place=named(words, row.id),
        follower=words.name(spender(move.b)),
        effect=gains_words(words, row.effect),
    )


def deed(moment: Moment, move: Move) -> str:
    words = moment.words
    row = words.content.joan_deeds.deed[move.a]
    text = words.say(
        "joan-move-deed",
        deed=words.say("joan-deed", number=row.number),
        follower=words.name(FOLLOWERS[move.b]),
        effect=gains_words(words, row.effect),
    )
    last = len(moment.me["deeds"][row.id]) == len(row.followers) - 1
    return with_bonus(
        moment, text, "joan-completes-deed", yellow_bonus(moment, row.yellow) if last else []
    )


# ----------------------------------------------------------------------- marks


def good(moment: Moment, move: Move) -> str:
    """A good in its row, with what row and column bring once they are complete."""
    words = moment.words
    swap = move.kind == SWAP_GOOD
    marked = move.b if swap else move.a
    goods: dict[str, int] = moment.me["goods"]
    count = goods[GOOD_NAMES[marked]] + 1
    columns = moment.tables.columns
    if count > columns:
        text = words.say("joan-move-good-full", good=words.good(GOOD_NAMES[marked]))
    else:
        number, name = f"{count}/{columns}", words.good(GOOD_NAMES[marked])
        text = words.say("joan-move-good", good=name, number=number)
    if swap:
        shown = words.good(GOOD_NAMES[move.a])
        text = words.say("joan-move-swap", shown=shown, marked=text)
    if count == columns:
        points = words.say("joan-gain-vp", amount=moment.tables.row_points[marked])
        text = with_bonus(moment, text, "joan-completes-row", [points])
    others = [have for name, have in goods.items() if name != GOOD_NAMES[marked]]
    complete = count <= columns and min(others) >= count
    bonuses = warehouse_column(moment, count) if complete else []
    return with_bonus(moment, text, "joan-completes-column", bonuses)


def circle(moment: Moment, move: Move) -> str:
    count = int(moment.me["bank"][move.a]["circled"]) + 1
    columns = moment.tables.bank_columns
    number = f"{min(count, columns)}/{columns}"
    text = moment.words.say("joan-move-coin", row=move.a + 1, number=number)
    bonuses = bank_row(moment, move.a + 1) if count == columns else []
    return with_bonus(moment, text, "joan-completes-row", bonuses)


def pay(moment: Moment, move: Move) -> str:
    rows = [int(row["spent"]) for row in moment.me["bank"]]
    column = rows[move.a] + 1
    columns = moment.tables.bank_columns
    number = f"{min(column, columns)}/{columns}"
    text = moment.words.say("joan-move-pay", row=move.a + 1, number=number)
    rows[move.a] = column
    complete = min(rows) >= column and column <= columns
    bonuses = bank_column(moment, column) if complete else []
    return with_bonus(moment, text, "joan-completes-column", bonuses)


def space(moment: Moment, move: Move) -> str:
    number = min(int(moment.me["development"]) + 1, moment.tables.dev_last)
    text = moment.words.say("joan-move-develop", space=number)
    return with_bonus(moment, text, "joan-brings", development_space(moment, number))


# --------------------------------------------------------------------- errands


def fill(moment: Moment, move: Move) -> str:
    words, route = moment.words, moment.tables.routes[move.a]
    return words.say(
        "joan-move-fill",
        route=numbered_route(words, moment.tables, route.id),
        way=ROUTE_NAMES[route.kind],
        shows=shown_on(moment, move.a),
    )


def shown_on(moment: Moment, index: int) -> str:
    """What filling in a route brings."""
    words, route = moment.words, moment.tables.routes[index]
    shown = [words.goods_lying(GOOD_NAMES[good] for good in route.goods)] if route.goods else []
    if route.dev:
        shown.append(words.say("joan-gain-dev", amount=route.dev))
    return words.listed(shown) if shown else words.say("bare")


def build(moment: Moment, move: Move) -> str:
    words, town = moment.words, moment.tables.towns[move.a]
    text = words.say(
        "joan-move-build",
        town=town_words(words, moment.tables, town.number),
        cost=int(move.kind == BUILD),
    )
    yellow = moment.tables.yellows[town.yellow].id if town.yellow >= 0 else ""
    bonuses = yellow_bonus(moment, yellow) if yellow else []
    return with_bonus(moment, text, "joan-brings", bonuses)


def buy(moment: Moment, move: Move) -> str:
    words = moment.words
    row = words.content.joan_places.place[move.a]
    return words.say(
        "joan-move-buy",
        place=named(words, row.id),
        category=row.category,
        price=price_of(moment, move),
        followers=place_followers(words, row),
        effect=place_effect(words, row),
    )


def price_of(moment: Moment, move: Move) -> int:
    """joan.place.cemetery: its owner may pay less, or the full price."""
    tables = moment.tables
    price = tables.cards[move.a].price
    cards = [card for card in tables.cards if card.id in moment.me["cards"]]
    cheaper = any(tables.cemetery & (1 << card.index) for card in cards)
    return max(0, price - tables.discount) if cheaper and move.kind == BUY else price


def choose(moment: Moment, move: Move) -> str:
    return part_words(moment.words, PART_NAMES[move.a])


SAYINGS: Final[dict[int, Saying]] = {
    TAKE: take,
    RECRUIT: recruit,
    STANDARD: standard,
    EARN: standard,
    USE: use,
    DEED: deed,
    CIRCLE: circle,
    PAY: pay,
    MARK_SPACE: space,
    MARK_GOOD: good,
    MARK_ANY: good,
    SWAP_GOOD: good,
    FILL: fill,
    BUILD: build,
    BUILD_FREE: build,
    BUY: buy,
    BUY_FULL: buy,
    CHOOSE: choose,
    SKIP: lambda moment, move: moment.words.say("joan-move-skip"),
    END: lambda moment, move: moment.words.say("joan-move-end"),
}
"""By kind of move."""
