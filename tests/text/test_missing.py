"""No message is missing: whatever the program names, in whatever it is put together from."""

import ast

from orleans.classic.ids import SKIP
from orleans.classic.modules import MODULES
from orleans.games import tables_for
from orleans.text import modules as spoken
from orleans.text.classic.moves import KEYS
from tests.setups import VARIED
from tests.text.engine import SOURCE
from tests.text.messages import to_write


def keys_said(text: str) -> set[str]:
    """The keys that stand as a whole in calls of `say`."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    said = [call.args[0] for call in calls if getattr(call.func, "attr", "") == "say" and call.args]
    choices = [branch for key in said for branch in branches(key)]
    return {str(one.value) for one in choices if isinstance(one, ast.Constant)}


def branches(key: ast.expr) -> list[ast.expr]:
    return [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]


def test_every_key_that_the_code_names_is_a_message() -> None:
    files = [file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")]
    named = set().union(*map(keys_said, files))
    assert len(named) > 500
    assert to_write(named) == []


def test_every_kind_of_move_of_every_set_up_has_words() -> None:
    verbs = {
        move.kind: move.notation.split()[0]
        for setup in VARIED.values()
        if setup.game == "classic"
        for move in tables_for(setup).vocabulary.moves
        if move.kind != SKIP
    }
    unsaid = sorted(verb for kind, verb in verbs.items() if kind not in KEYS)
    assert unsaid == [], "a file in text/modules/ names its message: `keys` of its SPEECH"
    assert to_write(f"move-{KEYS[kind]}" for kind in verbs) == []


def test_every_effect_that_a_module_names_has_words() -> None:
    """Of deeds; the effect of an Hour Glass tile is told by its rule."""
    verbs = [verb for module in MODULES.values() for verb in module.deed_verbs()]
    assert to_write(f"verb-{verb}" for verb in verbs) == []


def test_every_other_word_of_a_module_has_words() -> None:
    keys = [key for key, _ in spoken.AT_STEP.values()]
    assert to_write(keys) == []


def test_a_forgotten_message_is_named_with_the_file_for_it() -> None:
    """A made-up module with a verb, an event and a question that nobody has words for."""
    code = 'words.say("order-mill", town=1); words.say("verb-grind" if a else "verb-trade")'
    assert keys_said(code) == {"order-mill", "verb-grind", "verb-trade"}
    where = "write {} in src/orleans/text/messages/{{en,de,fr}}/{} or beside it"
    assert to_write(["event-ground", "ask-grind", "move-use"]) == [
        where.format("ask-grind", "asks.ftl"),
        where.format("event-ground", "log.ftl"),
    ]
