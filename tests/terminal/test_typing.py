"""What may be typed: numbers, notations, clear beginnings, names, and questions about rules."""

import re

import pytest

from orleans.classic.ids import FOLLOWERS
from orleans.content import load_content
from orleans.content.schema import Language
from orleans.terminal.classic.letters import followers_by_letter
from orleans.text.translator import LANGUAGES, Words
from tests.cli.running import Here
from tests.terminal.playing import moves, play, write_position

FLAGS = "--edition 2021 --players 2"


@pytest.mark.parametrize(
    "typed",
    [
        "place farmer* village.1",
        "farmer* village",
        "f* vill",
        "pl f* village 1",
        "F* Village",
    ],
)
def test_one_move_many_ways(here: Here, typed: str) -> None:
    play(here, FLAGS, typed=f"{typed} | quit")
    assert moves(here.home) == ["0 place farmer* village.1"]


@pytest.mark.parametrize(
    "language, name", [("en", "farm house"), ("en", "farmh"), ("de", "Bauernhaus"), ("fr", "ferme")]
)
def test_a_place_s_name_fills_it(here: Here, language: str, name: str) -> None:
    play(here, FLAGS, typed=f"{name} | quit", lang=language)
    assert moves(here.home) == ["0 place boatman* farm_house.1", "0 place craftsman* farm_house.2"]


def planning(here: Here, market: str, rest: str = "") -> str:
    text = f'edition = "2021"\nplayers = 2\nphase = "planning"\n[red]\nmarket = "{market}"\n{rest}'
    return write_position(here.home, text)


def test_jokers_fill_last_and_neutral_followers_are_kept(here: Here) -> None:
    position = planning(here, "monk farmer farmer* boatman")
    ran = play(here, position, typed="ship | quit")
    assert moves(here.home) == [
        "0 place farmer* ship.1",
        "0 place boatman ship.2",
        "0 place monk ship.3",
    ]
    assert "it is complete" in ran.out


def test_a_place_is_filled_as_far_as_it_goes(here: Here) -> None:
    ran = play(here, planning(here, "farmer*"), typed="ship | ship | quit")
    assert "Ship: F* placed; a Boatman and a Knight are still missing." in ran.out
    assert "Nothing on your Market fits Ship" in ran.out


def test_stand_ins_leave_room_for_the_real_ones(here: Here) -> None:
    """Boatmen may stand in for Farmers, but here one is needed as a Boatman."""
    position = planning(here, "boatman boatman knight", 'tiles = ["herb_garden"]\n')
    play(here, position, typed="ship | quit")
    assert len(moves(here.home)) == 3


def test_the_town_hall_asks_whom_to_send(here: Here) -> None:
    ran = play(here, planning(here, "farmer knight"), typed="town hall | k town | quit")
    assert "Which of these?" in ran.out and "place farmer town_hall.1" in ran.out


def test_several_moves_in_a_line_count_the_list_that_was_shown(here: Here) -> None:
    first = play(here, FLAGS, typed="quit").out
    assert "6 B*>1  7 C*>2" in first
    play(here, FLAGS, "--force", typed="6; 7; done | quit")
    assert moves(here.home)[:3] == [
        "0 place boatman* farm_house.1",
        "0 place craftsman* farm_house.2",
        "0 done",
    ]


def test_a_line_stops_at_the_first_move_that_is_refused(here: Here) -> None:
    ran = play(here, FLAGS, typed="place knight ship.3; done | quit")
    assert "Not possible: place knight ship.3" in ran.out and moves(here.home) == []


def test_what_follows_the_last_own_decision_is_not_done(here: Here) -> None:
    ran = play(here, FLAGS, typed="done; village | quit", seed="s2")
    assert "it’s no longer your decision" in ran.out or "Not possible" in ran.out


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_an_illegal_move_is_answered_by_its_rule(here: Here, language: str) -> None:
    ran = play(here, FLAGS, typed="place trader* village.1 | quit", lang=language)
    rule = load_content().rules["plan.match"]
    out = " ".join(ran.out.split())
    assert "plan.match" in out and rule.sources[0] in out
    texts = {"en": rule.text, "de": rule.text_in("de"), "fr": rule.text_in("fr")}
    assert texts[language] in out
    assert moves(here.home) == []


def test_why_explains_refusals_and_confirms_what_is_possible(here: Here) -> None:
    ran = play(here, FLAGS, typed="why monastery | why 1 | why place monk ship.1 | why | quit")
    assert "place trader* monastery.2 is possible now" in ran.out
    assert "is possible now" in ran.out
    assert "Rule plan.place" in ran.out
    assert "Which move?" in ran.out


