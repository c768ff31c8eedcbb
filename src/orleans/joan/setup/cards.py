"""The tables of Place cards and Beneficial Deeds."""

from ...content import Content
from ...content.schema.joan_places import JoanPlace
from ...kernel.setup import Setup, SetupError
from ..ids import (
    ACT,
    ANY,
    CHOICE,
    COIN,
    FOLLOWERS,
    KIND,
    LAND,
    MONK,
    RECRUITED,
    SCHOLAR,
    TAKEN_SCHOLAR,
    TILES,
)
from ..tables import Bonus, Card, Deed, Tables
from .boards import yellow_named
from .effect_words import bonus_of, refuse_counting, refuse_points


def add_places(tables: Tables, setup: Setup, content: Content) -> None:
    places = content.joan_places
    rules = places.place_setup
    tables.printed = setup.options.get("places") == "printed"
    tables.laid_out = rules.printed_per_category if tables.printed else rules.laid_out_per_category
    tables.cards_to_open = rules.lower_cards_to_open[tables.players]
    tables.emptied_opens = bool(setup.options.get("joan_emptied_category"))
    tables.category_names = [row.name for row in places.category]
    tables.category_cards = [0] * len(places.category)
    tables.plus_cards = [0] * TILES
    tables.usable = [0] * (KIND + 1)
    price = {row.name: row.cost for row in places.category}
    for row in places.place:
        category = tables.category_names.index(row.category)
        card = Card(len(tables.cards), row.id, row.rule, category, price[row.category])
        card.printed = row.printed
        tables.cards.append(card)
        tables.category_cards[category] |= 1 << card.index
        if row.kind == "passive":
            add_rule_changer(tables, card, row)
            continue
        card.bonus = bonus_of(tables, row.id, row.rule, row.effect, row.kind == "plus")
        refuse_points(card.bonus, row.id)
        card.sure = always_gives(card.bonus)
        if row.kind == "plus":
            refuse_counting(card.bonus, row.id)
            card.plus_of = FOLLOWERS.index(row.followers[0])
            tables.plus_cards[card.plus_of] |= 1 << card.index
        else:
            add_uses(tables, card, row)
    add_prices(tables)


def always_gives(bonus: Bonus) -> bool:
    """Goods and coins always count for something, Development spaces and routes may run out."""
    if bonus.shields or bonus.citizens:
        return True
    for part in bonus.parts:
        kind = part & KIND
        if kind == COIN or ANY <= kind < LAND or kind >= CHOICE:
            return True
    return False


def add_uses(tables: Tables, card: Card, row: JoanPlace) -> None:
    """joan.card_use.instead: which Followers may use the card; Monk and School as jokers."""
    bit = 1 << card.index
    named = [FOLLOWERS.index(name) for name in row.followers if name != "any"]
    types = list(range(TILES)) if "any" in row.followers else named
    for follower_type in types:
        if follower_type != MONK:
            tables.usable[ACT + follower_type] |= bit
    tables.usable[RECRUITED] |= bit
    if not row.recruited_only:
        tables.usable[ACT + MONK] |= bit
        tables.usable[TAKEN_SCHOLAR] |= bit  # with the School; without it see actions.py


def add_rule_changer(tables: Tables, card: Card, row: JoanPlace) -> None:
    """joan.card_use.passive"""
    bit = 1 << card.index
    for gain in row.effect:
        if gain.place_discount is not None:
            tables.cemetery |= bit
            tables.discount = gain.place_discount.coins
        if gain.swap_good_on is not None:
            tables.tree_house |= bit
            if gain.swap_good_on.route != "land" or gain.swap_good_on.goods != 1:
                detail = "one good of a land route is swapped"
                raise SetupError("setup-data", "{detail}", row.rule, detail=detail)
        if gain.build_in is not None:
            tables.tavern |= bit
        if gain.act_as is not None:
            tables.school |= bit
            if FOLLOWERS.index(gain.act_as.taken) != SCHOLAR or gain.act_as.deeds:
                detail = "the School turns Scholars, but not for deeds"
                raise SetupError("setup-data", "{detail}", row.rule, detail=detail)


def add_prices(tables: Tables) -> None:
    most = max(card.price for card in tables.cards)
    for coins in range(most + 1):
        mask = 0
        for card in tables.cards:
            if card.price <= coins:
                mask |= 1 << card.index
        tables.affordable.append(mask)


def add_deeds(tables: Tables, content: Content) -> None:
    """joan.setup.deed_two: deeds that are crossed off at a player count are never open."""
    for index, row in enumerate(content.joan_deeds.deed):
        deed = Deed(index, row.id, row.rule)
        deed.open = tables.players not in row.absent_at
        deed.followers = [FOLLOWERS.index(name) for name in row.followers]
        deed.yellow = yellow_named(tables, row.yellow)
        deed.effect = bonus_of(tables, row.id, row.effect_rule, row.effect)
        refuse_points(deed.effect, row.id)
        refuse_counting(deed.effect, row.id)
        icons = len(deed.followers)
        deed.all_marks = ((1 << icons) - 1) << (index * icons)
        tables.deeds.append(deed)
