"""Expansions at the keyboard: every question can be answered, secrets are kept, cards read."""

import random
import re
from collections.abc import Iterable

import pytest

import orleans
from orleans.content.schema import Language
from orleans.table.seats import Seat
from orleans.terminal.match import match_of
from orleans.terminal.shell.console import Console
from orleans.terminal.shell.page import Page
from orleans.terminal.shell.play import Playing
from orleans.terminal.shell.session import Sitting
from orleans.text.errors import Problem
from orleans.text.translator import LANGUAGES, Words
from tests.cli.running import Here
from tests.terminal.playing import moves, play, write_position

BOARDS = (["orders", "ti-events", "trade"], ["orders", "ti-events", "intrigue"])


class Somebody(Console):
    """Takes any choice of the list, the first ones more often, and leaves after a while."""

    def __init__(self, seed: str, answers: int) -> None:
        self.page = Page()
        self.interactive = False
        self.chance = random.Random(seed)
        self.left = answers
        self.asked: set[str] = set()
        self.sitting: Sitting | None = None

    def ask(self, prompt: str) -> str | None:
        assert self.sitting is not None
        self.left -= 1
        if self.left < 0:
            return None
        if not prompt.endswith("> "):
            return ""
        self.asked.add(self.sitting.game.asked)
        choices = len(self.sitting.choices)
        return str(1 if self.chance.random() < 0.6 else self.chance.randint(1, choices))

    def show(self, lines: Iterable[str]) -> None:
        wide = [line for line in lines if len(line) > 79]
        assert wide == []


def sit_down(modules: list[str], language: Language, seed: str, answers: int) -> Somebody:
    """Everybody at one keyboard."""
    names = ["Anna", "Ben", "Chloé"]
    game = orleans.new(orleans.Setup(edition="bigbox", players=3, modules=modules), seed=seed)
    match = match_of(game, [Seat(player="human", name=name) for name in names])
    console = Somebody(seed, answers)
    console.sitting = Sitting(match, console, Words(language))
    Playing(console.sitting).run()
    return console


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modules", BOARDS, ids="+".join)
def test_whoever_takes_any_choice_gets_along(language: Language, modules: list[str]) -> None:
    console = sit_down(modules, language, f"any {language}", answers=700)
    assert {"plan", "act", "draw"} < console.asked


# ------------------------------------------------------------------------- bribes

TABLE = "--seats red,blue,green --names Anna,Ben,Chloé"


def intrigue(here: Here, more: str = "") -> str:
    text = (
        'edition = "bigbox"\nplayers = 3\nmodules = ["intrigue"]\nround = 5\nphase = "actions"\n'
        f'start = "red"\n{more}'
        '[red]\nspaces = { town_hall = "trader knight" }\n'
        '[blue]\ncoins = 4\ngoods = { wool = 2 }\n[green]\ncoins = 3\nmerchant = "tours"\n'
    )
    return write_position(here.home, text)


def bribed(here: Here, *typed: str, more: str = "") -> list[str]:
    """What is shown, cut where the keyboard is passed on."""
    ran = play(here, intrigue(here, more), TABLE, "--force", typed="\n".join(typed))
    assert ran.code == 0
    return ran.out.split("Pass the keyboard to ")


def test_offers_are_made_in_secret_and_shown_together(here: Here) -> None:
    """Ben's wool is not seen by Chloé, nor by Anna before Chloé has decided as well."""
    start = ("", "use town_hall", "knight tax")
    ben, chloe = "offer wool; done", "offer coin; offer coin; done"
    parts = bribed(here, *start, "", ben, "", chloe, "", "1")
    anna, ben, chloe, again = parts[1:5]
    assert anna.startswith("Anna") and ben.startswith("Ben") and chloe.startswith("Chloé")
    assert "Anna threatens you (Tax Collector): 2 coins have to be paid" in " ".join(ben.split())
    assert "offers Anna" not in ben + chloe and "So far: nothing" in " ".join(chloe.split())
    assert "Bribes offered" not in chloe
    shown = " ".join(again.split())
    assert again.startswith("Anna") and "Ben offers Anna a bribe (Tax Collector): 1 wool." in shown
    assert "Chloé offers Anna a bribe (Tax Collector): 2 coins." in shown
    assert "accept 1 wool from Ben" in shown and "decline 2 coins from Chloé" in shown


def test_an_offer_can_be_changed_until_it_is_made(here: Here) -> None:
    changing = "offer wool; offer coin; retract wool; done"
    bribed(here, "", "use town_hall", "knight tax", "", changing, "", "done", "", "accept ben")
    assert moves(here.home)[2:] == [
        *("1 offer coin", "1 done"),
        *("2 done", "0 accept blue"),
    ]


def test_a_victim_is_called_by_name(here: Here) -> None:
    bribed(here, "", "use town_hall", "knight kidnapper", "Chloé", "", "1")
    assert "0 rival green" in moves(here.home)


