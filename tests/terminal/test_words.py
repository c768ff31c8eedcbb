"""Three languages in step: the same messages with the same facts, for all there is to say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import orleans
from orleans.bots import PLAYERS
from orleans.classic.modules import MODULES
from orleans.classic.names import FOLLOWERS, GOOD_NAMES, PHASE_NAMES
from orleans.content import load_content
from orleans.content.provenance import LEVELS
from orleans.content.tables import Language
from orleans.content.tables.joan_gain import Gain, SoloEffect
from orleans.kernel.steps import Step
from orleans.table.asking import question_words
from orleans.table.effects import AMOUNTS, AS_MANY, PLAIN, effect_parts
from orleans.table.moves import KEYS, move_words
from orleans.table.pieces import Moment
from orleans.table.telling import Teller
from orleans.table.words import LANGUAGES, Words, WordsError, language_of, message_files
from orleans.terminal.joan.table import COLUMNS

SOURCE = Path(orleans.__file__).parent
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
EVERY_SETUP: list[tuple[str, ...]] = [
    ("orders", "ti-events", "trade"),
    ("orders", "ti-events", "intrigue"),
]
"""Two set-ups that have everything in play between them."""


class Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: Language) -> dict[str, set[str]]:
    """The facts that every message of a language speaks of."""
    found: dict[str, set[str]] = {}
    for file, text in message_files(language).items():
        for entry in parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                facts = Facts()
                facts.visit(entry)
                found[entry.id.name] = facts.names
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("language", [known for known in LANGUAGES if known != "en"])
def test_languages_have_the_same_messages_with_the_same_facts(language: Language) -> None:
    assert messages(language) == ENGLISH


@pytest.mark.parametrize("language", [known for known in LANGUAGES if known != "en"])
def test_files_have_the_same_messages_in_every_language(language: Language) -> None:
    assert keys_by_file(language) == keys_by_file("en")


@pytest.mark.parametrize("language", [known for known in LANGUAGES if known != "en"])
def test_joan_of_arc_is_translated(language: Language) -> None:
    """Whatever has words in English has other words in the other languages."""
    english, other = (texts_of("joan.ftl", known) for known in ("en", language))
    same = [key for key, text in english.items() if text == other[key] and words_in(text)]
    assert set(same) <= {"joan-value-bonus", *SAME_IN[language]}


SAME_IN: dict[Language, set[str]] = {
    "de": {"joan-label-bank"},
    "fr": {"joan-gain-vp"},
}
"""Words that two languages share."""


def texts_of(file: str, language: Language) -> dict[str, str]:
    """The messages of a file as they are written."""
    text = message_files(language)[file]
    found = re.findall(r"^([\w-]+) = ?((?:.|\n(?=[ \n]))*)", text, re.MULTILINE)
    return {key: value.strip() for key, value in found}


def words_in(text: str) -> list[str]:
    """What is neither a fact nor the name of a variant."""
    return re.findall(r"[A-Za-z]{3,}", re.sub(r"\{ *\$\w+ *(->)?|\[\w+\]", "", text))


def keys_by_file(language: Language) -> dict[str, list[str]]:
    files = message_files(language)
    return {file: re.findall(r"^([\w-]+) =", text, re.MULTILINE) for file, text in files.items()}


# ------------------------------------------------------- everything is said


def strings_told(folder: Path) -> set[str]:
    """The kinds of events that the engine tells, from its source; some functions are given the
    kind as an argument called `told`."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    found = {
        str(node.args[0].value)
        for node in nodes
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", "") == "tell"
        and isinstance(node.args[0], ast.Constant)
    }
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    for function in functions:
        if [argument.arg for argument in function.args.args][-1:] == ["told"]:
            found |= kinds_handed_to(function, nodes)
    return found


def kinds_handed_to(function: ast.FunctionDef, nodes: list[ast.AST]) -> set[str]:
    """The default of its last argument, and what callers say instead."""
    calls = [
        node.args[-1]
        for node in nodes
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == function.name
        and len(node.args) == len(function.args.args)
    ]
    values = [*function.args.defaults, *calls]
    return {str(value.value) for value in values if isinstance(value, ast.Constant)}


def joan_tells() -> set[str]:
    """The same for Joan of Arc, where what Joan does is told by a function of its own."""
    found = strings_told(SOURCE / "joan")
    for file in (SOURCE / "joan").rglob("*.py"):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        for node in nodes:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "tell":
                found |= constants_in(node.args[1])
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "what":
                found |= constants_in(node.value)
    return found


def constants_in(node: ast.AST) -> set[str]:
    """Text that an expression may come to."""
    values = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in values if isinstance(value, str)}


def steps_asked(step: type[Step[Any]] = Step, game: str = "classic") -> Iterator[str]:
    """The names of all steps of a game that wait for a decision."""
    for kind in step.__subclasses__():
        ours = kind.__module__.startswith(f"orleans.{game}.")
        if ours and kind.legal is not Step.legal and kind.name != "step":
            yield kind.name
        yield from steps_asked(kind, game)


def test_every_kind_of_event_has_a_sentence() -> None:
    told = strings_told(SOURCE / "classic")
    assert {"spent", "food", "delivered", "bribe_offered"} <= told
    assert {f"event-{kind}" for kind in told} <= ENGLISH.keys()


def test_every_question_has_words() -> None:
    asked = set(steps_asked())
    assert {"plan", "act", "travel", "torture", "deliver", "offer"} <= asked
    assert {f"ask-{name}" for name in asked} <= ENGLISH.keys()


