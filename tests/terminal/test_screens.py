"""The screens: no line wider than the terminal, colours only on top of letters, exact chances."""

import itertools
import sys
from copy import copy
from typing import Any

import msgspec
import pytest

import orleans
from orleans.bots import PLAYERS
from orleans.classic.game import Classic
from orleans.classic.modules import MODULES
from orleans.content import load_content
from orleans.content.schema import Language
from orleans.games import AnyGame
from orleans.terminal.classic import common
from orleans.terminal.classic.deeds import deeds
from orleans.terminal.classic.map import map_section
from orleans.terminal.classic.mat import mat
from orleans.terminal.classic.odds import odds
from orleans.terminal.classic.screen import ClassicScreen
from orleans.terminal.local_game import LocalGame
from orleans.terminal.modules import sections
from orleans.terminal.shell.look import Look
from orleans.terminal.shell.page import Page, terminal_page
from orleans.text.classic.forecast import FORECASTS, all_it_says, event_words
from orleans.text.translator import LANGUAGES, Words

from ..rules import rule

RED_BLUE = ["Red", "Blue"]
NAMES = ["Bartholomäus der Große", "Anne-Marie-Louise", "Grün", "Maximilienne", "W"]


def look_at(game: AnyGame) -> Look:
    assert isinstance(game, Classic)
    return Look(Page(), Words("en"), game.tables, game.view(0), RED_BLUE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "edition, players, modules",
    [
        ("2014", 4, []),
        ("bigbox", 5, []),
        ("bigbox", 4, ["orders", "ti-events", "trade"]),
        ("bigbox", 3, ["orders", "ti-events", "intrigue"]),
    ],
)
def test_every_screen_of_a_game_fits_in_80_columns(
    language: Language, edition: str, players: int, modules: list[str]
) -> None:
    words = Words(language)
    setup = orleans.Setup(edition=edition, players=players, modules=modules)
    game = orleans.new(setup, seed="wide")
    bots = [PLAYERS["random"](seat) for seat in range(players)]
    for step in itertools.count():
        if game.over:
            break
        seat = game.pending[0]
        if step % 37 == 0:
            look = Look(Page(), words, game.tables, game.view(seat), NAMES[:players])
            lines = [*common.head(look), *common.tracks(look), *common.development(look)]
            lines += [*common.around(look), *common.whole_map(look), *deeds(look)]
            lines += map_section(look)
            lines += [*common.supplies(look), *common.tiles_left(look), *common.others(look)]
            lines += [*common.legend(look), *common.status_line(look), *odds(look)]
            lines += sections(look)
            screen = ClassicScreen(LocalGame(game, NAMES[:players]), Page(), words)
            choices = screen.choices(seat)
            lines += screen.question(seat, choices)
            lines += mat(look, seat, choices if game.asked == "plan" else None)
            assert [line for line in lines if len(line) > 79] == []
        game.play(seat, bots[seat].choose(game, seat, game.legal(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_too(language: Language) -> None:
    words = Words(language)
    lines = words.say("help-game").splitlines()
    assert len(lines) > 15 and max(map(len, lines)) < 80


def test_colours_never_change_the_text() -> None:
    game = orleans.new(orleans.Setup(edition="2021", players=3), seed="s")
    words = Words("en")
    plain = Look(Page(), words, game.tables, game.view(0), NAMES[:3])
    painted = Look(Page(colour=True), words, game.tables, game.view(0), NAMES[:3])
    codes = [f"\x1b[{code}m" for code in ("0", "1", "31", "34", "32", "33")]
    for section in (common.head, common.tracks, deeds, common.around):
        text = "\n".join(section(painted))
        assert "\x1b[" in text
        for code in codes:
            text = text.replace(code, "")
        assert text == "\n".join(section(plain))


class Tty:
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    "environment, colour",
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "dumb"}, False),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
    ],
)
def test_colours_only_where_they_are_wanted(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], colour: bool
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdout", Tty())
    assert terminal_page().colour is colour


def test_the_odds_of_a_real_bag() -> None:
    position = {
        **{"edition": "2021", "players": 2, "round": 4, "phase": "followers"},
        "red": {"market": "farmer*", "bag": "monk monk knight"},
    }
    game = orleans.new(None, "s", position)
    text = "\n".join(odds(look_at(game)))
    assert "Your bag holds 6 Followers; you will draw 4." in text
    row = next(line for line in text.splitlines() if "Monk" in line)
    assert row.split() == ["M", "Monk", "2", "33.3%", "93.3%", "40.0%", "1.33"]


@pytest.mark.parametrize(
    "event, says",
    [
        ("abc_b_income", "get 2 coins for each point of Development Status (you now: 4)"),
        ("abc_a_trading_day", "get 3 coins for each built Trading Station (you now: 3)"),
        ("abc_b_taxes", "pay 1 coin for every 2 goods (you now: 1)"),
        ("abc_c_harvest", "give 3 food (you have 2) or pay 5 coins"),
        ("abc_a_plague", "(2 of 5 in it are neutral)"),
        ("abc_b_pilgrimage", "no Monk can be recruited"),
    ],
)
def test_what_the_event_will_do_to_me(event: str, says: str) -> None:
    position = {
        **{"edition": "2021", "players": 2, "round": 9, "phase": "planning", "event": event},
        "red": {
            **{"development": 4, "stations": ["blois"], "goods": {"wine": 2, "wool": 1}},
            **{"market": "farmer*", "bag": "monk knight"},
        },
    }
    game = orleans.new(None, "s", position)
    assert says in event_words(look_at(game).moment)


