"""`orleans completion`: shells complete what the parser knows."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from orleans.cli import COMMANDS, build_parser
from orleans.commands.completion import SCRIPTS, flags_of
from orleans.commands.parser import Commands
from tests.cli.running import Here
from tests.patience import PATIENCE

BASH = """
source ./completion
COMP_WORDS=({words}); COMP_CWORD={at}
_orleans
printf '%s\\n' "${{COMPREPLY[@]}}"
"""

FISH = """
source ./completion
complete -C '{line}'
"""

# A zsh at a terminal of its own: it shows READY, then the line as Tab leaves it.
ZSH = """
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1=; autoload -U compinit; compinit -u -D; source ./completion; \\
compdef _orleans orleans; bindkey '^I' complete-word; setopt no_list_beep; echo REA''DY"
zpty -r shell shown '*READY*'
zpty -w -n shell $'{line}\t'
zpty -r shell shown '*{whole}*'
zpty -d shell
"""


def completed(here: Here, line: str) -> list[str]:
    """What real bash offers for the last word, which may be empty."""
    Path("completion").write_text(here.run("completion bash").out, encoding="utf-8")
    words = line.split(" ")
    quoted = " ".join(f"'{word}'" for word in words)
    script = BASH.format(words=quoted, at=len(words) - 1)
    done = subprocess.run(
        ["bash", "-c", script], capture_output=True, encoding="utf-8", timeout=PATIENCE, check=True
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    "line, offers",
    [
        ("orleans to", ["tournament"]),
        ("orleans --lang ", ["en", "de", "fr"]),
        ("orleans --lang de ru", ["rules"]),
        ("orleans tournament --re", ["--resume"]),
        ("orleans new evening.json --edition ", ["2014", "2021", "bigbox"]),
        ("orleans new evening.json --edition b", ["bigbox"]),
        ("orleans simulate --bots ex", ["expert"]),
        ("orleans tournament --players ex", ["expert"]),
        ("orleans simulate --players ", []),
        ("orleans show --seat gr", ["green"]),
        ("orleans show ", []),
    ],
)
def test_bash_completes(here: Here, line: str, offers: list[str]) -> None:
    assert completed(here, line) == offers


@pytest.mark.parametrize("shell", SCRIPTS)
def test_every_command_and_flag_is_there(here: Here, shell: str) -> None:
    script = here.run("completion", shell).out
    (commands,) = (one for one in build_parser()._actions if isinstance(one, Commands))
    assert commands.names == list(COMMANDS)
    dashes = "-l " if shell == "fish" else "--"
    for command in COMMANDS:
        mine = "\n".join(line for line in script.splitlines() if command in line)
        for flag in flags_of(commands.loaded(command)):
            name = flag.names[-1].removeprefix("--")
            assert re.search(rf"{dashes}{name}\b", mine), (command, name)


@pytest.mark.parametrize("shell", SCRIPTS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_shells_can_read_their_scripts(here: Here, shell: str, language: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    Path("script").write_text(here.run(f"--lang {language} completion {shell}").out)
    read = subprocess.run([shell, "-n", "script"], capture_output=True, timeout=PATIENCE)
    assert (read.returncode, read.stderr) == (0, b"")


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed")
@pytest.mark.parametrize(
    ("line", "offers"),
    [
        ("orleans to", ["tournament"]),
        ("orleans tournament --re", ["--resume"]),
        ("orleans new evening.json --edition ", ["2014", "2021", "bigbox"]),
        ("orleans simulate --bots ex", ["expert"]),
    ],
)
def test_fish_completes(here: Here, line: str, offers: list[str]) -> None:
    Path("completion").write_text(here.run("completion fish").out, encoding="utf-8")
    done = subprocess.run(
        ["fish", "--no-config", "-c", FISH.format(line=line)],
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=True,
    )
    assert [offered.split("\t")[0] for offered in done.stdout.splitlines()] == offers


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed")
@pytest.mark.parametrize(
    ("line", "whole"),
    [
        ("orleans tourn", "orleans tournament"),
        ("orleans tournament --resu", "tournament --resume"),
        ("orleans new evening.json --edition bi", "--edition bigbox"),
        ("orleans simulate --bots ex", "--bots expert"),
    ],
)
def test_zsh_completes(here: Here, line: str, whole: str) -> None:
    Path("completion").write_text(here.run("completion zsh").out, encoding="utf-8")
    script = ZSH.format(line=line, whole=whole)
    subprocess.run(["zsh", "-f", "-c", script], capture_output=True, timeout=PATIENCE, check=True)
