"""Joan of Arc in words: every event, question and move in three languages, natural sentences."""

import re
from collections.abc import Mapping

import pytest

import orleans
from orleans.bots import PLAYERS
from orleans.content import load_content
from orleans.content.schema import Language
from orleans.content.schema.joan_gain import Gain, SoloEffect
from orleans.joan.game import JoanOfArc
from orleans.joan.ids import PART_NAMES
from orleans.kernel.events import Event
from orleans.text.games import move_words as any_move_words
from orleans.text.games import teller_for
from orleans.text.joan.context import moment_of
from orleans.text.joan.gains import SAYINGS, gains_words, place_effect, solo_effect
from orleans.text.joan.log import Teller
from orleans.text.joan.moves import move_words
from orleans.text.joan.pending import part_words
from orleans.text.joan.questions import question_words
from orleans.text.translator import LANGUAGES, Words
from tests.terminal.joan.playing import LEVELS

NAMES = ["Anna", "Ben", "Chloé", "Dora", "Emil"]
IDS = re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z]+\.[a-z]+\b|[{}]")
"""What a person should never read: ids, rules, placeholders."""


def new(players: int, seed: str = "told", **options: str) -> JoanOfArc:
    game = orleans.new(orleans.Setup(game="joan", players=players, options=options), seed=seed)
    assert isinstance(game, JoanOfArc)
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players, level", [*((1, level) for level in LEVELS), (3, ""), (5, "")])
def test_whole_games_can_be_told(language: Language, players: int, level: str) -> None:
    """Every event, question and legal move, without a fact missing and without an id."""
    game = new(players, **({"level": level} if level else {}))
    words = Words(language)
    teller = teller_for(words, game, NAMES[:players])
    bots = [PLAYERS["random" if seat % 2 else "easy"](seat) for seat in range(players)]
    events = list(game.events or [])
    while not game.over:
        seat = game.pending[0]
        moment = moment_of(words, game, seat, NAMES)
        said = [question_words(moment), *(move_words(moment, m) for m in game.legal(seat))]
        assert all(said) and not any(IDS.search(text) for text in said)
        events += game.play(seat, bots[seat].choose(game, seat, game.legal(seat)))
    for event in events:
        sentence = teller.sentence(event)
        assert sentence.endswith(".") and not IDS.search(sentence), sentence
    assert len(teller.sentences(events)) > 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
