"""Orders, Plague, Invasion, Prosperity, Duel and the solos: counts, rounds and letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orleans.content.checks.entries import At
from orleans.content.problems import Problem
from orleans.content.schema import Classic
from orleans.content.schema.deeds import Deed
from orleans.content.schema.row import PerCount, at_count
from orleans.content.schema.solo import Scenario

COUNTS = (2, 3, 4, 5)


def check(game: Classic) -> Iterator[Problem]:
    yield from _orders(game)
    yield from _plague(game)
    yield from _invasion(game)
    yield from _towers(game)
    yield from _rounds(game)
    for scenario in game.solo.scenario:
        yield from _scenario(game, scenario)
        yield from _scenario_goods(game, scenario)


def _in_box(game: Classic, field: str, number: int) -> Iterator[Problem]:
    """The box lists as many cards as there are rows."""
    found = getattr(game.board.components_bigbox, field)
    yield from At("board", "components_bigbox").equal(field, found, number, "the number of rows")


def _orders(game: Classic) -> Iterator[Problem]:
    orders = game.orders
    at = At("orders", "orders")
    yield from at.equal("cards", orders.orders.cards, len(orders.order), "the number of [[order]]")
    yield from _in_box(game, "order_cards", len(orders.order))
    worth = {good.id: good.vp for good in game.board.good}
    for order in orders.order:
        at = At("orders", "order", order.id)
        goods_vp = sum(worth[good] * number for good, number in order.goods.items())
        yield from at.equal("goods_vp", order.goods_vp, goods_vp, "the worth of its goods")
        low, high = orders.orders.vp_min, orders.orders.vp_max
        yield from at.holds(low <= order.vp <= high, "vp", order.vp, f"{low} to {high}")
        yield from at.holds(bool(order.goods), "goods", order.goods, "at least one good")


def _plague(game: Classic) -> Iterator[Problem]:
    plague = game.plague
    box = game.board.components_bigbox
    yield from At("plague", "corpses").equal(
        "count", plague.corpses.count, box.corpses, "the corpses of the box"
    )
    yield from At("plague", "plague_doctor").equal(
        "count", plague.plague_doctor.count, box.plague_doctors, "the doctors of the box"
    )
    yield from _in_box(game, "plague_cards", len(plague.plague_card))
    yield from _in_box(game, "indulgence_cards", len(plague.indulgence))
    setup = plague.indulgence_setup
    at = At("plague", "indulgence_setup")
    yield from at.equal("cards", setup.cards, len(plague.indulgence), "the number of rows")
    letters = Counter[str](card.letter for card in plague.indulgence)
    for letter in ("A", "B", "C"):
        found = dict(setup.letters).get(letter)
        yield from at.equal(f"letters.{letter}", found, letters[letter], "the rows of that letter")
    dealt = {"A": 5 * setup.dealt_a, "B": 5 * setup.dealt_b, "C": setup.face_up_c}
    for letter, needed in dealt.items():
        enough = letters[letter] >= needed
        expected = f"at least {needed}, dealt to five players"
        yield from at.holds(enough, f"letters.{letter}", letters[letter], expected)
    cards = plague.plague_card_setup
    yield from At("plague", "plague_card_setup").equal(
        "cards", cards.cards, len(plague.plague_card), "the number of rows"
    )


def _invasion(game: Classic) -> Iterator[Problem]:
    invasion, setup = game.invasion, game.invasion.setup
    at = At("invasion", "setup")
    stack = next((one for one in game.hourglass.stack if one.id == "invasion"), None)
    for players in COUNTS if stack else ():
        assert stack is not None
        used = stack.used(players)
        for letter, tiles in (("a", setup.tiles_a), ("b", setup.tiles_b)):
            why = "the use of the hour glass stack"
            yield from at.equal(
                f"tiles_{letter}.p{players}", tiles[players], used.get(letter.upper()), why
            )
        rounds = at_count(stack.rounds, players)
        yield from at.equal(f"rounds.p{players}", setup.rounds[players], rounds, "as its stack")
    board, city = len(invasion.citizen_space), len(game.deeds.achievement)
    yield from at.equal("citizens_on_board", setup.citizens_on_board, board, "the spaces for them")
    yield from at.equal("citizens_on_city", setup.citizens_on_city, city, "one an achievement")
    unused = game.board.components_bigbox.citizens - board - city
    yield from at.equal("citizens_unused", setup.citizens_unused, unused, "the rest of the box")
    yield from _in_box(game, "character_cards", len(invasion.character))
    last = max(setup.rounds[players] for players in COUNTS)
    rounds_due = sorted(due.round for due in invasion.estate_due)
    yield from At("invasion", "estate_due", "").equal(
        "round", rounds_due, list(range(1, last + 1)), "one due each round"
    )
    for due in invasion.estate_due:
        paid = [name for name in due.pay.__struct_fields__ if getattr(due.pay, name) is not None]
        yield from At("invasion", "estate_due", due.label).holds(
            len(paid) == 1, "pay", paid, "exactly one kind of payment"
        )


def _towers(game: Classic) -> Iterator[Problem]:
    towers = game.invasion.tower_town
    rim = sorted(town.id for town in game.map.town if town.rim)
    yield from At("invasion", "tower_town", "").equal(
        "town", sorted(tower.town for tower in towers), rim, "the towns on the rim of the map"
    )
    for common in game.invasion.common_objective:
        if common.towers is None:
            continue
        at = At("invasion", "common_objective", common.id)
        yield from at.equal("towers", common.towers, len(towers), "the number of [[tower_town]]")
        for players in COUNTS if common.prebuilt else ():
            assert common.prebuilt is not None
            built = sum(players in tower.prebuilt_at for tower in towers)
            yield from at.equal(
                f"prebuilt.p{players}", common.prebuilt[players], built, "prebuilt [[tower_town]]"
            )


def _rounds(game: Classic) -> Iterator[Problem]:
    """The rounds of board.toml are those of the modules, each with its event."""
    rounds = game.board.rounds
    at = At("board", "rounds")
    stacks: dict[str, int | PerCount[int]] = {
        stack.id: stack.rounds for stack in game.hourglass.stack
    }
    for field, stack in (
        ("base", "base_abc"), ("base", "base_2014"), ("trade_intrigue", "trade_intrigue"),
        ("plague", "plague"), ("invasion", "invasion"),
    ):  # fmt: skip
        for players in COUNTS:
            found = at_count(getattr(rounds, field), players)
            expected = at_count(stacks[stack], players)
            yield from at.equal(field, found, expected, "as the hour glass stack says")
    for scenario in game.solo.scenario:
        field = scenario.id.removeprefix("solo_")
        yield from at.equal(field, getattr(rounds, field, None), scenario.rounds, "as in solo.toml")
    for module in ("prosperity", "duel"):
        tables = getattr(game, module)
        why = f"as in {module}.toml"
        yield from at.equal(module, getattr(rounds, module), tables.setup.rounds, why)
        numbers = list(range(1, tables.setup.rounds + 1))
        events = sorted(event.round for event in tables.event)
        yield from At(module, "event", "").equal("round", events, numbers, "one event each round")
    listed = sorted(event.list_position for event in game.duel.event)
    numbers = list(range(1, len(game.duel.event) + 1))
    yield from At("duel", "event", "").equal("list_position", listed, numbers, "each position once")
    yield from _in_box(game, "structure_cards", len(game.prosperity.structure))


def _scenario(game: Classic, scenario: Scenario) -> Iterator[Problem]:
    at = At("solo", "scenario", scenario.id)
    rounds = sorted(event.round for event in game.solo.event if event.scenario == scenario.id)
    numbers = list(range(1, scenario.rounds + 1))
    yield from at.equal("the rounds of its events", rounds, numbers, "one event each round")
    goals = [one.order for one in game.solo.objective if one.scenario == scenario.id]
    if scenario.goal_objectives is not None:
        why = "its [[objective]] rows"
        yield from at.equal("goal_objectives", scenario.goal_objectives, len(goals), why)
    if scenario.deeds_board != "board_base":
        for follower, needed in _deed_needs(game, scenario.deeds_board).items():
            supply = getattr(scenario.supply, follower, needed)
            expected = f"at least {needed} to fill its deeds"
            yield from at.holds(supply >= needed, f"supply.{follower}", supply, expected)


def _deed_needs(game: Classic, board: str) -> Counter[str]:
    deeds: list[Deed] = [deed for deed in game.deeds.deed if deed.board == board]
    return Counter(space for deed in deeds for space in deed.spaces)


def _scenario_goods(game: Classic, scenario: Scenario) -> Iterator[Problem]:
    """Goods on the map: on the edges of some towns, or as for a number of players."""
    at = At("solo", "scenario", scenario.id)
    number: int | None = None
    if scenario.goods_towns:
        towns = set(scenario.goods_towns)
        number = sum(1 for edge in game.map.edge if towns & {edge.a, edge.b})
    elif scenario.goods_players:
        number = game.map.totals.spaces[scenario.goods_players]
    if number is not None:
        found = scenario.goods_on_map_count
        yield from at.equal("goods_on_map_count", found, number, "the goods spaces in use")
    if scenario.goods_used is not None and number is not None:
        left = scenario.goods_used - number
        why = "the goods used less those on the map"
        yield from at.equal("goods_to_supply", scenario.goods_to_supply, left, why)
