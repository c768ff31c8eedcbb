"""Wrong input: exit code 2, one sentence, no traceback, and no file is touched."""

from pathlib import Path

import msgspec
import pytest

from orleans import Setup, new, record_of
from orleans.content import ContentError
from tests.cli.running import Here, files_in, run

GAME = record_of(new(Setup(edition="2021", players=2), seed="s"), reveal_seed=True)
PLAIN = msgspec.to_builtins(GAME)


@pytest.fixture
def litter(tmp_path: Path) -> Path:
    """Files of every wrong kind."""
    texts = {
        "words.txt": "these are words",
        "list.json": "[1, 2]",
        "other.json": '{"a": 1}',
        "field.toml": 'colour = "red"',
        "number.toml": 'round = "x"',
        "shape.toml": "deeds = { base_astronomy = 3 }",
        "players.toml": 'players = "two"',
        "impossible.toml": "[red]\ngoods = { wine = 99 }",
        "places.toml": "[places]\nx = 1",
        "knights.toml": 'players = 2\n[red.spaces]\nship = "knight knight knight"',
        "town.toml": 'players = 2\n[red]\nmerchant = "bloiss"',
        "cut.json": GAME.to_json().decode()[:200],
        "format.json": msgspec.json.encode({**PLAIN, "format": 99}).decode(),
        "seedless.json": msgspec.json.encode({**PLAIN, "seed": ""}).decode(),
        "good.json": GAME.to_json().decode(),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "empty").touch()
    (tmp_path / "folder").mkdir()
    return tmp_path


