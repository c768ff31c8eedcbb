"""Every fault that the engine can find has a sentence in every language."""

import pickle
from typing import Any

import pytest

import orleans
from orleans.content import ContentError
from orleans.kernel.faults import Fault
from orleans.kernel.moves import NotationError
from orleans.kernel.positions import PositionError
from orleans.kernel.record import RecordError
from orleans.kernel.refusals import Refusal, Refused
from orleans.kernel.setup import SetupError
from orleans.text.errors import Problem, sentence_of
from orleans.text.translator import LANGUAGES, Words
from tests.text.engine import faults_raised
from tests.text.messages import messages

RAISED = list(faults_raised())
GERMAN = Words("de")


def test_every_fault_names_a_message_and_has_its_facts() -> None:
    speaks_of = messages("en")
    assert len(RAISED) > 80
    assert [raised for raised in RAISED if raised.key not in speaks_of] == []
    assert [raised for raised in RAISED if not speaks_of[raised.key] <= raised.facts] == []


def test_the_text_for_developers_is_english_and_holds_the_facts() -> None:
    with pytest.raises(SetupError, match=r"^there is no edition '1999'; there are 2014, 2021"):
        orleans.new(orleans.Setup(edition="1999"))
    with pytest.raises(PositionError, match=r"^red.coins: 'x' is not a number from 0 to 999$"):
        orleans.new(position={"red": {"coins": "x"}})


def test_a_fault_is_told_with_its_rule() -> None:
    with pytest.raises(SetupError) as caught:
        orleans.new(orleans.Setup(edition="2014", players=5))
    assert caught.value.rule == "setup.players.four"
    assert sentence_of(GERMAN, caught.value) == (
        "die Ausgabe 2014 ist für 2, 3, 4 Spieler "
        "(Regel setup.players.four: Das Spiel ist für 2, 3 oder 4 Spieler)"
    )


def test_the_fault_behind_a_fault_is_told_too() -> None:
    record = orleans.record_of(orleans.new(orleans.Setup(players=2), seed="s"))
    fields: dict[str, Any] = {**plain(record), "moves": ["0 dance"]}
    wrong = orleans.Record(**fields)
    with pytest.raises(RecordError) as caught:
        orleans.verify_record(wrong)
    assert sentence_of(GERMAN, caught.value) == (
        "die Aufzeichnung lässt sich bei Zug 1 von 1 nicht nachspielen "
        "(„dance“ ist kein Zug dieses Spiels)"
    )
    assert str(caught.value).endswith("move 1 of 1: 'dance' is not a move of this game")


def plain(record: orleans.Record) -> dict[str, object]:
    return {field: getattr(record, field) for field in record.__struct_fields__}


def test_a_refusal_behind_a_fault_is_a_rule() -> None:
    refused = Refused(Refusal("plan.match"))
    said = sentence_of(GERMAN, RecordError("record-damaged", "{reason}", reason=refused))
    assert GERMAN.rule_text("plan.match") in said and "Refusal" not in said


def test_what_is_rare_has_a_general_sentence_with_its_place() -> None:
    with pytest.raises(PositionError) as caught:
        orleans.new(position={"round": 0})
    assert sentence_of(GERMAN, caught.value) == (
        "round: Das ist so nicht möglich (rounds are counted from 1)"
    )


def test_faults_of_the_data_name_the_file_and_count_the_others() -> None:
    error = ContentError("box.toml: [[place]]: a is 1, expected 2", "box.toml: b", "box.toml: c")
    assert [sentence_of(Words(language), error) for language in LANGUAGES] == [
        "box.toml: [[place]]: a is 1, expected 2 (and 2 more faults)",
        "box.toml: Diese Angaben sind nicht brauchbar ([[place]]: a is 1, expected 2) "
        "(und 2 weitere Fehler)",
        "box.toml\N{NO-BREAK SPACE}: ces valeurs sont inutilisables "
        "([[place]]: a is 1, expected 2) (et 2 autres erreurs)",
    ]


def test_what_others_raise_says_it_itself() -> None:
    problem = Problem("error-record", path="a.json", reason=OSError("disk on fire"))
    assert problem.sentence(GERMAN) == "a.json: disk on fire"


def test_faults_cross_from_process_to_process() -> None:
    fault: Fault = NotationError("notation-unknown", "{notation!r} is no move", notation="dance")
    again = pickle.loads(pickle.dumps(fault))
    assert type(again) is NotationError and str(again) == "'dance' is no move"
    assert (again.key, again.facts) == ("notation-unknown", {"notation": "dance"})


def test_a_number_of_any_length_can_be_told() -> None:
    fault = RecordError("record-format", "{format} {known}", format=10**30, known=1)
    assert str(10**30) in sentence_of(GERMAN, fault)
