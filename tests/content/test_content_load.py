"""The built-in content loads, is typed, and is read only as far as it is asked for."""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path

import pytest

from orleans.content import Content, ContentError, load_content
from orleans.content.schema import FILES
from orleans.content.schema.effect import Effect
from orleans.content.schema.row import PerCount, at_count
from orleans.content.source import Source


def test_everything_loads_and_passes_every_check() -> None:
    Content().check()


@pytest.mark.parametrize("file", FILES)
def test_every_file_has_its_table_object(content: Content, file: str) -> None:
    assert isinstance(getattr(content, file), FILES[file])


def test_the_built_in_content_is_one_shared_object() -> None:
    assert load_content() is load_content() is load_content({})


def test_joan_rules_and_names_wait_until_they_are_asked_for() -> None:
    content = Content()
    assert not {"joan", "rules"} & set(vars(content))
    assert content.joan_map.town[0].id == "orleans"
    assert "joan" in vars(content) and "rules" not in vars(content)


def test_rows_are_read_as_they_are_written(content: Content) -> None:
    assert content.board.follower[0].id == "farmer"
    assert content.map.totals.spaces[2] == 43
    assert content.board.player_kit.coins == 5
    assert content.board.market.size == 8
    bathhouse = next(place for place in content.places.place if place.id == "bathhouse")
    assert bathhouse.effect == Effect(draw=2, place=1)
    assert bathhouse.effect_in("2014") == Effect(draw=3, place=2)
    assert bathhouse.effect_in("2021") == bathhouse.effect


def test_any_row_is_found_by_its_id(content: Content) -> None:
    assert content.rows["windmill"] in content.places.place
    assert content.joan_rows["windmill"] in content.joan_places.place


def test_an_effect_tells_which_words_it_uses(content: Content) -> None:
    effects = {place.id: place.effect for place in content.places.place}
    assert effects["windmill"].keys() == {"coins", "dev"}
    assert effects["herb_garden"].keys() == {"substitute", "for"}
    assert effects["herb_garden"].for_ == ("farmer", "craftsman", "trader")
    assert Effect().keys() == frozenset()


def test_a_value_per_number_of_players_is_looked_up_by_it() -> None:
    value = PerCount(p2=1, p3=2, p4=3, p5=4)
    assert [value[players] for players in (2, 3, 4, 5)] == [1, 2, 3, 4]
    assert at_count(value, 4) == 3 and at_count(7, 4) == 7
    with pytest.raises(KeyError, match="6 players"):
        value[6]


def test_the_2021_edition_shares_the_supply_of_the_big_box(content: Content) -> None:
    assert content.board.supply_for("2021", 5) is content.board.supply_for("bigbox", 5)
    with pytest.raises(KeyError):
        content.board.supply_for("2014", 5)


def test_content_can_be_read_from_any_folder(tmp_path: Path) -> None:
    with resources.as_file(resources.files("orleans.content")) as package:
        shutil.copytree(package / "data", tmp_path / "data")
        shutil.copytree(package / "rules", tmp_path / "rules")
    places = tmp_path / "data" / "places.toml"
    Content(Source(tmp_path)).check()
    places.write_text(places.read_text("utf-8").replace("Bathhouse", "Baths"), "utf-8")
    assert Content(Source(tmp_path)).names("en")["bathhouse"] == "Baths"
    places.write_text("[[place]\n", "utf-8")
    with pytest.raises(ContentError, match=r"data/places\.toml: is not valid TOML: .*line 1"):
        Content(Source(tmp_path))