@rule("events.ti.d.capitation_room")
def test_the_forecast_counts_the_heads_in_the_gaming_room() -> None:
    position = {
        **{"edition": "bigbox", "players": 2, "modules": ["ti-events"], "round": 9},
        **{"phase": "planning", "event": "ti_d_capitation_tax", "deeds": {"gaming_room": [1, 3]}},
        "red": {"market": "farmer*", "tiles": ["gaming_room"]},
    }
    game = orleans.new(None, "s", position)
    assert "(you now: 6)" in event_words(look_at(game).moment)


def test_the_plague_finds_nobody_in_an_empty_bag() -> None:
    position = {
        **{"edition": "2021", "players": 2, "phase": "planning", "event": "abc_a_plague"},
        "red": {"market": "farmer* boatman* craftsman* trader*"},
    }
    says = event_words(look_at(orleans.new(None, "s", position)).moment)
    assert says.endswith("drawn from your bag (it’s empty now).")


@pytest.mark.parametrize(
    "event, says",
    [
        ("ti_silentium_top", "nothing happens"),
        ("ti_a_indulgence", "buy a Follower for 2 coins (not a Monk)"),
        ("ti_a_training", "a step on a track with its bonus for 2 coins"),
        ("ti_a_harvest", "give 1 food (you have 3); for any you lack, pay 5 coins each"),
        ("ti_a_bon_voyage", "move your Merchant for 2 coins"),
        ("ti_a_crusade", "no Knight can be recruited"),
        ("ti_a_tax", "pay 3 coins"),
        ("ti_b_trip", "every player in Orléans pays 4 coins (you now: 0)"),
        ("ti_b_fishing_grounds", "(you now: 3)"),
        ("ti_b_retraining", "or pay 3 coins"),
        ("ti_b_wedding", "draw 2 Followers onto your Market; there is room for 6 now"),
        ("ti_b_sabotage", "actions with a Gear wheel can’t be used"),
        ("ti_c_amnesty", "may go straight onto your Action Spaces"),
        ("ti_c_malfunction", "return a Gear wheel to the supply (you have 3)"),
        ("ti_c_torture", "give up 5 items"),
        ("ti_c_book_fire", "(you now: space 4)"),
        ("ti_c_goods_tax", "pay 1 coin for every 3 goods (you now: 1)"),
        ("ti_d_dues", "goods worth 5 points (yours are worth 12)"),
        ("ti_d_peasant_uprising", "Farmers may stand in for anyone but Monks"),
        ("ti_d_technology_tax", "pay 1 coin for each placed Gear wheel (you now: 2)"),
        ("ti_d_summoning", "goes to Orléans, or you pay 5 coins"),
        ("ti_d_famine", "return 3 neutral Followers"),
        ("ti_d_capitation_tax", "(you now: 10)"),
        ("ti_d_tithe", "(you now: 2)"),
    ],
)
def test_what_the_events_of_a_module_will_do_to_me(event: str, says: str) -> None:
    spaces = {"ship": "wheel boatman -", "wagon": "wheel trader knight"}
    red = {
        **{"coins": 25, "development": 6, "merchant": "blois", "wheels": 1, "tiles": ["bakery"]},
        **{"goods": {"wine": 2, "wool": 1, "bread": 1}, "tracks": {"boatman": 2}},
        **{"market": "farmer* craftsman*", "bag": "monk knight", "spaces": spaces},
    }
    position = {
        **{"edition": "bigbox", "players": 2, "modules": ["ti-events"], "round": 9},
        **{"phase": "planning", "event": event, "red": red},
    }
    game = orleans.new(None, "s", position)
    assert says in event_words(look_at(game).moment)


def test_every_event_that_can_be_in_play_has_a_forecast() -> None:
    """All but those that make way for the next one at once."""
    sets = {"base_2014", "base_abc", *(module.hour_glass_set for module in MODULES.values())}
    said = {all_it_says(row) for row in load_content().hourglass.tile if row.set in sets}
    assert said - FORECASTS.keys() == {"skip_tile rounds_less"}


def test_an_event_without_a_sentence_is_told_by_its_rule() -> None:
    """A known verb with a number that no sentence speaks of."""
    words = Words("en")
    position = {"edition": "2014", "players": 2, "phase": "planning", "event": "b14_income"}
    moment = look_at(orleans.new(None, "s", position)).moment
    row: Any = words.content.rows["b14_income"]
    assert event_words(moment) != words.rule_text(row.rule)
    odd = msgspec.structs.replace(row, coins_per_status=None, coins_per_gear=1)
    content = copy(words.content)
    content.rows = {**words.content.rows, "b14_income": odd}
    told = event_words(moment._replace(words=Words("en", content)))
    assert told == words.rule_text(row.rule)
