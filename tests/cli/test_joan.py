"""The commands with Joan of Arc: new, show, replay, simulate, rules and tile know it."""

import json
import re
from pathlib import Path

import pytest

from orleans.content import load_content
from orleans.content.schema import Language
from orleans.display.joan.components import joan_components
from orleans.joan.setup.build import build_tables
from orleans.kernel.setup import Setup
from orleans.terminal.joan.components import joan_card
from orleans.terminal.shell.page import Page
from orleans.text.translator import LANGUAGES, Words
from tests.cli.running import Here

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_simulate_plays_all_player_counts(here: Here) -> None:
    flags = "--game joan --players 1..5 --games 10 --seed s --bots easy,random --rotate --json"
    answer = json.loads(here.run("simulate", flags).out)
    assert (answer["games"], answer["errors"]) == (10, 0)
    assert [len(scores) for scores in answer["scores"]] == [1, 2, 3, 4, 5] * 2


def test_easy_players_are_clearly_better(here: Here) -> None:
    flags = "--game joan --players 2 --games 20 --seed s --bots easy,random --rotate --json"
    answer = json.loads(here.run("simulate", flags).out)
    points: dict[str, list[int]] = {"easy": [], "random": []}
    for bots, scores in zip(answer["bots"], answer["scores"], strict=True):
        for bot, score in zip(bots, scores, strict=True):
            points[bot].append(score)
    means = {bot: sum(scores) / len(scores) for bot, scores in points.items()}
    assert 40 < means["easy"] < 80
    assert means["easy"] > 2 * means["random"]


def test_a_game_is_written_shown_as_data_and_replayed(here: Here) -> None:
    flags = "--game joan --players 1 --option level=challenge --seed s"
    assert "Joan of Arc, against Joan" in here.run("new", "solo.json", flags).out
    view = json.loads(here.run("show", "solo.json --json").out)
    assert view["joan"]["level"] == "challenge"
    answer = json.loads(here.run("replay", "solo.json --json").out)
    assert answer["ok"] and answer["scores"] == [7]
    table = here.run("replay", "solo.json").out
    assert "Product" in table and "Joan" in table


def test_a_game_is_shown_as_it_lies_on_the_table(here: Here) -> None:
    out = here.run("show --game joan --players 4 --seed s --lang de").out
    assert out.count("-- Blatt von ") == 4 and "Ausliegende Orte (2 Karten jeder niedrigeren" in out
    alone = here.run("show --game joan --players 1 --option level=challenge --seat red").out
    assert "-- Joan: Special Challenge" in alone and "-- Your sheet" in alone


# ------------------------------------------------------------------------ looking up


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_card_that_fits(language: Language) -> None:
    """With where each value comes from: what is printed only on the sheet is marked."""
    words = Words(language)
    marked = words.say("provenance", level="reconstructed").split()[0]
    rows = joan_components(load_content())
    cards = {row.id: joan_card(Page(), words, row) for row in rows}
    assert len(cards) == len(rows) > 150
    assert max(len(line) for card in cards.values() for line in card) < 80
    assert all(any(marked in line for line in cards[id]) for id in ("development_05", "two"))
    assert not any(marked in line for line in cards["standard"])


@pytest.mark.parametrize(
    "name, language, says",
    [
        ("Stable", "en", "Stable [stable], a Place card of Joan of Arc"),
        ("Sternwarte", "de", "Gefolgsleute: angeworbener Mönch [Spielregel]"),
        ("Deed 2", "en", "For the first to complete it: a Monk action (first player only) [!"),
        ("Solo card 1B", "en", "Knight: a Citizen [one source]"),
        ("Carte Solo 7", "fr", "Verso : flèche vers le bas ; action Moine"),
        ("bank column 3", "en", "First player also: the shield of bank column 3"),
        ("development_10", "en", "Bonus: a Citizen (first player only) [! our own value"),
        ("orleans-blois_water", "en", "Kind: water route"),
        ("Kennervariante", "de", "Johannas Mönchsaktionen: ja [Spielregel]"),
        ("warehouse row wine", "en", "Points: 4 [! our own value"),
    ],
)
def test_components_are_found_by_name(here: Here, name: str, language: str, says: str) -> None:
    ran = here.run("tile", name, "--game joan --lang", language)
    assert ran.code == 0 and says in " ".join(ran.out.split())


def test_a_name_of_both_games_shows_both_cards(here: Here) -> None:
    both = here.run("tile Library").out
    assert both.count("Library [library]") == 2
    assert (
        here.run("tile Library --game classic").out
        + "\n"
        + here.run("tile Library --game joan").out
        == both
    )
    assert here.run("tile qqq --game joan").err.startswith("orleans: There is no Place, deed")
    assert here.run("tile Library --game chess").code == 2


@pytest.mark.parametrize(
    "language, said",
    [
        ("en", "Trader, Farmer, Monk [seen in a photograph of the box cover]"),
        ("de", "Händler, Bauer, Mönch [auf einem Foto des Schachteldeckels zu sehen]"),
        ("fr", "Commerçant, Fermier, Moine [vu sur une photographie du couvercle de la boîte]"),
    ],
)
def test_what_comes_off_the_box_cover_says_so(here: Here, language: str, said: str) -> None:
    out = here.run(f"tile five --game joan --lang {language}").out
    assert said in " ".join(out.split())


def test_corrections_of_the_owner_are_marked(here: Here) -> None:
    (here.home / "box.toml").write_text(
        '[[joan_deeds.deed]]\nid = "five"\nfollowers = ["farmer", "trader", "knight"]\n'
    )
    out = here.run("tile five --data box.toml --game joan").out
    assert "Farmer, Trader, Knight [corrected by the owner of the box]" in " ".join(out.split())


def test_a_rule_of_this_game_names_no_edition(here: Here) -> None:
    assert here.run("rules joan.monk.recruit").out.startswith(
        "Rule joan.monk.recruit (Joan of Arc)\n"
    )


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


def test_the_corrections_of_the_page_can_be_played(here: Here) -> None:
    text = (DOCS / "joan.md").read_text(encoding="utf-8")
    (here.home / "mybox.toml").write_text(text.split("```toml\n")[1].split("```")[0])
    flags = "--game joan --players 3 --data mybox.toml --seed s"
    out = here.run("show", flags).out
    assert "Gr" in out and "~WoWo~" in out and "Depot    1111222233" in out
    assert ".$2.$ s3g.c" in out and "Grain     .  .  .  .  .  3p" in out
    assert "5 ftk" in out
    assert here.run("play --terminal --quick --save g.json", flags, typed="1\nquit\n").code == 0


def test_the_picture_of_the_page_is_the_captured_game() -> None:
    capture = (DOCS / "joan.txt").read_text(encoding="utf-8").strip()
    assert capture in (DOCS / "terminal.md").read_text(encoding="utf-8")
