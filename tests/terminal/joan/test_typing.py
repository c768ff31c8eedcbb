"""What may be typed in Joan of Arc: numbers, moves, beginnings, names, letters, questions."""

import random

import pytest

import orleans
from orleans.content import load_content
from orleans.content.schema import Language
from orleans.games import tables_for
from orleans.text.translator import LANGUAGES
from tests.cli.running import Here
from tests.terminal.joan.playing import SOLO, THREE, one_line, play_joan
from tests.terminal.playing import moves, write_position

POSITION = (
    'game = "joan"\nplayers = 2\nround = 3\nstart = "red"\n'
    'display = "farmer boatman craftsman trader knight"\n'
    'cards = ["stable", "library", "archives"]\n'
    '[red]\nroutes = ["orleans-briare_water"]\ncircled = [3, 1, 0]\n'
)


def position(here: Here, more: str = "") -> str:
    return write_position(here.home, POSITION + more)


def typed(here: Here, *lines: str, more: str = "", lang: str = "en") -> str:
    """What is shown when red types this, with every pick of the display possible."""
    flag = position(here, more)
    text = " | ".join([*lines, "quit"])
    return play_joan(here, flag, "--force", typed=text, lang=lang, game="--game joan").out


@pytest.mark.parametrize(
    "language, text, move",
    [
        ("en", "take farmer", "take farmer"),
        ("en", "take f", "take farmer"),
        ("en", "monk k", "monk knight"),
        ("de", "take bauer", "take farmer"),
        ("de", "take Händler", "take trader"),
        ("fr", "take batelier", "take boatman"),
    ],
)
def test_picks(here: Here, language: str, text: str, move: str) -> None:
    typed(here, text, lang=language)
    assert moves(here.home) == [f"0 {move}"]


@pytest.mark.parametrize(
    "language, lines, move",
    [
        ("en", "take k; act; fill 8 9", "fill montargis-briare_road"),
        ("en", "take k; act knight; fill orl vier", "fill orleans-vierzon_road"),
        ("en", "take c; act; build 8", "build briare"),
        ("en", "take c; act; build orléans", "build orleans"),
        ("de", "take h; act; buy stall", "buy stable"),
        ("fr", "take c; act; bibliothèque", "buy library"),
        ("en", "take f; act; wine", "any wine"),
        ("fr", "take f; act; laine", "any wool"),
        ("en", "take b; earn; coin 3", "coin 3"),
        ("en", "take f; deed 2", "deed two farmer"),
        ("en", "take c; act; build 8; pay 2", "pay 2"),
    ],
)
def test_moves_of_a_turn(here: Here, language: str, lines: str, move: str) -> None:
    typed(here, *lines.split("; "), lang=language)
    assert f"0 {move}" in moves(here.home)


def test_several_moves_in_a_line(here: Here) -> None:
    typed(here, "take knight; act knight; fill montargis-briare_road; take f")
    assert moves(here.home)[:3] == [
        "0 take knight",
        "0 act knight",
        "0 fill montargis-briare_road",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "lines, rule",
    [
        ("act knight", "joan.round.must_take"),
        ("take scholar", "joan.setup.holding_area"),
        ("take knight; fill orleans-blois_water", "joan.action.boatman"),
        ("take knight; act knight; fill bourges-sancerre_road", "joan.route.connect"),
        ("take knight; act knight; fill bourges-nevers_road", "joan.setup.map_two"),
        ("take craftsman; act craftsman; build tours", "joan.station.connected"),
        ("take trader; act trader; buy archives", "joan.card.first"),
        ("take farmer; deed one boatman", "joan.deed.exact"),
        ("take farmer; deed five farmer", "joan.setup.deed_two"),
    ],
)
def test_a_refusal_cites_its_rule(here: Here, language: Language, lines: str, rule: str) -> None:
    out = one_line(typed(here, *lines.split("; "), lang=language))
    row = load_content().rules[rule]
    assert rule in out and row.sources[0] in out
    assert one_line(row.text_in(language)) in out