def test_nonsense_gets_a_suggestion(here: Here) -> None:
    ran = play(here, FLAGS, typed="dnoe | xyzzy | 999 | quit")
    assert "Did you mean: done" in ran.out
    assert "“xyzzy” is neither a move nor a command" in ran.out
    assert "There’s no choice 999" in ran.out


def test_looking_around_changes_nothing(here: Here) -> None:
    verbs = "? | help | board | map | deeds | tiles | mats | bag | odds | log | log all | hint"
    questions = "rules gear wheel | rules plan.match | rules qqqq | tile Ship | tile qqq | tile b"
    ran = play(here, FLAGS, typed=f"{verbs} | {questions} | warnings off | quit")
    assert ran.code == 0 and moves(here.home) == []
    for words in (
        "Beneficial Deeds",
        "Place tiles in the stacks",
        "Blue’s board",
        "Your bag is empty",
        "Round 1 begins",
        "would do this",
        "No rule contains",
        "Ship [ship], a Place of the player board",
        "There’s no Place",
        "Which one",
    ):
        assert words in ran.out


def test_the_hint_can_be_played(here: Here) -> None:
    ran = play(here, FLAGS, typed="hint | quit")
    hinted = ran.out.split("would do this:\n")[1].split("\n")[0].strip().split(" (")[0]
    play(here, FLAGS, "--force", typed=f"{hinted} | quit")
    assert moves(here.home) == [f"0 {hinted}"]


@pytest.mark.parametrize(
    "lang, typed, legend",
    [
        ("en", "f* vill", "Letters: F Farmer, B Boatman, C Craftsman, T Trader, K Knight"),
        ("de", "b* dorf", "Buchstaben: B Bauer, S Schiffer, W Handwerker, H Händler, R Ritter"),
        ("fr", "f* vill", "Lettres : F Fermier, B Batelier, A Artisan, C Commerçant, V Chevalier"),
    ],
)
def test_followers_have_letters_of_the_language(
    here: Here, lang: str, typed: str, legend: str
) -> None:
    out = play(here, FLAGS, typed=f"{typed} | quit", lang=lang).out
    assert legend in " ".join(out.split())
    assert moves(here.home) == ["0 place farmer* village.1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_followers_share_a_letter(language: Language) -> None:
    assert len(followers_by_letter(Words(language))) == len(FOLLOWERS)


@pytest.mark.parametrize(
    "flags, searched, first",
    [
        (FLAGS, "trading station", "guildhall."),
        (FLAGS, "merchant", "setup.kit"),
        ("--edition bigbox --players 2", "merchant", "place.merchant_house"),
        ("--edition bigbox --players 2 --modules ti-events", "pay coins torture", "torture."),
        ("--edition bigbox --players 2 --modules ti-events", "silentium", "events.ti."),
    ],
)
def test_rules_of_the_game_in_play_are_found_first(
    here: Here, flags: str, searched: str, first: str
) -> None:
    rules = load_content().rules
    out = play(here, flags, typed=f"rules {searched} | quit").out
    found = re.findall(r"^([\w.]+): ", out.split(f"> rules {searched}")[1], re.M)
    assert found[0].startswith(first), found
    others = [rules[id].file not in ("base", "places", "trade_intrigue") for id in found]
    assert others == sorted(others)


def test_the_language_changes_in_a_game(here: Here) -> None:
    ran = play(here, FLAGS, typed="language de | dorf | language xx | language FR | board | quit")
    english, german, french = re.split(
        "Das Spiel ist jetzt auf Deutsch.|Le jeu est maintenant", ran.out
    )
    assert "Plan: which Follower goes where?" in english
    assert "Dorf:" in german and "Dein Tableau" in german and "Welche Sprache?" in german
    assert "Votre plateau" in french and "Partie sauvegardée." in french
    assert [move.split()[1] for move in moves(here.home)] == ["place"] * 3


def test_a_hint_is_followed_by_one_word(here: Here) -> None:
    ran = play(here, FLAGS, typed="follow | hint | follow | follow | quit")
    early, hinted = ran.out.split("would do this:\n")
    assert "There’s no hint to follow" in early
    advised = [line.strip().split(" (")[0] for line in hinted.split("Why")[0].splitlines()]
    made = [move.removeprefix("0 ") for move in moves(here.home) if move.startswith("0 ")]
    assert made == advised and made[-1] == "done"
    assert "There’s no hint to follow" in hinted.split("> follow")[2]


def test_the_event_shown_is_the_one_in_play(here: Here) -> None:
    position = planning(here, "farmer*")
    text = (here.home / "position.toml").read_text()
    (here.home / "position.toml").write_text(f'event = "abc_b_harvest"\n{text}')
    assert "[abc_b_harvest]" in play(here, position, typed="tile harvest | quit").out
