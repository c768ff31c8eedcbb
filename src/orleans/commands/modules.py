"""`orleans modules`: the expansions, what goes together, and why the rest does not."""

from __future__ import annotations

import argparse
import json

from ..classic.modules import MODULES
from ..classic.setup.options import combinations
from ..display.setups import Apart, editions_of, excluding, largest, not_taken
from ..terminal.shell.page import Page, terminal_page
from ..text.translator import Words
from .common import Subparsers, add_command, words_of

INDENT = "  "


def add(subparsers: Subparsers, words: Words) -> None:
    parser = add_command(subparsers, words, "modules", "orleans modules --lang de")
    parser.add_argument("--json", action="store_true", help=words.say("help-flag-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    if args.json:
        print(json.dumps(as_json(words)))
    else:
        print("\n".join(listing(terminal_page(), words)))
    return 0


def as_json(words: Words) -> dict[str, object]:
    return {
        "modules": [
            {
                "id": id,
                "name": words.say("module-name", module=id),
                "about": words.say("module-about", module=id),
                "editions": editions_of(words.content, id),
                "options": list(module.options()),
            }
            for id, module in MODULES.items()
        ],
        "allowed": [chosen for chosen in combinations() if chosen],
        "refused": [apart_json(words, apart) for apart in excluding()],
        "refused_by_edition": [apart_json(words, apart) for apart in not_taken(words.content)],
    }


def apart_json(words: Words, apart: Apart) -> dict[str, object]:
    edition = {"edition": apart.edition} if apart.edition else {}
    text = words.rule_text(apart.rule)
    return {**edition, "modules": apart.modules, "rule": apart.rule, "text": text}


def listing(page: Page, words: Words) -> list[str]:
    lines = [page.heading(words.say("modules-all"))]
    column = max(map(len, MODULES))
    for id, module in MODULES.items():
        name, about = words.say("module-name", module=id), words.say("module-about", module=id)
        lines += page.labelled(id, words.say("modules-one", name=name, about=about), column)
        below = [words.say("modules-editions", editions=", ".join(editions_of(words.content, id)))]
        if module.options():
            below.append(words.say("modules-options", options=", ".join(module.options())))
        for line in below:
            lines += page.wrap(line, " " * (column + 2))
    lines += ["", page.heading(words.say("modules-together"))]
    for chosen in largest():
        lines += page.wrap(f"--modules {','.join(chosen)}", INDENT)
    lines += page.wrap(words.say("modules-parts"), INDENT)
    lines += ["", page.heading(words.say("modules-apart"))]
    for apart in [*excluding(), *not_taken(words.content)]:
        lines += page.wrap(apart_words(words, apart), hang=INDENT)
        text = words.rule_text(apart.rule)
        lines += page.wrap(words.say("rule-short", rule=apart.rule, text=text), INDENT, INDENT)
    return lines


def apart_words(words: Words, apart: Apart) -> str:
    modules = ", ".join(apart.modules)
    if apart.edition:
        return words.say("modules-not-in", modules=modules, edition=apart.edition)
    return words.say("modules-not-together", modules=modules)
