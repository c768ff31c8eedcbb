"""The commands with Joan of Arc: what is not about drawing works with either game."""

import json
import re
from pathlib import Path

from orleans.joan.build import build_tables
from orleans.kernel.setup import Setup
from tests.cli.running import Here

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_simulate_plays_all_player_counts(here: Here) -> None:
    flags = "--game joan --players 1..5 --games 10 --seed s --bots greedy,random --rotate --json"
    answer = json.loads(here.run("simulate", flags).out)
    assert (answer["games"], answer["errors"]) == (10, 0)
    assert [len(scores) for scores in answer["scores"]] == [1, 2, 3, 4, 5] * 2


def test_greedy_players_are_clearly_better(here: Here) -> None:
    flags = "--game joan --players 2 --games 20 --seed s --bots greedy,random --rotate --json"
    answer = json.loads(here.run("simulate", flags).out)
    points: dict[str, list[int]] = {"greedy": [], "random": []}
    for bots, scores in zip(answer["bots"], answer["scores"], strict=True):
        for bot, score in zip(bots, scores, strict=True):
            points[bot].append(score)
    means = {bot: sum(scores) / len(scores) for bot, scores in points.items()}
    assert 40 < means["greedy"] < 80
    assert means["greedy"] > 2 * means["random"]


def test_a_game_is_written_shown_as_data_and_replayed(here: Here) -> None:
    flags = "--game joan --players 1 --option level=challenge --seed s"
    assert "Joan of Arc, against Joan" in here.run("new", "solo.json", flags).out
    view = json.loads(here.run("show", "solo.json --json").out)
    assert view["joan"]["level"] == "challenge"
    answer = json.loads(here.run("replay", "solo.json --json").out)
    assert answer["ok"] and answer["scores"] == [7]
    table = here.run("replay", "solo.json").out
    assert "Product" in table and "Joan" in table


def test_wrong_set_ups_cite_their_rule(here: Here) -> None:
    ran = here.run("new", "g.json --game joan --players 6")
    assert ran.code == 2 and "joan.setup.players" in ran.err
    ran = here.run("new", "g.json --game joan --players 1 --option places=printed")
    assert ran.code == 2 and "joan.solo.setup.sheet" in ran.err


def test_the_page_names_every_kind_of_move() -> None:
    text = (DOCS / "joan.md").read_text(encoding="utf-8")
    text = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    moves = build_tables(Setup("joan", "1", 4)).vocabulary
    named = {words for words in re.findall(r"`([^`]+)`", text) if words in moves.by_notation}
    assert {move.kind for move in moves.moves} == {moves.parse(words).kind for words in named}
