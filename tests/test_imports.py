"""The house has an order: imports point down, the core names no expansion, the kernel no game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dev.house import ORDER

SOURCE = Path(__file__).parent.parent / "src" / "orleans"

# Where the order alone would allow too much.
ONLY = {
    "_build": {"kernel"},
    "kernel": set(),
    "content": set(),
    "classic": {"kernel", "content"},
    "joan": {"kernel", "content"},
    "titles": {"kernel"},
    "games": {"kernel", "classic", "joan", "titles"},
    "bots": {"kernel", "classic", "joan"},
}

# Pieces and people of the game: the kernel must serve any other game as well. A dot stands
# for a space, an underscore or nothing.
GAME_WORDS = [
    *("follower", "farmer", "boatman", "boatmen", "craftsman", "craftsmen", "trader", "knight"),
    *("scholar", "monk", "merchant", "citizen", "deed", "census", "torture", "village", "castle"),
    *("orleans", "orléans", "bathhouse", "sacristy", "trading.station", "hour.glass"),
    *("gear.wheel", "place.tile", "player.board", "development.point"),
]

# Expansions and scenarios: each lives in classic/modules, the core knows moments only.
EXPANSION_WORDS = [
    *("intrigue", "invasion", "prosperity", "duel", "dignitary", "vierzon", "salesman", "joan"),
    *("orders", "order.card", "trade.board", "trade.intrigue", "trip.to.tours"),
    *("the.plague", "plague.doctor", "corpse", "indulgence"),
]


def parts() -> list[str]:
    found = {path.name.removesuffix(".py") for path in SOURCE.iterdir() if path.name[0] != "."}
    return sorted(name for name in found if name not in ("__pycache__", "py.typed"))


def files_of(part: str) -> list[Path]:
    folder = SOURCE / part
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [SOURCE / f"{part}.py"]


def imported_parts(file: Path) -> Iterator[tuple[int, str]]:
    """Line and part of every import from our own package, also those for type checking only."""
    package = ["orleans", *file.relative_to(SOURCE).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*start, *([node.module] if node.module else [])])
            names = [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            words = name.split(".")
            if words[0] == "orleans":
                part = words[1] if len(words) > 1 else "__init__"
                yield node.lineno, part if part in ORDER else "__init__"


def test_every_part_of_the_house_has_its_place_in_the_order() -> None:
    source_parts = [part for part in parts() if not part.endswith((".so", ".pyd"))]
    assert [part for part in source_parts if part not in ORDER] == []


@pytest.mark.parametrize("part", parts())
def test_imports_only_point_down(part: str) -> None:
    allowed = ONLY.get(part, set(ORDER[: ORDER.index(part)])) | {part}
    wrong = [
        f"{file.relative_to(SOURCE)}:{line} imports {target}"
        for file in files_of(part)
        for line, target in imported_parts(file)
        if target not in allowed
    ]
    assert wrong == []


# ------------------------------------------------------------------ rules and thinking

# What only players ask. A rule file defines none of it, under whatever class.
THINKING = {"evaluate", "candidates", "plans", "play_rollout_move", "worth", "sensible", "tempting"}


def is_thinking(file: Path) -> bool:
    """Whether a file of a title is about how players think."""
    below = file.relative_to(SOURCE).parts[1:]
    return below[0] == "ai" or (below[0] == "modules" and below[-1] in ("ai.py", "thinking.py"))


def rule_files() -> list[Path]:
    """All of the titles but what players think with, and what stands above both."""
    files = [*files_of("classic"), *files_of("joan")]
    return [file for file in files if not is_thinking(file) and not stands_above(file)]


def stands_above(file: Path) -> bool:
    return file.parent.parent == SOURCE and file.name in ("game.py", "title.py")


def imported_files(file: Path) -> Iterator[tuple[int, Path]]:
    """Line and path of what is imported relatively, also for type checking only."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = file.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for alias in node.names:
                inside = folder / f"{alias.name}.py"
                yield node.lineno, inside if inside.exists() else folder.with_suffix(".py")


def test_the_rules_do_not_import_what_players_think() -> None:
    titles = (SOURCE / "classic", SOURCE / "joan")
    wrong = [
        f"{file.relative_to(SOURCE)}:{line} imports {target.relative_to(SOURCE)}"
        for file in rule_files()
        for line, target in imported_files(file)
        if any(target.is_relative_to(title) and target != title for title in titles)
        and (is_thinking(target) or stands_above(target))
    ]
    assert wrong == []


def test_the_rules_do_not_say_what_anything_is_worth() -> None:
    wrong = [
        f"{file.relative_to(SOURCE)}:{node.lineno} defines {node.name}"
        for file in rule_files()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name in THINKING
    ]
    assert wrong == []


def test_what_players_think_is_found() -> None:
    """The two tests above look at the right files."""
    assert SOURCE / "classic" / "effects" / "base.py" in rule_files()
    assert SOURCE / "classic" / "modules" / "trade" / "module.py" in rule_files()
    assert is_thinking(SOURCE / "classic" / "modules" / "trade" / "ai.py")
    for name in ("classic", "joan"):
        found = [target for _, target in imported_files(SOURCE / name / "game.py")]
        assert SOURCE / name / "ai" / "model.py" in found


def test_the_kernel_contains_no_word_of_this_game() -> None:
    assert words_found(files_of("kernel"), GAME_WORDS) == []


def test_the_core_names_no_expansion() -> None:
    core = [
        file
        for part in ("kernel", "classic")
        for file in files_of(part)
        if "modules" not in file.relative_to(SOURCE).parts
    ]
    assert words_found(core, EXPANSION_WORDS) == []


def words_found(files: list[Path], words: list[str]) -> list[str]:
    pattern = pattern_of(words)
    return [
        f"{file.relative_to(SOURCE)}:{number}: {match.group()}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if (match := pattern.search(line))
    ]


def pattern_of(words: list[str]) -> re.Pattern[str]:
    choices = "|".join(word.replace(".", "[ _]?") for word in words)
    return re.compile(rf"(?<![a-z])({choices})s?(?![a-z])", re.IGNORECASE)


@pytest.mark.parametrize(
    "line, found",
    [
        ("class Plague(HourGlassEffect):", False),
        ("in turn order, one after the other", False),
        ("individual settings", False),
        ("from .modules.orders import Orders", True),
        ("if setup.uses_invasion:", True),
        ("# the Trade board counts double", True),
        ("class ThePlague(Module):", True),
    ],
)
def test_the_search_for_words_finds_what_it_should(line: str, found: bool) -> None:
    assert bool(pattern_of(EXPANSION_WORDS).search(line)) == found
