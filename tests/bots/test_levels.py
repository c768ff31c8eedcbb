"""Each level is worth its name: it beats the one below."""

from orleans.bots import PLAYERS
from orleans.bots.bot import play_out
from orleans.bots.expert_bot import ExpertBot
from orleans.bots.hard_bot import HardBot

from ..kernel.play import fresh


def seats_won(better: str, worse: str, games: int) -> float:
    """Of so many games of one against three, each seat in turn; chance alone wins a quarter."""
    won = 0.0
    for number in range(games):
        game = fresh("bigbox", 4, f"ladder {number}")
        mine = number % 4
        bots = [PLAYERS[better if seat == mine else worse](number * 4 + seat) for seat in range(4)]
        play_out(game, bots)
        if mine in game.winners:
            won += 1 / len(game.winners)
    return won


def test_easy_beats_random() -> None:
    assert seats_won("easy", "random", 12) >= 8


def test_normal_makes_more_points_than_easy() -> None:
    points = {"normal": 0, "easy": 0}
    for number in range(3):
        game = fresh("bigbox", 2, f"ladder {number}")
        names = ["normal", "easy"] if number % 2 else ["easy", "normal"]
        play_out(game, [PLAYERS[name](number) for name in names])
        for name, score in zip(names, game.scores, strict=True):
            points[name] += score
    assert points["normal"] > points["easy"], points


def test_expert_thinks_as_hard_does_and_longer() -> None:
    game = fresh("bigbox", 4, "longer")
    hard, expert = HardBot(1), ExpertBot(1)
    assert expert.rounds_ahead(game) == hard.rounds_ahead(game) == game.horizon() > 1
    assert expert.budget.playouts > hard.budget.playouts


def test_strength_grows_from_level_to_level() -> None:
    strengths = [bot.strength for bot in PLAYERS.values()]
    assert strengths == sorted(set(strengths))