def test_joan_of_arc_has_words_for_events_and_questions() -> None:
    told, asked = joan_tells(), set(steps_asked(game="joan"))
    assert {"took", "shield_lost", "lapsed", "joan_card", "joan_struck"} <= told
    assert asked == {"pick", "turn", "pay"}
    assert {f"joan-event-{kind}" for kind in told} <= ENGLISH.keys()
    assert {f"joan-ask-{name}" for name in asked} <= ENGLISH.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modules", EVERY_SETUP, ids="+".join)
def test_every_move_has_words_even_where_it_is_not_legal(
    language: Language, modules: tuple[str, ...]
) -> None:
    """As it may be typed, and told by a refusal."""
    setup = orleans.Setup(edition="bigbox", players=3, modules=list(modules))
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
        ("bigbox", 3, ("orders", "ti-events", "trade")),
        ("bigbox", 4, ("orders", "ti-events", "intrigue")),
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
    events = list(game.heard or [])
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
    setup = orleans.Setup(edition="bigbox", players=3, modules=list(modules))
    game = orleans.new(setup, seed="refused")
    bots = [PLAYERS["random"](seat) for seat in range(3)]
    seen: dict[str, int] = {}
    while not game.over:
        seat = game.pending[0]
        seen[game.asked] = seen.get(game.asked, 0) + 1
        if seen[game.asked] <= 3:
            refusals = [
                game.why_not(other, m) for m in game.vocabulary.moves for other in (seat, 2)
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
    assert len(effects) > 57 + 2 * 27
    assert [id for id, effect in effects if effect_parts(words, effect) is None] == []


@pytest.mark.parametrize("module", MODULES)
def test_every_module_has_a_name_in_every_language(module: str) -> None:
    names = {Words(language).say("module-name", module=module) for language in LANGUAGES}
    assert module not in names and len(names) > 1


def test_an_event_nobody_has_words_for_is_still_told() -> None:
    from orleans.kernel.events import Event

    game = orleans.new(orleans.Setup(players=2), seed="s")
    teller = Teller(Words("en"), game.tables, NAMES)
    assert teller.sentence(Event("danced", 1, "census.most", {}, -1)) == "Ben: danced (Census)."


# ------------------------------------------------------- nothing is left over

FAMILIES: dict[str, list[str]] = {
    "event": sorted(strings_told(SOURCE / "classic")),
    "ask": sorted(set(steps_asked())),
    "skip": sorted(set(steps_asked())),
    "move": sorted(KEYS.values()),
    "effect": [*AMOUNTS, *PLAIN],
    "die": list(AS_MANY),
    "verb": [verb for module in MODULES.values() for verb in module.deed_verbs()],
    "part": [
        *("coins", "goods", "stations", "citizens", "tiles", *MODULES),
        *("product", "warehouse", "bank", "monks", "depot", "tracks"),
    ],
    "warn": ["done", "pass"],
    "joan-event": sorted(joan_tells()),
    "joan-ask": sorted(set(steps_asked(game="joan"))),
    "joan-gain": list(Gain.__struct_fields__),
    "joan-does": list(SoloEffect.__struct_fields__),
    "joan-column": list(COLUMNS),
    "joan-label": ["start", "display", "bag", "holding", "citizens", "shields", "gone"],
}
"""Messages whose keys are put together from a word and what the game calls a thing."""


def text_constants() -> set[str]:
    found = set()
    for part in ("table", "server", "terminal", "commands", "lab", "cli.py"):
        path = SOURCE / part
        for file in path.rglob("*.py") if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def test_no_message_is_unused() -> None:
    constants = text_constants()
    families = {f"{word}-{thing}" for word, things in FAMILIES.items() for thing in things}
    prefixes = {text for text in constants if re.fullmatch(r"[a-z]+-", text)}
    unused = [
        key
        for key in ENGLISH
        if key not in constants
        and key not in families
        and not any(key.startswith(p) and key.removeprefix(p) in constants for p in prefixes)
        and not key.startswith("asks-")
    ]
    assert unused == []


def test_families_are_as_large_as_what_they_speak_of() -> None:
    words = Words("en")
    for kind in FOLLOWERS:
        assert words.say("a-follower", follower=kind)
    assert len({words.say("phase", phase=phase) for phase in PHASE_NAMES}) == len(PHASE_NAMES)
    assert len({words.say("provenance", level=level) for level in LEVELS}) == len(LEVELS)
    assert len({words.say("seat-name", seat=seat) for seat in range(5)}) == 5


# ------------------------------------------------------------------ the rest


def test_plurals_lists_and_goods() -> None:
    english, german, french = Words("en"), Words("de"), Words("fr")
    assert english.say("effect-coins", amount=1) == "1 coin"
    assert german.say("effect-coins", amount=2) == "2 Münzen"
    assert french.listed(["a", "b", "c"]) == "a, b et c"
    assert english.listed([]) == "" and english.listed(["a"]) == "a"
    assert english.goods_lying(["wine", "wine", "wool"]) == "2 wine and wool"
    assert german.good(GOOD_NAMES[0]) == "Getreide" and german.good("bread") == "Brot"
    assert english.apart(["a", "b, c"]) == "a; b, c"


def test_french_elides_and_keeps_marks_with_their_word() -> None:
    french = Words("fr")
    assert french.say("heading-map", town="Orléans") == "Votre Marchand est dans la ville d’Orléans"
    assert "ville de Tours" in french.say("heading-map", town="Tours")
    assert french.say("ask-travel").endswith("\N{NO-BREAK SPACE}?")


def test_a_message_with_a_missing_fact_is_a_fault() -> None:
    with pytest.raises(WordsError, match="effect-coins"):
        Words("en").say("effect-coins")
    with pytest.raises(WordsError, match="no message"):
        Words("fr").say("nothing-like-it")


@pytest.mark.parametrize(
    "environment, language",
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