NEW = "new a.json"
CASES = {
    "": "",
    "dance": "“dance” is not one of play, join",
    "simulat": "there is no “simulat”; did you mean simulate?",
    "Tile ship": "did you mean tile",
    f"{NEW} --edition 1999": "“1999” is not an edition",
    f"{NEW} --players 5 --edition 2014": "rule setup.players.four: The game takes 2, 3 or 4",
    f"{NEW} --players none": "--players takes a number",
    f"{NEW} --players 1": "setup.players.five",
    f"{NEW} --game chess": "“chess” is not a game",
    f"{NEW} --modules dragons": "“dragons” is not a module",
    f"{NEW} --option speed=9": "“speed” is not an option",
    f"{NEW} --option bank": "NAME=VALUE",
    f"{NEW} --option bank=lots --edition 2014": "takes a number, not 'lots'",
    f"{NEW} --option bank=3 --edition 2014": "setup.coins",
    f"{NEW} --option start_player=7": "“7” is not a seat; use red, blue",
    f"{NEW} --option start_player=0": "“0” is not a seat",
    f"{NEW} --players 2 --option start_player=green": "one of the 2 seats",
    f"{NEW} --option strike_tiles=true": "setup.exclude.turn",
    f"{NEW} --data none.toml": "can’t be read",
    f"{NEW} --data places.toml": "not a table of the data file",
    f"{NEW} --data binary": "not UTF-8",
    f"{NEW} --position none.toml": "can’t be read",
    f"{NEW} --position field.toml": "no field “colour”",
    f"{NEW} --position number.toml": "round",
    f"{NEW} --position shape.toml": "not a position that can be set up",
    f"{NEW} --position players.toml": "position",
    f"{NEW} --position impossible.toml": "of wine, but there are 18",
    f"{NEW} --position knights.toml": "red.spaces.ship: knight cannot stand on space 1 (rule plan",
    f"{NEW} --position town.toml": "red.merchant: there is no 'bloiss'; did you mean blois?",
    f"{NEW} --position empty": "empty: this file is empty",
    f"{NEW} --data empty": "empty: this file is empty",
    f"{NEW} --position list.json": "not a position",
    f"{NEW} --position binary": "not UTF-8",
    f"{NEW} --position folder": "can’t be read",
    f"{NEW} --lang xx": "“xx” is not one of",
    f"{NEW} --seed \x1b": "seed",
    "new words.txt": "already exists",
    "new nowhere/a.json": "can’t be written",
    "new words.txt/a.json": "can’t be written",
    "new": "missing: FILE",
    "simulate --bots deep": "“deep” is not one of random, easy, normal",
    "simulate --players 2 --bots easy,random,random": "--bots names 3, but there is room for 2",
    "simulate --games 0": "--games takes a number from 1",
    "simulate --games many": "--games",
    "simulate --jobs 0": "--jobs",
    "simulate --players 5..2": "a range such as 2..5",
    "simulate --players 2..x": "--players",
    "simulate --players 2..6": "setup.players.five",
    "simulate --position shape.toml": "not a position",
    "replay": "missing: FILE",
    "replay none.json": "can’t be read",
    "replay folder": "can’t be read",
    "replay words.txt": "not a game record",
    "replay cut.json": "not a game record",
    "replay format.json": "record format 99",
    "replay empty": "empty: this file is empty",
    "show none.json": "can’t be read",
    "show empty": "empty: this file is empty",
    "show good.json --edition 2014": "--edition can’t be used with a saved game",
    "show good.json --seed s": "--seed can’t be used with a saved game",
    "show town.toml --position town.toml": "--position can’t be combined with FILE",
    "show other.json": "no field “a”",
    "show words.txt": "not a position",
    "show good.json --move 99": "there is no moment 99",
    "show good.json --move x": "--move",
    "show --move 3": "--move needs",
    "show --seat purple": "“purple” is not a seat",
    "show --players 2 --seat 3": "“3” is not a seat",
    "rules": "which rule?",
    "rules qqqqq": "No rule contains",
    "rules --coverage plan.match": "--coverage can’t be combined with plan.match",
    "tile": "missing: NAME",
    "tile qqqqq": "There’s no Place",
    "tile b": "Which one",
    "tile Bathhose": "There’s no “Bathhose”. Did you mean Bathhouse?",
    "tile Bloiss": "Did you mean Blois",
    "completion tcsh": "“tcsh” is not one of bash, zsh, fish",
    "backup b.gz --db nowhere/tables.sqlite": "nowhere/tables.sqlite",
    "restore good.json --db nowhere/tables.sqlite": "good.json",
    "stats good.json --force": "--force needs --charts",
    "join localhost:1 --players 3": "--players needs --new",
    "join localhost:1 --clock 900": "--clock needs --new",
    "play --terminal words.txt": "not a game record",
    "play --terminal seedless.json --quick": "no seed",
    "play --terminal good.json --edition 2014": "--edition can’t be used with a saved game",
    "play --terminal --quick --seats purple": "“purple” is not a seat",
    "play --terminal --quick --bots deep": "“deep” is not one of",
    "play --terminal --quick --names ,": "at least one letter",
    "play --terminal --quick --edition 2014 --players 5": "setup.players.four",
    "play --terminal --quick --save words.txt": "already exists",
    "play --terminal --quick --save nowhere/a.json": "can’t be written",
    "play --terminal --continue": "there is no saved game in",
    "play --terminal --continue good.json": "--continue can’t be combined with good.json",
    "play --terminal --no-browser --quick": "--no-browser can’t be combined with --terminal",
    "play --terminal --quick --force": "--force needs --save",
    "play --terminal --quick --names Anna,Ben,anna": "already a player called “anna”",
    "play --terminal --quick --names Blue": "already a player called “Blue”",
    "play --terminal --quick --players 2 --names A,B,C": "--names names 3, but there is room for 2",
    "play --terminal --quick --players 2 --bots easy,easy": "--bots names 2, but there is room for",
    "play --terminal --quick --seats red,1": "the seat red is named twice",
}


@pytest.mark.parametrize("line, says", [case for case in CASES.items() if case[0]])
def test_wrong_input_is_one_sentence(here: Here, litter: Path, line: str, says: str) -> None:
    before = files_in(litter)
    ran = here.run(line)
    assert ran.code == 2
    assert ran.out == ""
    assert says in ran.err
    assert ran.err.count("\n") == 1 and "Traceback" not in ran.err
    assert files_in(litter) == before


