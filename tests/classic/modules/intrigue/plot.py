"""Tables with Intrigue: red is about to send Followers from the Town Hall to the characters."""

from typing import Any

import pytest

from ...table import Table

both_editions = pytest.mark.parametrize("edition", ["2021", "bigbox"])
every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])

# The characters with all their spaces; the last one is covered with few players.
SPACES = {
    "fraud": "trader boatman scholar trader",
    "arsonist": "farmer knight craftsman",
    "kidnapper": "farmer boatman knight trader",
    "torturer": "craftsman craftsman knight scholar",
    "hangman": "farmer knight monk",
    "saboteur": "craftsman boatman craftsman scholar",
    "spy": "scholar monk knight",
    "tax_collector": "trader knight monk",
    "traitor": "boatman scholar trader knight",
}
NOT_FOR_TWO = ("arsonist", "spy")
SEATS = ["red", "blue", "green", "yellow", "white"]

# An action that keeps a seat in the round, so that the game waits for it after red's turn.
WAITS = {"scriptorium": "knight scholar"}


def characters(players: int) -> list[str]:
    return [name for name in SPACES if players > 2 or name not in NOT_FOR_TWO]


def open_spaces(character: str, players: int) -> list[str]:
    """The types that the uncovered spaces ask for."""
    types = SPACES[character].split()
    return types[:-1] if players < 4 else types


def plot(waiting: str, players: int = 3, edition: str = "bigbox", **position: Any) -> Table:
    """Red has chosen the Town Hall, where these Followers wait. Nobody has coins unless told."""
    for seat in SEATS[:players]:
        position[seat] = {"coins": 0, **position.get(seat, {})}
    position["red"]["spaces"] = {"town_hall": waiting, **position["red"].get("spaces", {})}
    position["blue"].setdefault("spaces", WAITS)
    modules = ("intrigue", *position.pop("modules", ()))
    table = Table(edition, players, modules=modules, phase="actions", **position)
    return table.play("red", "use town_hall")


def sent(character: str, space: int = 1, players: int = 3, **position: Any) -> Table:
    """Red has just sent a Follower to this space of a character."""
    follower = SPACES[character].split()[space - 1]
    table = plot(f"{follower} -", players, **position)
    return table.play("red", f"send intrigue_{character}.{space}")


def completing(character: str, players: int = 3, **position: Any) -> Table:
    """Red is about to fill the last open space of a character."""
    types = open_spaces(character, players)
    filled = {f"intrigue_{character}": list(range(1, len(types)))}
    return plot(f"{types[-1]} -", players, deeds=filled, **position)


def last_space(character: str, players: int = 3) -> str:
    return f"send intrigue_{character}.{len(open_spaces(character, players))}"


def shown(table: Table, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.game.view(seat)["modules"]["intrigue"]
    return found
