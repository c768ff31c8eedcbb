"""The pinned packages in .venv, and this project among them."""

from . import folders
from .locks import alone
from .marks import fingerprint, is_done, mark_done
from .problems import say
from .programs import check, python, tools
from .venv import UV, install

RUNTIME = "requirements.lock"
DEVELOPMENT = "requirements-dev.lock"
NODE = "requirements-web.lock"


def prepare(requirements: str) -> None:
    """Install the pinned packages and this project, unless that is done."""
    with alone():
        wanted = state_of(requirements)
        if is_done(requirements, wanted) or (requirements == RUNTIME and development_is_done()):
            return
        say("Installing what the game needs …")
        install_pinned(requirements)
        install([*pip_install(), "--no-deps", "--no-build-isolation", "-e", "."])
        mark_done(requirements, wanted)


def development_is_done() -> bool:
    """It holds all that the runtime needs, in the same versions."""
    return is_done(DEVELOPMENT, state_of(DEVELOPMENT))


def state_of(requirements: str) -> str:
    return fingerprint([folders.here.root / requirements, folders.here.root / "pyproject.toml"])


def install_pinned(requirements: str) -> None:
    install([*pip_install(), "--require-hashes", "-r", requirements])


def pip_install() -> list[str]:
    return python("-m", "uv", "pip", "install", "-q", "--python", str(folders.here.python))


def lock(arguments: list[str]) -> int:
    """Renew the pins. Files with hashes and without hosts: a `uv.lock` would name them."""
    pin = python(
        *("-m", "uv", "pip", "compile", "-q", "--universal", "--generate-hashes"),
        *("--no-header", "--no-annotate", "--python-version", "3.11"),
        *arguments,
    )
    game = [*pin, "pyproject.toml", "--extra", "server", "--extra", "png"]
    check([*pin, "--group", "installer", "-o", UV], tools())
    check([*game, "--group", "build", "-o", RUNTIME], tools())
    check([*pin, "--group", "web", "-o", NODE], tools())
    check([*game, "--group", "dev", "-c", RUNTIME, "-o", DEVELOPMENT], tools())
    return 0