@pytest.mark.parametrize(
    "line",
    [
        "new a.json --edition 1999",
        "replay words.txt",
        "play --terminal --quick --bots deep",
        "dance",
    ],
)
def test_real_processes_say_the_same(litter: Path, line: str) -> None:
    before = files_in(litter)
    ran = run(litter, line)
    assert ran.code == 2
    assert ran.err.startswith("orleans: ") and ran.err.count("\n") == 1
    assert files_in(litter) == before


def test_refusals_speak_the_user_s_language(here: Here) -> None:
    words = here.run("new", "a.json", "--edition", "2014", "--players", "5", "--lang", "de").err
    assert "Regel setup.players.four: Das Spiel ist für 2, 3 oder 4 Spieler" in words
    assert "n’existe pas" in here.run("simulate", "--lang=fr", "--bots", "deep").err


@pytest.mark.parametrize(
    "line, says",
    [
        (f"{NEW} --edition 1999 --lang de", "es gibt keine Ausgabe „1999“; es gibt 2014, 2021"),
        (f"{NEW} --edition 2014 --players 5 --lang fr", "l’édition 2014 se joue à 2, 3, 4 joueurs"),
        (f"{NEW} --edition 2014 --option bank=x --lang de", "bank verlangt eine Zahl, nicht 'x'"),
        (f"{NEW} --position knights.toml --lang fr", "knight ne peut pas occuper la case 1"),
        (f"{NEW} --data words.txt --lang de", "words.txt: Das ist kein gültiges TOML ("),
        (f"{NEW} --data places.toml --lang fr", "places.toml : ces valeurs sont inutilisables ("),
        (f"{NEW} --position field.toml --lang fr", "une position n’a pas de champ « colour »"),
        (f"{NEW} --position impossible.toml --lang de", "von wine, es gibt aber 18"),
        ("replay words.txt --lang de", "das ist keine Aufzeichnung einer Partie ("),
        ("show good.json --move 99 --lang fr", "il n’y a pas de coup 99"),
        ("play --terminal seedless.json --lang de", "diese Aufzeichnung hat keinen Startwert"),
        (
            "play --terminal --quick --modules orders,orders --lang fr",
            "le module orders est nommé deux fois",
        ),
    ],
)
def test_faults_of_the_engine_speak_it_too(here: Here, litter: Path, line: str, says: str) -> None:
    ran = here.run(line)
    assert ran.code == 2
    assert says in ran.err.replace("\N{NO-BREAK SPACE}", " ")


def test_a_data_directory_that_cannot_be_made(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    (here.home / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(here.home / "file"))
    ran = here.run("play", "--terminal --quick")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "can’t be written" in ran.err


def test_what_nobody_foresaw_is_still_one_sentence(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(*_: object) -> None:
        raise RuntimeError("the floor is gone")

    monkeypatch.setattr("orleans.commands.tile.find", fall)
    ran = here.run("tile", "ship")
    assert ran.code == 70
    assert ran.err == "orleans: internal error: RuntimeError: the floor is gone\n"


def test_data_that_cannot_be_read_is_still_one_sentence(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words need the data, so there are none to say it in."""

    def fall(*_: object) -> None:
        raise ContentError("places.toml: slots is missing")

    monkeypatch.setattr("orleans.text.translator.load_content", fall)
    ran = here.run("tile", "ship")
    assert (ran.code, ran.err) == (70, "orleans: places.toml: slots is missing\n")


def test_a_mistyped_folder_of_the_database_is_not_made(tmp_path: Path) -> None:
    ran = run(tmp_path, "serve --db nowhere/tables.sqlite --port 0 --log quiet")
    assert (ran.code, ran.out) == (2, "")
    assert "the database can’t be opened (No such file or directory)" in ran.err
    assert not list(tmp_path.rglob("nowhere"))
