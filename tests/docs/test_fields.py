"""docs/fields.md names every field that games show, and no other."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import orleans
from orleans.bots.random_bot import RandomBot
from orleans.games import AnyGame

from .blocks import ROOT, section

PAGE = "docs/fields.md"
OFTEN = 5
"""Moves between two looks at the table."""

CLASSIC = [
    orleans.Setup(players=4, modules=["orders", "ti-events", "trade"]),
    orleans.Setup(players=3, modules=["orders", "intrigue"]),
    orleans.Setup(edition="2021", players=2),
]
JOAN = [orleans.Setup(game="joan", players=players) for players in (1, 3)]
ALONE = ("bag", "draft")
"""Fields of a player for that player only."""


class Seen:
    """All views of a few games, and their points."""

    def __init__(self, setups: Sequence[orleans.Setup]) -> None:
        self.views: list[dict[str, Any]] = []
        self.parts: set[str] = set()
        for setup in setups:
            self.watch(orleans.new(setup, seed="fields", listen=False))

    def watch(self, game: AnyGame) -> None:
        seats = range(game.setup.players)
        bots = [RandomBot(seat) for seat in seats]
        moves = 0
        while not game.over:
            seat = game.pending[0]
            if moves % OFTEN == 0:
                self.views += [game.view(seat), game.view(None)]
            for move in bots[seat].decide(game, seat):
                game.play_legal(seat, move)
                moves += 1
        self.views.append(game.view(None))
        self.parts |= {part for seat in seats for part in game.score_parts(seat)}

    def fields(self, *path: str) -> set[str]:
        """Of what lies there, in every view."""
        found: list[Any] = self.views
        for step in path:
            found = [one[step] for one in found if one.get(step) is not None]
            if found and isinstance(found[0], list):
                found = [one for several in found for one in several]
        return {field for one in found for field in one}


@pytest.fixture(scope="module")
def classic() -> Seen:
    return Seen(CLASSIC)


@pytest.fixture(scope="module")
def joan() -> Seen:
    return Seen(JOAN)


def named(title: str, level: str = "##") -> set[str]:
    """In the first column of a section's table."""
    text = section(PAGE, title) if level == "##" else sub_section(title)
    rows = re.findall(r"^\| (`.+?`) \| ", re.split(r"\n#{2,3} ", text)[0], re.M)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def sub_section(title: str) -> str:
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    return text.split(f"\n### {title}\n")[1]


def test_both_games_have_their_fields(classic: Seen, joan: Seen) -> None:
    both = named("Of both games")
    assert classic.fields() == both | named("Orléans")
    assert joan.fields() == both | named("Joan of Arc")
    assert both == classic.fields() & joan.fields() - {"deeds"}


def test_players_and_their_points(classic: Seen, joan: Seen) -> None:
    player, sheet = named("A player of Orléans", "###"), named("A sheet", "###")
    assert classic.fields("players") == player
    assert joan.fields("players") == sheet
    points = named("Points of Orléans", "###")
    assert classic.fields("players", "score") | classic.parts | {"tiles"} == points
    assert joan.fields("players", "score") == joan.parts == named("Points of Joan of Arc", "###")


def test_nobody_sees_the_bag_or_the_plans_of_another(classic: Seen) -> None:
    for view in classic.views:
        for player in view["players"]:
            own = player["seat"] == view["seat"]
            assert [field in player for field in ALONE] == [own, own]


def test_parts_that_have_fields_of_their_own(classic: Seen, joan: Seen) -> None:
    modules = {
        f"{module}.{field}"
        for module in classic.fields("modules")
        for field in classic.fields("modules", module)
    }
    assert modules == named("Modules", "###")
    assert joan.fields("joan") == named("Joan's area", "###")
    assert joan.fields("waiting") == {"part", "source", "plus"}
    assert joan.fields("players", "bank") == {"circled", "spent"}
    assert joan.fields("joan", "back") == {"arrow", "monk", "shields"}


def test_what_a_question_tells(classic: Seen, joan: Seen) -> None:
    asked = classic.fields("question") | joan.fields("question")
    assert asked <= named("The question")
    assert {"seat", "source", "coins", "left"} <= asked


def test_a_record_has_its_fields() -> None:
    record = orleans.record_of(orleans.new(orleans.Setup(players=2), seed="fields"))
    assert set(msgspec.to_builtins(record)) == named("A record")
    assert set(record.setup) <= named("Of both games") | {"modules", "options", "data"}