def test_why_explains_and_confirms(here: Here) -> None:
    out = typed(here, "why take scholar", "why 1", "why", "take c", "why build tours", "why earn")
    assert "Rule joan.setup.holding_area (Joan of Arc)" in out
    assert (
        "take farmer is possible now." in out and "Which move? For example: why build blois" in out
    )
    assert "Rule joan.action.craftsman" in out and "earn craftsman is possible now." in out


def test_nonsense_gets_a_suggestion(here: Here) -> None:
    out = typed(here, "tke farmer", "xyzzy", "99")
    assert "Did you mean: take farmer" in out
    assert "“xyzzy” is neither a move nor a command" in out
    assert "There’s no choice 99" in out


def test_an_unclear_word_is_asked_back(here: Here) -> None:
    out = typed(here, "take c", "deed")
    assert "Which of these?" in out and "deed four craftsman (Deed 4 (Craftsman)" in out


def test_looking_around_changes_nothing(here: Here) -> None:
    looks = "board map sheet sheets mats deeds places tiles yellow joan bag odds legend".split()
    more = ["?", "log", "log all", "hint", "rules monk", "rules joan.deed.exact", "rules qqqq"]
    tiles = ["tile Stable", "tile deed 2", "tile bank", "tile qqq", "warnings off"]
    out = one_line(typed(here, *looks, *more, *tiles))
    assert moves(here.home) == []
    for words in (
        *("Places on display", "Beneficial Deeds", "Blue’s sheet", "Red’s map"),
        *("would do this", "Joan plays only against", "Rule joan.deed.exact (Joan of Arc)"),
        *("Stable [stable], a Place card of Joan of Arc", "Deed 2 [two], a Beneficial Deed"),
        *("Which one: bank row 1", "There is no Place, deed, card or space of Joan of Arc"),
        *("No rule contains “qqqq”", "Bonuses: $ coin"),
    ):
        assert words in out, words


def test_rules_of_this_game_are_found_first(here: Here) -> None:
    out = typed(here, "rules monk recruit")
    found = [line for line in out.split("> rules monk recruit")[1].splitlines() if ": " in line]
    assert found[0].startswith("joan.")


def test_the_hint_is_the_whole_turn_and_can_be_played(here: Here) -> None:
    out = typed(here, "hint")
    lines = out.split("would do this:\n")[1].split("\nWhy ")[0].splitlines()
    hinted = [line.strip().split(" (")[0] for line in lines if line.startswith("  ")]
    hinted = [text for text in hinted if text.split()[0] in ("take", "monk", "act", "use", "deed")]
    assert hinted[0].split()[0] in ("take", "monk") and len(hinted) > 1
    typed(here, *hinted)
    assert moves(here.home)[: len(hinted)] == [f"0 {move}" for move in hinted]


@pytest.mark.parametrize("seed, language", [(1, "en"), (2, "de"), (3, "fr")])
def test_garbage_is_answered(here: Here, seed: int, language: str) -> None:
    chance = random.Random(seed)
    notations = [m.notation for m in tables_for(orleans.Setup("joan", players=3)).vocabulary.moves]
    words = ["?", "joan", "sheets", "why", "why fill 8", "undo", "undo all", "hint", "", ";", "²"]
    words += ["end", "skip", "take", "t", "k", "1;1", "0", "-1", "tile", "tile b", "save .", "☃"]
    lines = [
        chance.choice(["1", "1", str(chance.randint(1, 15)), chance.choice(words)])
        if chance.random() < 0.7
        else chance.choice(notations)
        for _ in range(120)
    ]
    flags = chance.choice([SOLO, THREE, "--game joan --players 3 --seats 1,3"])
    ran = play_joan(here, typed="\n".join(lines), seed=str(seed), lang=language, game=flags)
    assert ran.code == 0 and ran.err == ""
    assert here.run("replay game.json").code == 0
