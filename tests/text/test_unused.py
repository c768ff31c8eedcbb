"""No message is left over: every key is named by the program."""

import ast
import re
from pathlib import Path
from typing import get_args

from orleans.classic.ai.explain import PART_OF
from orleans.classic.modules import MODULES
from orleans.cli import COMMANDS
from orleans.content.schema.joan_gain import Gain, SoloEffect
from orleans.content.schema.words import SlotKind
from orleans.terminal.joan.common import COLUMNS
from orleans.text.classic.effects import AMOUNTS, AS_MANY, PLAIN
from orleans.text.classic.moves import KEYS
from tests.text.engine import SOURCE, faults_raised, joan_tells, steps_asked, strings_told
from tests.text.messages import messages

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
    "reason": [
        *("points", "ready", *PART_OF.values(), *MODULES),
        *("stations", "citizens", "routes", "warehouse", "bank", "monks", "depot"),
        *("deeds", "cards", "waiting", "picks", "joan"),
    ],
    "warn": ["done", "pass"],
    "stats-chart": ["tracks", "deeds", "uses"],
    "help-command": list(COMMANDS),
    "asks": list(get_args(SlotKind)),
    "joan-event": sorted(joan_tells()),
    "joan-ask": sorted(set(steps_asked(game="joan"))),
    "joan-gain": list(Gain.__struct_fields__),
    "joan-does": list(SoloEffect.__struct_fields__),
    "joan-column": list(COLUMNS),
    "joan-label": ["start", "display", "bag", "holding", "citizens", "shields", "gone"],
}
"""Messages whose keys are put together from a word and what the game calls a thing."""

SPEAKING = [
    *("analysis", "lab", "text", "display", "table", "server", "terminal", "commands", "cli.py")
]


def text_constants() -> set[str]:
    found = set()
    for part in SPEAKING:
        path = SOURCE / part
        for file in [path] if path.is_file() else path.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def test_no_message_is_unused() -> None:
    constants = text_constants() | {raised.key for raised in faults_raised()}
    families = {f"{word}-{thing}" for word, things in FAMILIES.items() for thing in things}
    prefixes = {text for text in constants if re.fullmatch(r"[a-z]+-", text)}
    unused = [
        key
        for key in messages("en")
        if not key.startswith("web-")
        and key not in constants
        and key not in families
        and not any(key.startswith(p) and key.removeprefix(p) in constants for p in prefixes)
    ]
    assert unused == []


# ------------------------------------------------------------ the browser client

WEB = Path(__file__).parents[2] / "web" / "src"
WEB_KEY = re.compile(r"""(?<=["'`])web-[a-z0-9-]+""")


def test_the_browser_says_all_its_messages_and_no_others() -> None:
    files = [file for end in ("*.ts", "*.svelte") for file in WEB.rglob(end)]
    said = {key for file in files for key in WEB_KEY.findall(file.read_text(encoding="utf-8"))}
    assert said == {key for key in messages("en") if key.startswith("web-")}
