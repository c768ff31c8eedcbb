"""argparse in the language of its user."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, NoReturn

from ..kernel.nearest import nearest
from ..text.errors import Problem
from ..text.translator import Words

Load = Callable[[str, "Commands"], None]

if TYPE_CHECKING:
    SubParsers = argparse._SubParsersAction[Any]
else:
    SubParsers = argparse._SubParsersAction

COMPLAINTS: Final = {
    r"the following arguments are required: (?P<names>.+)": "usage-required",
    r"unrecognized arguments: (?P<names>.+)": "usage-unknown",
    r"argument \S+: invalid choice: (?P<text>.+) \(choose from (?P<known>.+)\)": "error-none-of",
    r"argument (?P<name>\S+): expected one argument": "usage-one",
    r"argument (?P<name>\S+): expected at least one argument": "usage-some",
    r"argument (?P<name>\S+): ignored explicit argument .+": "usage-none",
    r"ambiguous option: (?P<name>\S+) could match (?P<known>.+)": "usage-unclear",
}
"""What argparse says of wrong arguments; what is not here stays in English."""


class Parser(argparse.ArgumentParser):
    """Help and complaints in words of our own; argparse can only be told some of them."""

    def __init__(self, words: Words, **settings: Any) -> None:
        super().__init__(add_help=False, **settings)
        self.words = words
        self._positionals.title = words.say("help-arguments")
        self._optionals.title = words.say("help-flags")
        self.add_argument("-h", "--help", action="help", help=words.say("help-help"))

    def _get_formatter(self) -> argparse.HelpFormatter:
        return Formatter(self.words, self.prog)

    def _print_message(self, message: str, file: Any = None) -> None:
        """argparse would not tell that its help could not be written."""
        (file or sys.stdout).write(message)

    def error(self, message: str) -> NoReturn:
        problem: str | Problem = message
        for pattern, key in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                facts = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                near = nearest(facts["text"], facts["known"].split(", ")) if "text" in facts else []
                problem = Problem(key, **facts)
                if near:
                    problem = Problem("error-near", text=facts["text"], near=", ".join(near))
        raise Problem("error-usage", message=problem, program=self.prog)


class Commands(SubParsers):
    """The commands; each is loaded when it is first asked for, because all of them take long."""

    def __init__(self, words: Words, parser: Parser, load: Load, **settings: Any) -> None:
        super().__init__(**settings)
        self.words = words
        self.parser = parser
        self.load = load
        self.names: list[str] = []

    def announce(self, name: str) -> None:
        """There is such a command."""
        self.names.append(name)
        self._name_parser_map[name] = None
        self._choices_actions.append(self._ChoicesPseudoAction(name, (), self.about(name)))

    def about(self, name: str) -> str:
        return self.words.say(f"help-command-{name}")

    def add_parser(self, name: str, **settings: Any) -> Any:
        del self._name_parser_map[name]
        return super().add_parser(name, **settings)

    def loaded(self, name: str) -> Any:
        if self._name_parser_map[name] is None:
            self.load(name, self)
        return self._name_parser_map[name]

    def __call__(self, parser: Any, namespace: Any, values: Any, option: Any = None) -> None:
        self.loaded(values[0])
        super().__call__(parser, namespace, values, option)


class Formatter(argparse.HelpFormatter):
    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        prefix = self.words.say("help-usage") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, prefix)