def test_every_move_has_words_even_where_it_is_not_legal(language: Language, players: int) -> None:
    game = new(players)
    words = Words(language)
    for move in game.vocabulary.moves:
        text = any_move_words(words, game, 0, move, NAMES)
        assert text and not IDS.search(text), move.notation


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_refusal_is_a_rule_that_can_be_read(players: int) -> None:
    """Whatever is typed at any moment, the answer is in the ledger in all languages."""
    rules: set[str] = set()
    game = new(players, seed="refused")
    bots = [PLAYERS["random"](seat) for seat in range(players)]
    while not game.over:
        seat = game.pending[0]
        if game.played.length % 9 == 0:
            refusals = [game.why_not(seat, move) for move in game.vocabulary.moves]
            rules |= {refusal.rule for refusal in refusals if refusal is not None}
        game.play(seat, bots[seat].choose(game, seat, game.legal(seat)))
    ledger = load_content().rules
    assert len(rules) > 20 and all(rule.startswith("joan.") for rule in rules)
    assert all(ledger[rule].text_in(language) for rule in rules for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_cards_and_sheet_has_words(language: Language) -> None:
    words, content = Words(language), load_content()
    assert SAYINGS.keys() == set(Gain.__struct_fields__)
    said = [place_effect(words, row) for row in content.joan_places.place]
    said += [gains_words(words, row.effect) for row in content.joan_deeds.deed]
    said += [gains_words(words, [row.gain]) for row in content.joan_sheet.yellow]
    effects = [e for card in content.joan_solo.solo_card for row in card.front for e in row.effects]
    effects += [space.effect for space in content.joan_area.joan_scholar_space]
    used = frozenset().union(*(effect.keys() for effect in effects))
    assert used == {*SoloEffect.__struct_fields__}
    said += [solo_effect(words, effect) for effect in effects]
    said += [part_words(words, part) for part in [*PART_NAMES, "coin/develop"]]
    assert all(said) and not any(IDS.search(text) for text in said)


# ------------------------------------------------------------------------- sentences


def told(language: Language, *events: Event, players: int = 3) -> str:
    teller = Teller(Words(language), new(players).tables, NAMES[:players])
    return " ".join(teller.sentences(events))


def event(what: str, source: str = "", seat: int = 0, **facts: int | str) -> Event:
    return Event(what, seat, source, facts, -1)


def test_marks_that_follow_each_other_share_a_sentence() -> None:
    spaces = [event("development", "library", space=n, status=2 + n // 7) for n in (6, 7)]
    coins = [event("coin", "brewery", row=2, circled=n, coins=n) for n in (1, 2)]
    other = event("coin", "brewery", row=3, circled=1, coins=3)
    assert told("en", *spaces) == (
        "Anna marks Development spaces 6 to 7 (Library) and reaches Development Status 3."
    )
    assert told("de", *coins, other) == (
        "Anna kreist 2 Münzen in Reihe 2 ein (Brauerei). "
        "Anna kreist 1 Münze in Reihe 3 ein (Brauerei)."
    )


@pytest.mark.parametrize(
    "language, says",
    [
        ("en", "Ben uses the Monk as Knight. Ben fills in Orléans–Chartres (Knight)."),
        ("de", "Ben setzt den Mönch als Ritter ein. Ben zeichnet Orléans–Chartres ein (Ritter)."),
        ("fr", "Ben utilise le Moine comme Chevalier. Ben complète Orléans–Chartres (Chevalier)."),
    ],
)
def test_who_acts_as_whom_is_told_where_it_differs(language: Language, says: str) -> None:
    acts = event("action", "knight", 1, move="act knight with monk")
    route = event("route", "knight", 1, route="orleans-chartres_road")
    assert told(language, acts, route) == says
    assert told(language, event("action", "knight", 1, move="act knight")) == ""


@pytest.mark.parametrize(
    "language, says",
    [
        ("en", "Joan turns over card 7 and takes a Farmer. Joan crosses off Deed 4."),
        ("de", "Johanna deckt Karte 7 auf und nimmt einen Bauern. Johanna streicht durch: "),
        ("fr", "Jeanne retourne la carte 7 et prend un Fermier. Jeanne barre : "),
    ],
)
def test_what_joan_does_is_hers(language: Language, says: str) -> None:
    """The bonus of a deed goes with the deed, so it is not told apart."""
    events = [
        event("joan_card", "solo_card_7", card="7", follower="farmer"),
        event("joan_deed", "solo_card_7", deed="four"),
        event("joan_struck", "solo_card_7", yellow="yellow_deed_4"),
    ]
    text = told(language, *events, players=1).replace("\N{NO-BREAK SPACE}", " ")
    assert text.startswith(says) and "Anna" not in text


def test_what_lapses_is_told_with_its_source() -> None:
    assert told("en", event("lapsed", "tile", part="farmer")) == ("Anna forgoes a Farmer action.")
    assert told("en", event("lapsed", "warehouse_column_1", part="coin")) == (
        "Anna forgoes 1 coin (warehouse column 1)."
    )


def question(position: dict[str, object], language: Language = "en") -> str:
    game = orleans.new(None, "s", {"game": "joan", "players": 2, "start": "red", **position})
    assert isinstance(game, JoanOfArc)
    return question_words(moment_of(Words(language), game, 0, NAMES))


def test_the_question_names_all_that_waits() -> None:
    waiting = "coin coin any land monk"
    asked = question({"display": "farmer farmer farmer farmer", "waiting": waiting})
    assert asked.startswith("What do you do next? You still have: 2 coins")
    for part in ("1 good of your choice", "1 land route", "a Monk action"):
        assert part in asked


def test_the_question_counts_the_monks_that_are_left() -> None:
    assert "one of your 3 Monks" in question({})
    assert "your last Monk" in question({"red": {"monks": 2}})
    assert question({"red": {"monks": 3}}) == "Your pick: which tile do you take?"


def lines(position: Mapping[str, object], *notations: str) -> list[str]:
    """What these moves mean in a position."""
    game = orleans.new(None, "s", {"game": "joan", "players": 2, "start": "red", **position})
    assert isinstance(game, JoanOfArc)
    moment = moment_of(Words("en"), game, 0, NAMES)
    return [move_words(moment, game.parse(notation)) for notation in notations]


def test_moves_tell_what_they_complete() -> None:
    red = {
        **{"goods": {"grain": 1, "cheese": 1, "wool": 1, "brocade": 4}, "development": 4},
        **{"circled": [3, 4, 4], "spent": [1, 0, 1], "deeds": {"four": "craftsman monk"}},
    }
    position = {"red": red, "yellow_bonuses": {"yellow_bank_row_3": "blue"}}
    assert lines(position, "any wine", "any brocade", "coin 2", "coin 3", "pay 2", "develop") == [
        "mark wine (1/5); completes the column: 2 coins",
        "mark brocade (5/5); completes the row: 6 points",
        "circle a coin in row 2 (5/5); completes the row: 4 points",
        "circle a coin in row 3 (5/5)",
        "cross off a coin in row 2 (1/5); completes the column: a Farmer action and 1 shield "
        "(first player only)",
        "mark Development space 5; brings a Monk action",
    ]
    assert lines(position, "deed four knight") == [
        "Deed 4 (Knight): 1 coin and 1 good of your choice; "
        "completes the deed: a Citizen (first player only)"
    ]


def test_picks_tell_what_a_tile_is_good_for() -> None:
    red = {"cards": ["distillery", "windmill", "circus"], "deeds": {"two": "trader"}}
    position = {"red": red, "display": "trader farmer knight scholar boatman"}
    assert lines(position, "take trader", "take farmer", "monk knight") == [
        "take a Trader: first 1 coin (Distillery), "
        "then acquire a Place, 1 coin, Windmill or Circus",
        "take a Farmer: 1 good of your choice, Circus, Deed 2 or Deed 3",
        "recruit a Monk (-1 point) and put a Knight aside",
    ]
    position = {"red": {"cards": ["school"]}, "display": "trader farmer knight scholar boatman"}
    assert lines(position, "take scholar", "take knight") == [
        "take a Scholar: 1 Development space, School, Deed 1, Deed 2 or Deed 3",
        "take a Knight: 1 land route or Deed 4",
    ]


def test_the_cemetery_tells_both_prices() -> None:
    position = {"red": {"cards": ["cemetery"]}, "cards": ["stable", "library"]}
    cheap, full = lines(position, "buy stable", "buy stable full")
    assert "(I, 0 coins; Farmer)" in cheap and "(I, 1 coin; Farmer)" in full


def test_a_swap_tells_both_goods() -> None:
    red = {"cards": ["tree_house"], "goods": {"wool": 5}}
    swapped, full = lines({"red": red}, "swap wine grain", "good wool")
    assert swapped == "Tree House, instead of wine: mark grain (1/5)"
    assert full == "mark wool: its row is full, so a shield"
