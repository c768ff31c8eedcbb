"""`orleans modules`: the expansions, what goes together, and why the rest does not."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from ..classic.modules import MODULES
from ..classic.options import check_modules, clash, combinations
from ..games import Setup
from ..kernel.setup import SetupError
from ..table.words import Words
from ..terminal.page import Page, terminal_page
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


# ------------------------------------------------------------------------- what is so


class Apart:
    """Modules that exclude each other or, with an edition, that it does not take."""

    def __init__(self, modules: list[str], rule: str, edition: str = "") -> None:
        self.modules = modules
        self.rule = rule
        self.edition = edition


def refused_in(words: Words, id: str) -> dict[str, str]:
    """The editions that do not take a module: the rule of each."""
    found: dict[str, str] = {}
    for edition in words.content.board.edition:
        try:
            check_modules(Setup(edition=edition.id, modules=[id]), edition)
        except SetupError as error:
            found[edition.id] = error.rule
    return found


def editions_of(words: Words, id: str) -> list[str]:
    refused = refused_in(words, id)
    return [edition.id for edition in words.content.board.edition if edition.id not in refused]


def excluding() -> Iterator[Apart]:
    """The pairs: whatever cannot be played together holds one of them."""
    known = list(MODULES)
    for at, other in enumerate(known):
        for one in known[:at]:
            rule = clash(MODULES[one], MODULES[other])
            if rule is not None:
                yield Apart([one, other], rule)


def not_taken(words: Words) -> list[Apart]:
    """By edition and rule: the modules that cannot be added."""
    found: dict[tuple[str, str], list[str]] = {}
    for id in MODULES:
        for edition, rule in refused_in(words, id).items():
            found.setdefault((edition, rule), []).append(id)
    return [Apart(modules, rule, edition) for (edition, rule), modules in found.items()]


def largest() -> list[list[str]]:
    """The combinations that no other one contains."""
    allowed = combinations()
    return [one for one in allowed if not any(set(one) < set(other) for other in allowed)]


# ------------------------------------------------------------------------- telling it


def as_json(words: Words) -> dict[str, object]:
    return {
        "modules": [
            {
                "id": id,
                "name": words.say("module-name", module=id),
                "about": words.say("module-about", module=id),
                "editions": editions_of(words, id),
                "options": list(module.options()),
            }
            for id, module in MODULES.items()
        ],
        "allowed": [chosen for chosen in combinations() if chosen],
        "refused": [apart_json(words, apart) for apart in excluding()],
        "refused_by_edition": [apart_json(words, apart) for apart in not_taken(words)],
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
        below = [words.say("modules-editions", editions=", ".join(editions_of(words, id)))]
        if module.options():
            below.append(words.say("modules-options", options=", ".join(module.options())))
        for line in below:
            lines += page.wrap(line, " " * (column + 2))
    lines += ["", page.heading(words.say("modules-together"))]
    for chosen in largest():
        lines += page.wrap(f"--modules {','.join(chosen)}", INDENT)
    lines += page.wrap(words.say("modules-parts"), INDENT)
    lines += ["", page.heading(words.say("modules-apart"))]
    for apart in [*excluding(), *not_taken(words)]:
        lines += page.wrap(apart_words(words, apart), hang=INDENT)
        text = words.rule_text(apart.rule)
        lines += page.wrap(words.say("rule-short", rule=apart.rule, text=text), INDENT, INDENT)
    return lines


def apart_words(words: Words, apart: Apart) -> str:
    modules = ", ".join(apart.modules)
    if apart.edition:
        return words.say("modules-not-in", modules=modules, edition=apart.edition)
    return words.say("modules-not-together", modules=modules)
