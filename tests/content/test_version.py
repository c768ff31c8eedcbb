"""One version stands for rules and data: whoever changes what records depend on raises it."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from orleans.content import Content
from orleans.content.digest import digests
from orleans.kernel.record import RULES_VERSION

from .make_digest import COMMAND, advice, digests_now, text_of, written_down

Changed = Callable[[str, Callable[[dict[str, Any]], object]], Content]


def test_the_content_is_that_of_its_version() -> None:
    assert advice(written_down(), digests_now(), RULES_VERSION) == ""


@pytest.mark.parametrize("released", [True, False])
def test_whoever_changes_a_released_version_is_told_to_raise_it(released: bool) -> None:
    written = {**written_down(), "released": released}
    said = advice(written, {**digests_now(), "joan_deeds": "another"}, RULES_VERSION)
    assert said.startswith("joan_deeds: changed") and COMMAND in said
    assert ("raise RULES_VERSION" in said) == released


def test_a_raised_version_has_to_be_written_down() -> None:
    assert COMMAND in advice(written_down(), digests_now(), RULES_VERSION + 1)


def test_what_is_written_down_can_be_read_again() -> None:
    written = tomllib.loads(text_of(7, True, {"board": "b", "options": "o"}))
    assert written == {"version": 7, "released": True, "digests": {"board": "b", "options": "o"}}


def set_in(table: str, field: str, value: object) -> Callable[[dict[str, Any]], object]:
    """A change of the first row of a table."""

    def change(data: dict[str, Any]) -> None:
        data[table][0][field] = value

    return change


@pytest.mark.parametrize(
    "table, field, value",
    [("place", "provenance", "inferred"), ("place", "summary", "x"), ("place", "note", "x")],
)
def test_what_people_read_is_no_other_version(
    changed: Changed, content: Content, table: str, field: str, value: object
) -> None:
    other = changed("data/places", set_in(table, field, value))
    assert digests(other.classic) == digests(content.classic)


def test_a_value_that_games_read_is_another_version(changed: Changed, content: Content) -> None:
    """Only one deed of Joan of Arc asks for something else."""

    def otherwise(data: dict[str, Any]) -> None:
        data["deed"][4]["followers"].reverse()

    other, known = changed("data/joan_deeds", otherwise), digests(content.joan)
    found = digests(other.joan)
    assert [file for file in known if found[file] != known[file]] == ["joan_deeds"]
    assert other.joan_digest != content.joan_digest
    assert other.classic_digest == content.classic_digest
