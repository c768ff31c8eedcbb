"""The pages about commands and positions say what is true."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

import orleans
from orleans.classic.position.game import GAME_FIELDS
from orleans.classic.position.seat import SEAT_FIELDS
from orleans.cli import COMMANDS, build_parser
from orleans.games import OPTIONS
from orleans.terminal.games import boards_of
from orleans.terminal.local_game import LocalGame
from orleans.terminal.shell.commands import VERBS
from orleans.terminal.shell.page import Page
from orleans.text.translator import Words
from tests.cli.running import Here

DOCS = Path(__file__).parent.parent.parent / "docs"
ROOT = DOCS.parent
GOLDEN = ROOT / "tests" / "classic" / "golden" / "2021_4.json"
PAGES = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md")])
COMMAND = re.compile(r"^(?:\$ |\.venv/bin/)?(?:python3 run )?orleans( .*)?$", re.MULTILINE)


INLINE = re.compile(r"`orleans ([^`]+)`")

# What takes long, asks somebody, or needs a server is only parsed.
QUICK = ["new", "show", "replay", "verify", "rules", "tile", "modules", "completion"]


def lines_typed(page: Path) -> list[str]:
    """What stands in the blocks of a page as a command of ours; `|` and `>` are the shell's."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)
    found = [line[1] or "" for block in blocks for line in COMMAND.finditer(block)]
    return [re.split(r" [|>#&;]|$", line)[0].strip() for line in found]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_shown_is_one(page: Path) -> None:
    parser = build_parser()
    for line in lines_typed(page):
        args = parser.parse_args(shlex.split(line))
        assert hasattr(args, "run") or args.version or not line, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_named_in_the_text_is_one(page: Path) -> None:
    parser = build_parser()
    for line in INLINE.findall(page.read_text(encoding="utf-8")):
        words = shlex.split(line.split("|")[0])
        if len(words) == 1 or "…" in line:
            assert words[0] in [*COMMANDS, "--version"], line
        elif words[0] != "COMMAND":
            assert hasattr(parser.parse_args(words), "run"), line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_quick_commands_do_what_the_page_shows(here: Here, page: Path) -> None:
    """`new` makes its file; other commands find a whole game, and the files of the pages."""
    (here.home / "mybox.toml").write_text(toml_block("data.md", 0), encoding="utf-8")
    (here.home / "situation.toml").write_text(toml_block("positions.md", 0), encoding="utf-8")
    if page.name == "joan.md":
        (here.home / "mybox.toml").write_text(toml_block("joan.md", 0), encoding="utf-8")
    for line in lines_typed(page):
        command, *rest = line.split() or [""]
        if command not in QUICK:
            continue
        if command == "new":
            (here.home / rest[0]).unlink(missing_ok=True)
        else:
            shutil.copy(GOLDEN, here.home / "sunday.json")
        ran = here.run(line)
        assert (ran.code, ran.err) == (0, ""), line
        assert ran.out, line


def test_commands_are_found_on_the_pages_that_show_some() -> None:
    shown = {page.name: len(lines_typed(page)) for page in PAGES}
    assert shown["cli.md"] > 30 and shown["README.md"] and shown["data.md"] == 2


def toml_block(page: str, index: int) -> str:
    text = (DOCS / page).read_text(encoding="utf-8")
    return text.split("```toml\n")[index + 1].split("```")[0]


def test_the_position_shown_can_be_set_up() -> None:
    game = orleans.new(seed="s", position=toml_block("positions.md", 0))
    assert game.asked == "act" and game.pending == [0]
    assert game.view(0)["players"][1]["citizens"] == 1


def test_the_position_with_pieces_on_tiles_can_be_set_up() -> None:
    view = orleans.new(seed="s", position=toml_block("positions.md", 1)).view(0)
    red = view["players"][0]
    assert red["goods"] == {"wine": 1, "wool": 1, "bread": 2}
    assert (red["kept"], red["on_road"], red["room"]) == ({"wine": 1}, 2, ["cheese"])
    assert view["stations"] == {"blois": [0, 1]}
    assert view["deeds"]["trade_alchemy"][0]["follower"] == "knight"


def test_every_field_of_a_position_is_described() -> None:
    text = (DOCS / "positions.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)`", text))
    assert named >= (GAME_FIELDS | SEAT_FIELDS)


def test_every_option_and_word_is_described() -> None:
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    for options in OPTIONS.values():
        assert set(options) <= set(re.findall(r"`(\w+)`", text))
    for verb in {*VERBS, *looks("classic"), *looks("joan")}:
        assert re.search(rf"`{re.escape(verb)}[ `]", text) or verb == "help", verb


def looks(game: str) -> list[str]:
    """What a game lets one look at."""
    seen = LocalGame(orleans.new(orleans.Setup(game, players=2), seed="s"), [])
    return list(boards_of(seen, Page(), Words("en")).looks)


@pytest.mark.parametrize("capture", ["terminal.txt", "joan.txt"])
def test_the_screen_shown_is_80_columns_of_plain_text(capture: str) -> None:
    lines = (DOCS / capture).read_text(encoding="utf-8").splitlines()
    assert 30 < len(lines) < 90
    assert max(map(len, lines)) < 80
    assert not any("\x1b" in line for line in lines)
