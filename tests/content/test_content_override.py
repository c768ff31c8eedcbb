"""An owner of the box corrects values, and nothing but values that exist and fit."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from orleans.content import Content, ContentError, load_content, load_override
from orleans.content.schema.places import Place


def written(folder: Path, text: str) -> Path:
    path = folder / "mybox.toml"
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    return path


def corrected(folder: Path, text: str) -> Content:
    return load_content(load_override(written(folder, text)))


def refused(folder: Path, text: str) -> str:
    with pytest.raises(ContentError) as caught:
        load_override(written(folder, text))
    return str(caught.value)


def bathhouse_of(content: Content) -> Place:
    return next(place for place in content.places.place if place.id == "bathhouse")


BATHHOUSE = """
    [[places.place]]
    id = "bathhouse"
    slots = ["farmer"]
"""


def test_only_the_given_field_changes(tmp_path: Path, content: Content) -> None:
    mine = corrected(tmp_path, BATHHOUSE)
    before, after = bathhouse_of(content), bathhouse_of(mine)
    assert (before.slots, after.slots) == (("boatman",), ("farmer",))
    assert before.effect == after.effect
    assert mine.map == content.map
    assert [place.id for place in mine.places.place] == [p.id for p in content.places.place]


def test_a_corrected_value_is_the_owners_word(tmp_path: Path) -> None:
    mine = corrected(tmp_path, BATHHOUSE)
    bathhouse = mine.rows["bathhouse"]
    assert mine.provenance(bathhouse, "slots") == "owner"
    assert mine.provenance(bathhouse, "effect") == "rulebook"
    assert mine.provenance(bathhouse) == "rulebook"


@pytest.mark.parametrize("field", ["provenance", "slots_provenance"])
def test_the_file_may_say_where_its_value_comes_from(tmp_path: Path, field: str) -> None:
    mine = corrected(tmp_path, BATHHOUSE + f'    {field} = "single-source"\n')
    assert mine.provenance(mine.rows["bathhouse"], "slots") == "single-source"
    assert mine.provenance(mine.rows["bathhouse"]) == "rulebook"


def test_a_field_under_a_stem_takes_its_own_level(tmp_path: Path) -> None:
    mine = corrected(
        tmp_path,
        """
        [[deeds.deed]]
        id = "trade_alchemy"
        spaces = ["any", "any", "any", "any", "any"]
        """,
    )
    assert mine.provenance(mine.rows["trade_alchemy"], "spaces") == "owner"


def test_tables_without_rows_merge_field_by_field(tmp_path: Path, content: Content) -> None:
    mine = corrected(tmp_path, "[board.development]\ncitizens = [4, 18, 28]\n")
    assert mine.board.development.citizens == (4, 18, 28)
    assert mine.board.development.status == content.board.development.status
    assert mine.provenance(mine.board.development, "citizens") == "owner"


def test_rows_without_id_are_found_by_their_key(tmp_path: Path) -> None:
    mine = corrected(
        tmp_path,
        """
        [[board.track]]
        follower = "boatman"
        coins = [2, 3, 4, 6, 0]

        [[board.coin]]
        edition = "bigbox"
        value = 1
        count = 30

        [board.components_bigbox]
        coins_1 = 30

        [board.coins_limit]
        pieces = { e2014 = 47, e2021 = 86, bigbox = 55 }
        value_total = { bigbox = 280 }

        [[invasion.estate_due]]
        round = 3
        pay = { food = 2 }
        """,
    )
    track = next(track for track in mine.board.track if track.follower == "boatman")
    assert track.coins == (2, 3, 4, 6, 0) and mine.provenance(track, "coins") == "owner"
    assert mine.board.coin[0].count == 30
    assert next(due for due in mine.invasion.estate_due if due.round == 3).pay.food == 2


def test_joan_of_arc_can_be_corrected_too(tmp_path: Path) -> None:
    mine = corrected(tmp_path, '[[joan_places.place]]\nid = "stable"\nfollowers = ["knight"]\n')
    stable = next(place for place in mine.joan_places.place if place.id == "stable")
    assert stable.followers == ("knight",)
    assert mine.rows == load_content().rows


def test_a_name_can_be_corrected_on_its_row(tmp_path: Path) -> None:
    mine = corrected(tmp_path, '[[deeds.deed]]\nid = "base_astronomy"\nname_de = "Sternkunde"\n')
    assert mine.names("de")["base_astronomy"] == "Sternkunde"


def test_the_same_corrections_give_the_same_object(tmp_path: Path) -> None:
    override = load_override(written(tmp_path, BATHHOUSE))
    assert load_content(override) is load_content(dict(override))
    assert load_content(override) is not load_content()
    assert load_content(override).override == override
    assert load_content().override == {}


REFUSED = [
    (
        BATHHOUSE.replace('"farmer"', '"boatmann"'),
        'mybox.toml: [[places.place]] "bathhouse": slots[0] is "boatmann", expected one of any, ',
    ),
    (
        BATHHOUSE.replace("slots =", "slot ="),
        'mybox.toml: [[places.place]] "bathhouse": slot is not a field of this table, expected',
    ),
    (
        BATHHOUSE.replace('"bathhouse"', '"bathhous"'),
        'mybox.toml: [[places.place]] "bathhous": id is unknown, expected a row of the data; an '
        'override adds none, did you mean "bathhouse"?',
    ),
    (
        BATHHOUSE.replace('id = "bathhouse"', ""),
        "mybox.toml: [[places.place]]: id is missing, expected the row that is to be corrected",
    ),
    (
        BATHHOUSE + BATHHOUSE,
        'mybox.toml: [[places.place]] "bathhouse": id is used twice, expected one correction',
    ),
    (
        BATHHOUSE + '    slots_provenance = "own"\n',
        'mybox.toml: [[places.place]] "bathhouse": slots_provenance is "own", expected one of '
        "corroborated, inferred, owner, photograph, reconstructed, rulebook, "
        "single-source",
    ),
    (
        "[places.place]\nid = 1\n",
        "mybox.toml: [places.place]: this is not a list of rows, expected rows, each under "
        "[[places.place]]",
    ),
    (
        "[[board.market]]\nsize = 9\n",
        "mybox.toml: [board.market]: this is [{ size = 9 }], expected [board.market] with the "
        "fields to correct",
    ),
    (
        "[[places.tile]]\nid = 1\n",
        "mybox.toml: [places.tile]: this is not a table of the data file, expected one of place, "
        'tile_list, did you mean "tile_list"?',
    ),
    (
        "[place.bathhouse]\nslots = []\n",
        "mybox.toml: place is not a data file, expected one of board, deeds, duel, hourglass, ",
    ),
    ("places = 3\n", "mybox.toml: places is 3, expected tables"),
    (
        '[[orders.order]]\nid = "order_blois"\ntown = "paris"\n',
        'mybox.toml: [[orders.order]] "order_blois": town is "paris", expected the id of a town',
    ),
    (
        "[[board.good]]\nid = \"grain\"\ncount = 25\n",
        "mybox.toml: [board.components_bigbox]: grain is 24, expected 25, the count of [[good]]",
    ),
    (
        '[[joan_places.place]]\nid = "stable"\nprinted = false\n',
        "mybox.toml: [joan_places.place_setup]: printed_per_category is 4, expected 3, the printed",
    ),
    ("[[places.place]\n", "mybox.toml: is not valid TOML: "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), REFUSED)
def test_a_bad_correction_is_refused_by_file_table_row_and_field(
    tmp_path: Path, text: str, sentence: str
) -> None:
    assert sentence in refused(tmp_path, text)


def test_a_missing_file_is_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^mybox\.toml: cannot be read \(No such file"):
        load_override(tmp_path / "mybox.toml")


def test_a_file_that_is_no_text_is_said_plainly(tmp_path: Path) -> None:
    path = tmp_path / "mybox.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match=r"^mybox\.toml: is not UTF-8 text$"):
        load_override(path)


def test_corrections_without_a_file_are_called_an_override() -> None:
    with pytest.raises(ContentError, match=r"^override: \[\[places\.place\]\]"):
        load_content({"places": {"place": [{"id": "bathhouse", "category": "III"}]}})
