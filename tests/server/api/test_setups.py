"""A form for a new table offers everything that can be played, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from orleans.bots import PLAYERS
from orleans.classic.modules import MODULES
from orleans.content import load_content
from orleans.display.parts import DISPLAYS
from orleans.games import Setup, tables_for
from orleans.kernel.setup import SetupError
from orleans.server.http.api.setups import all_setups
from orleans.server.wire.lookup import GameOffer, OptionOffer
from orleans.text.translator import LANGUAGES
from orleans.titles import title_of
from tests.server.running import Running

GAMES = {offer.game: offer for offer in all_setups("en").games}


def setups(game: GameOffer) -> list[tuple[str, int, list[str]]]:
    return [
        (edition.edition, players, modules)
        for edition in game.editions
        for players in edition.players
        for modules in game.together
        if set(modules) <= set(edition.modules)
    ]


def values(option: OptionOffer, players: int) -> list[Any]:
    """What a form would let one choose."""
    if option.type == "switch":
        return [True, False]
    if option.type == "one":
        return [choice.id for choice in option.choices]
    if option.type == "many":
        return [[], [option.choices[0].id], [choice.id for choice in option.choices[:9]]]
    spans = [span for span in option.spans if span.players == players]
    return [spans[0].least, spans[0].least + 1000 if spans[0].most is None else spans[0].most]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_offered_can_be_played(game: str) -> None:
    content = load_content()
    offer = GAMES[game]
    count = 0
    for edition, players, modules in setups(offer):
        for option in offer.options:
            taken = option.module in ("", *modules)
            if edition in option.editions and players in option.players and taken:
                for value in values(option, players):
                    chosen = {option.option: value}
                    DISPLAYS.of(game).form.check(
                        Setup(game, edition, players, modules, chosen), content
                    )
                    count += 1
    assert count > 10
    assert {option.option for option in offer.options} == set(title_of(game).options)


def test_what_is_not_offered_is_refused() -> None:
    content = load_content()
    offer = GAMES["classic"]
    for option in offer.options:
        for edition in offer.editions:
            if edition.edition not in option.editions:
                wished = next(value for value in values(option, option.players[0]) if value)
                chosen = {option.option: wished}
                setup = Setup("classic", edition.edition, edition.players[0], options=chosen)
                with pytest.raises(SetupError):
                    DISPLAYS.of("classic").form.check(setup, content)
    for clash in offer.clashes:
        edition_id = clash.edition or "bigbox"
        with pytest.raises(SetupError) as refused:
            tables_for(Setup(edition=edition_id, modules=clash.modules))
        assert refused.value.rule == clash.rule.rule


def test_a_number_below_the_least_is_refused() -> None:
    bank = next(one for one in GAMES["classic"].options if one.option == "bank")
    for span in bank.spans:
        setup = Setup("classic", "2014", span.players, options={"bank": span.least - 1})
        with pytest.raises(SetupError):
            DISPLAYS.of("classic").form.check(setup, load_content())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_offered_has_a_name(language: Any) -> None:
    for game in all_setups(language).games:
        shown = [game.name, *(edition.name for edition in game.editions)]
        shown += [option.name for option in game.options]
        shown += [choice.name for option in game.options for choice in option.choices]
        assert all(shown)
        ids = {edition.edition for edition in game.editions}
        ids |= {option.option for option in game.options}
        assert not ids & set(shown)


def test_every_module_shows_how_it_is_set_up() -> None:
    modules = {one.module: one for one in GAMES["classic"].modules}
    assert set(modules) == set(MODULES)
    assert all(one.setup and one.about and one.editions for one in modules.values())


def test_over_http_in_the_language_asked_for(server: Running) -> None:
    answer = server.get("/api/setups?language=de")
    names = [module["name"] for module in answer.json["games"][0]["modules"]]
    assert "Aufträge" in names
    french = server.get("/api/setups", accept_language="fr-CH, de;q=0.5")
    assert french.json["games"][1]["name"] == "Jeanne d’Arc"
    assert [one["player"] for one in answer.json["players"]] == [*PLAYERS]


def test_a_set_up_is_checked_before_a_table_is_made(server: Running) -> None:
    setup = {"players": 3, "modules": ["orders", "trade"]}
    good = server.post("/api/setups/check", {"setup": setup})
    assert good.json == {"ok": True, "reason": None}
    apart = {"setup": {"modules": ["trade", "intrigue"]}}
    bad = server.post("/api/setups/check?language=fr", apart).json
    assert not bad["ok"] and bad["reason"]["rule"] == "trade.setup.one_board"
    assert "plateau" in bad["reason"]["rule_text"].lower()
    data = {"places": {"place": [{"id": "x"}]}}
    wrong_data = server.post("/api/setups/check", {"setup": {"data": data}})
    assert wrong_data.status == 200 and not wrong_data.json["ok"]


def test_the_hours_of_play_are_checked_with_the_set_up(server: Running) -> None:
    def checked(hours: str) -> Any:
        clock = {"bank": 900, "hours": hours, "zone": "Europe/Paris"}
        return server.post("/api/setups/check", {"options": {"clock": clock}}).json

    assert checked("08:00-22:00") == {"ok": True, "reason": None}
    short = checked("08:00-08:30")
    assert not short["ok"] and short["reason"]["key"] == "table-clock-hours"
    assert "08:00-08:30" in short["reason"]["text"]