def test_a_closed_action_is_shown_on_the_mat(here: Here) -> None:
    position = intrigue(here, '[intrigue.deactivated]\nblue = "ship"\n')
    out = play(here, position, typed="mats | quit").out
    blue = out.split("Blue’s board")[1].split("Green’s board")[0]
    assert "deactivated this round" in next(line for line in blue.splitlines() if "Ship" in line)


# ------------------------------------------------------------------------- orders


def delivery(here: Here, more: str = "") -> str:
    text = (
        'edition = "bigbox"\nplayers = 2\nmodules = ["orders"]\nround = 5\nphase = "actions"\n'
        'start = "red"\n[red]\nspaces = { ship = "farmer boatman knight" }\n'
        'goods = { cheese = 1, wine = 1 }\ntiles = ["brewery"]\n'
        '[blue]\nspaces = { ship = "farmer boatman knight" }\n'
        f'[orders]\ndisplay = ["order_blois", "order_tours"]\n{more}'
    )
    return write_position(here.home, text)


def test_the_display_tells_how_far_and_how_much(here: Here) -> None:
    out = play(here, delivery(here), typed="orders | quit").out
    assert "Orders (18 more in the pile)" in out
    row = next(line.split() for line in out.splitlines() if line.strip().startswith("Blois  "))
    assert row == ["Blois", "cheese", "and", "wine", "8", "1", "2/2"]


def test_an_order_is_fulfilled_and_cannot_be_taken_back(here: Here) -> None:
    typed = "use ship | go orleans-blois_water | skip | deliver blois | undo | quit"
    out = " ".join(play(here, delivery(here), typed=typed).out.split())
    assert "deliver 1 cheese and 1 wine to Blois for 8 points" in out
    assert "Red delivers 1 cheese and 1 wine to Blois and fulfils an Order worth 8 points." in out
    assert "New Order" in out and "Fulfilled by Red: Blois (8)" in out
    assert "0 deliver order_blois" in moves(here.home)


def test_what_was_turned_up_is_not_taken_back(here: Here) -> None:
    delivery(here)
    game = orleans.new(None, "s", (here.home / "position.toml").read_text())
    match = match_of(game, [Seat(player="human", name=name) for name in ("Anna", "Ben")])
    for move in ("use ship", "go orleans-blois_water", "skip"):
        match.play(0, game.parse(move))
    assert match.undo(0) == match.redo(0) == ["skip"]
    match.play(0, game.parse("deliver order_blois"))
    with pytest.raises(Problem, match="drawn or revealed"):
        match.undo(0)


def test_without_the_module_there_are_none(here: Here) -> None:
    assert "none left" in play(here, "--players 2", typed="orders | quit").out


# -------------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    "name, rules",
    [
        ("Wedding", ["events.ti.b.wedding", "events.ti.b.wedding_limits"]),
        ("Kidnapper", ["intrigue.kidnapper.effect", "intrigue.kidnapper.valid"]),
        ("ti_b_fishing_grounds", ["events.ti.b.fishing_grounds", "events.ti.b.fishing_no_coins"]),
        ("abc_b_income", ["event.income.old", "event.income.new"]),
        ("Town Charter", [f"trade.town_charter.{r}" for r in ("tile", "level", "no_advance")]),
    ],
)
def test_a_card_ends_with_the_rules_of_the_component(
    here: Here, name: str, rules: list[str]
) -> None:
    lines = here.run("tile", name).out.splitlines()
    told = [line.split(":")[0].strip() for line in lines if re.match(r"  [a-z_.]+\.[a-z_]+:", line)]
    assert told[: len(rules)] == rules and len(told) < 5


@pytest.mark.parametrize(
    "name, language, says",
    [
        ("order tours", "en", "Order for Tours [order_tours], an Order"),
        ("Auftrag für Tours", "de", "Waren: 1 Käse und 2 Wein [! unser eigener Wert"),
        ("Kidnapper", "en", "Last space covered, by number of players: 2, 3 [rulebook]"),
        (
            "Entführer",
            "de",
            "Belohnung je Gefolgsmann: 1 Münze; die Händlerfigur eines Mitspielers",
        ),
        ("Wedding", "en", "Followers drawn: 2 [rulebook]"),
        ("sabotage", "fr", "Quand : toute la manche"),
        ("Thanksgiving", "en", "Goods on its spaces: grain, grain, cheese, cheese, wine"),
        ("Gaming Room", "en", "Filled by: Farmer, Scholar, Knight"),
        ("Brasserie", "en", "Comes with: 2 cheese and 2 wine"),
        ("Tinkerer's Wagon", "en", "roll the die (1 to 5: move up to that many towns"),
    ],
)
def test_cards_of_the_expansions(here: Here, name: str, language: str, says: str) -> None:
    ran = here.run("tile", name, "--lang", language)
    assert ran.code == 0
    out = " ".join(ran.out.split())
    assert says in out
    assert "Can be played." in out or language != "en"
