"""Who has won is said at the end, and nobody is named who did not play."""

import pytest

from orleans.terminal.result import winners_words
from orleans.text.translator import Words

WORDS = Words("en")


@pytest.mark.parametrize(
    "won, rival, told",
    [
        (["Anna"], "", "Anna wins."),
        (["Anna", "Ben"], "", "Anna and Ben share the win."),
        (["Anna"], "Joan", "Anna wins."),
        ([], "Joan", "Joan wins."),
        ([], "", "Nobody wins."),
    ],
)
def test_where_no_seat_has_won_only_a_rival_of_the_game_has(
    won: list[str], rival: str, told: str
) -> None:
    assert winners_words(WORDS, won, rival) == told
