"""The list of all components: each with a name in the reader's language, and its own page."""

from __future__ import annotations

from typing import Any

import pytest

from orleans.content.schema import Language
from tests.server.running import Running


def rows(server: Running, query: str = "") -> list[dict[str, Any]]:
    answer = server.get(f"/api/components{query}")
    assert answer.status == 200
    found: list[dict[str, Any]] = answer.json["components"]
    return found


def test_the_list_holds_both_games_and_each_component_once(server: Running) -> None:
    found = rows(server)
    named = [(row["game"], row["component"]) for row in found]
    assert len(set(named)) == len(named) > 400
    kinds = {(row["game"], row["kind"]) for row in found}
    assert {("classic", "tile"), ("classic", "deed"), ("classic", "hourglass")} <= kinds
    assert {("joan", "place"), ("joan", "solo_card")} <= kinds


@pytest.mark.parametrize("game", ["classic", "joan"])
def test_the_list_of_one_game_is_its_part_of_the_whole(server: Running, game: str) -> None:
    assert rows(server, f"?game={game}") == [row for row in rows(server) if row["game"] == game]


def test_another_game_is_refused(server: Running) -> None:
    answer = server.get("/api/components?game=chess")
    assert (answer.status, answer.json["field"]) == (400, "game")


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Bathhouse"), ("de", "Badehaus"), ("fr", "Bains publics")]
)
def test_names_are_in_the_readers_language(server: Running, language: Language, name: str) -> None:
    found = rows(server, f"?language={language}")
    assert all(row["name"] and row["kind_text"] for row in found)
    (bathhouse,) = [row for row in found if row["component"] == "bathhouse"]
    assert bathhouse["name"] == name


def test_a_row_agrees_with_the_page_it_leads_to(server: Running) -> None:
    """Also about whether one of its values is our own."""
    seen = set()
    for row in rows(server):
        if (row["game"], row["kind"], row["reconstructed"]) in seen:
            continue
        seen.add((row["game"], row["kind"], row["reconstructed"]))
        (page,) = server.get(f"/api/components/{row['component']}?game={row['game']}").json[
            "components"
        ]
        assert (page["name"], page["kind"]) == (row["name"], row["kind"])
        assert any(value["reconstructed"] for value in page["values"]) == row["reconstructed"]
