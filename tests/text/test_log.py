"""Everything there is to say has words in every language: events, questions, moves, refusals."""

import re

import pytest

import orleans
from orleans.bots import PLAYERS
from orleans.classic.ids import FOLLOWERS, PHASE_NAMES
from orleans.classic.modules import MODULES
from orleans.content import load_content
from orleans.content.provenance import LEVELS
from orleans.content.schema import Language
from orleans.text.classic.effects import effect_parts
from orleans.text.classic.log import Teller
from orleans.text.classic.moves import move_words
from orleans.text.classic.names import source_words
from orleans.text.classic.pieces import Moment
from orleans.text.classic.questions import question_words
from orleans.text.translator import LANGUAGES, Words
from tests.setups import module_sets, players_of
from tests.text.engine import SOURCE, joan_tells, steps_asked, strings_told
from tests.text.messages import to_write

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
EVERY_SETUP = [tuple(modules) for modules in module_sets()]
"""Set-ups that have everything in play between them."""


def test_every_kind_of_event_has_a_sentence() -> None:
    told = strings_told(SOURCE / "classic")
    assert {"spent", "food", "delivered", "bribe_offered"} <= told
    assert to_write(f"event-{kind}" for kind in told) == []


def test_every_question_has_words() -> None:
    asked = set(steps_asked())
    assert {"plan", "act", "travel", "torture", "deliver", "offer"} <= asked
    assert to_write(f"ask-{name}" for name in asked) == []


def test_joan_of_arc_has_words_for_events_and_questions() -> None:
    told, asked = joan_tells(), set(steps_asked(game="joan"))
    assert {"took", "shield_lost", "lapsed", "joan_card", "joan_struck"} <= told
    assert asked == {"pick", "turn", "pay"}
    assert to_write(f"joan-event-{kind}" for kind in told) == []
    assert to_write(f"joan-ask-{name}" for name in asked) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modules", EVERY_SETUP, ids="+".join)
def test_every_move_has_words_even_where_it_is_not_legal(
    language: Language, modules: tuple[str, ...]
) -> None:
    """As it may be typed, and told by a refusal."""
    setup = orleans.Setup(players=players_of(modules)[0], modules=list(modules))
    game = orleans.new(setup, seed="all")
    moment = Moment(Words(language), game.tables, game.asked, game.view(0), NAMES)
    for move in game.vocabulary.moves:
        assert move_words(moment, move)
        assert move_words(Moment(moment.words, game.tables, "torture"), move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "edition, players, modules",
    [
        ("2014", 4, ()),
        ("2021", 2, ()),
        ("bigbox", 5, ()),
        *(("bigbox", players_of(modules)[0], modules) for modules in EVERY_SETUP),
    ],
)
def test_whole_games_can_be_told(
    language: Language, edition: str, players: int, modules: tuple[str, ...]
) -> None:
    """Every event, question and legal move of random games, without a fact missing."""
    words = Words(language)
    told = strings_told(SOURCE / "classic")
    setup = orleans.Setup(edition=edition, players=players, modules=list(modules))
    game = orleans.new(setup, seed="told")
    teller = Teller(words, game.tables, NAMES)
    bots = [PLAYERS["random"](seat) for seat in range(players)]
    events = list(game.events or [])
    while not game.over:
        seat = game.pending[0]
        legal = game.legal(seat)
        if len(events) % 5 == 0 or game.asked not in ("plan", "act"):
            moment = Moment(words, game.tables, game.asked, game.view(seat), NAMES)
            assert question_words(moment, {"bag": 5, "number": 4, "drawn": "monk"})
            assert all(move_words(moment, move) for move in legal)
        events += game.play(seat, bots[seat].choose(game, seat, legal))
    assert {event.what for event in events} <= told
    for event in events:
        sentence = teller.sentence(event)
        assert sentence.endswith(".") and "{" not in sentence
        assert not re.search(r"\b[a-z]+_[a-z_]+\b|\b[a-z]+\.[a-z]+\b", sentence), sentence
    assert len(teller.sentences(events)) > 300


@pytest.mark.parametrize("modules", EVERY_SETUP, ids="+".join)
def test_every_refusal_is_a_rule_that_can_be_read(modules: tuple[str, ...]) -> None:
    """Whatever is typed at any moment, the answer is in the ledger in all languages."""
    content = load_content()
    rules: set[str] = set()
    players = players_of(modules)[0]
    game = orleans.new(orleans.Setup(players=players, modules=list(modules)), seed="refused")
    bots = [PLAYERS["random"](seat) for seat in range(players)]
    seen: dict[str, int] = {}
    while not game.over:
        seat = game.pending[0]
        seen[game.asked] = seen.get(game.asked, 0) + 1
        if seen[game.asked] <= 3:
            refusals = [
                game.why_not(other, m)
                for m in game.vocabulary.moves
                for other in (seat, players - 1)
            ]
            rules |= {refusal.rule for refusal in refusals if refusal is not None}
        game.play(seat, bots[seat].choose(game, seat, game.legal(seat)))
    assert len(rules) > 30
    assert [rule for rule in rules if rule not in content.rules] == []
    assert all(content.rules[rule].text_in(language) for rule in rules for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_deed_in_play_has_short_words(language: Language) -> None:
    words = Words(language)
    boards = {"board_base", *(module.deed_board for module in MODULES.values())}
    effects = [(row.id, row.effect) for row in words.content.places.place if row.set == "main"]
    for deed in words.content.deeds.deed:
        if deed.board in boards:
            effects += [(deed.id, reward) for reward in (*deed.reward, deed.complete)]
    assert len(effects) > len(words.content.places.place)
    assert [id for id, effect in effects if effect_parts(words, effect) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", MODULES)
def test_every_module_has_a_name_and_a_line_in_every_language(
    module: str, language: Language
) -> None:
    words, where = Words(language), f"{module} in text/messages/{language}/modules.ftl"
    for key in ("module-name", "module-about"):
        told = words.say(key, module=module)
        assert told not in (module, words.say(key, module="other")), f"{key}: write [{where}"


def test_an_event_nobody_has_words_for_is_still_told() -> None:
    from orleans.kernel.events import Event

    game = orleans.new(orleans.Setup(players=2), seed="s")
    teller = Teller(Words("en"), game.tables, NAMES)
    assert teller.sentence(Event("danced", 1, "census.most", {}, -1)) == "Ben: danced (Census)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_source_of_an_event_is_shown_as_its_id(language: Language) -> None:
    """A rule is called by its own name, by what it belongs to, or by its module's name."""
    words = Words(language)
    setup = orleans.Setup(players=2, modules=["orders"])
    tables = orleans.new(setup, seed="s").tables
    harvest = words.name("abc_a_harvest")
    assert source_words(words, tables, "event.harvest.new") == harvest
    assert source_words(words, tables, "event.harvest.food") == harvest
    assert source_words(words, tables, "place.school.scope") == words.name("school")
    orders = words.say("module-name", module="orders")
    assert source_words(words, tables, "orders.fulfil") == orders
    for rule in load_content().rules:
        assert source_words(words, tables, rule) != rule


def test_families_are_as_large_as_what_they_speak_of() -> None:
    words = Words("en")
    for kind in FOLLOWERS:
        assert words.say("a-follower", follower=kind)
    assert len({words.say("phase", phase=phase) for phase in PHASE_NAMES}) == len(PHASE_NAMES)
    assert len({words.say("provenance", level=level) for level in LEVELS}) == len(LEVELS)
    assert len({words.say("seat-name", seat=seat) for seat in range(5)}) == 5
