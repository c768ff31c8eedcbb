"""`orleans rules`: read a rule, search the rules, see which ones are tested."""

from __future__ import annotations

import argparse
import ast
import json
from collections.abc import Iterator
from pathlib import Path

import orleans

from ..content import Ledger, Rule
from ..terminal.cards import rule_card, rule_lines
from ..terminal.shell.page import table, terminal_page
from ..text.errors import Problem
from ..text.translator import Words
from .common import Subparsers, add_command, words_of

MOST_FOUND = 20


def add(subparsers: Subparsers, words: Words) -> None:
    parser = add_command(subparsers, words, "rules", "orleans rules plan.match")
    parser.add_argument("words", metavar="ID|WORDS", nargs="*", help=words.say("help-rules-words"))
    parser.add_argument("--coverage", action="store_true", help=words.say("help-rules-coverage"))
    parser.add_argument("--json", action="store_true", help=words.say("help-rules-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    text = " ".join(args.words)
    if args.coverage:
        if text:
            raise Problem("error-flags-apart", flag="--coverage", other=text)
        return show_coverage(args, words)
    if not text:
        raise Problem("error-which-rule")
    ledger = words.content.rules
    found = [ledger[text]] if text in ledger else ledger.search(text, words.language)
    if not found:
        raise Problem("rules-none", text=text)
    if args.json:
        print(json.dumps({"rules": [as_json(words, rule) for rule in found]}))
        return 0
    page = terminal_page()
    if text in ledger:
        print("\n".join(rule_card(page, words, found[0])))
        return 0
    print("\n".join(rule_lines(page, words, found[:MOST_FOUND])))
    if len(found) > MOST_FOUND:
        print(words.say("rules-more", count=len(found) - MOST_FOUND))
    return 0


def as_json(words: Words, rule: Rule) -> dict[str, object]:
    """`editions` is empty for a rule of all editions, `ruling` where the rulebook is clear."""
    return {
        "id": rule.id,
        "file": rule.file,
        "text": words.rule_text(rule.id),
        "ruling": words.ruling(rule.id),
        "editions": rule.editions,
        "sources": rule.sources,
        "option": rule.option,
        "same": rule.same,
    }


def show_coverage(args: argparse.Namespace, words: Words) -> int:
    folder = tests_folder()
    if folder is None:
        raise Problem("error-no-tests")
    counted = coverage(words.content.rules, folder)
    if args.json:
        print(json.dumps(counted))
        return 0
    rows = [[words.say(f"coverage-{column}") for column in ("file", "rules", "tested")]]
    for file, counts in counted.items():
        rows.append([file, str(counts["total"]), str(counts["tested"])])
    print("\n".join(table(rows, right=(1, 2))))
    for file, counts in counted.items():
        untested = counts["untested"]
        if isinstance(untested, list) and untested and counts["tested"]:
            page = terminal_page()
            ids = ", ".join(untested)
            print("\n".join(page.wrap(words.say("coverage-left", file=file, rules=ids), hang="  ")))
    return 0


Counted = dict[str, dict[str, int | list[str]]]


def coverage(ledger: Ledger, folder: Path) -> Counted:
    named = set(rules_named(folder))
    counted: dict[str, dict[str, int | list[str]]] = {}
    for file, rules in ledger.files.items():
        untested = [rule.id for rule in rules if rule.id not in named]
        total = len(rules)
        counted[file] = {"total": total, "tested": total - len(untested), "untested": untested}
    return counted


def tests_folder() -> Path | None:
    """Above the package (a checkout), or above the working directory."""
    package = Path(orleans.__file__).resolve()
    here = Path.cwd()
    for parent in [*package.parents, here, *here.parents]:
        if (parent / "tests" / "rules.py").is_file():
            return parent / "tests"
    return None


def rules_named(folder: Path) -> Iterator[str]:
    """The ids in every @rule("…") of the tests."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            for decorator in getattr(node, "decorator_list", []):
                if isinstance(decorator, ast.Call) and called(decorator.func) == "rule":
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield argument.value


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
