"""What is hidden stays hidden: two worlds that differ only in secrets look the same."""

from orleans import Setup, new
from tests.cli.running import Here
from tests.terminal.playing import play

LOOKING = "board | map | deeds | tiles | mats | bag | odds | log all | hint | why ship | quit"


def world(blue: str, green: str, events: str) -> str:
    return (
        'edition = "2021"\nplayers = 3\nround = 3\nphase = "planning"\nstart = "red"\n'
        f"event = 'abc_a_income'\nnext_events = [{events}]\n"
        '[red]\nmarket = "farmer* knight"\nbag = "monk"\n'
        f'[blue]\nmarket = "farmer*"\nbag = "{blue}"\n'
        f'[green]\nmarket = "farmer*"\nbag = "{green}"\n'
    )


def screens(here: Here, text: str) -> str:
    (here.home / "world.toml").write_text(text)
    ran = play(here, "--position", "world.toml", "--force", typed=LOOKING)
    assert ran.code == 0
    return ran.out


def test_other_bags_and_coming_events_are_never_shown(here: Here) -> None:
    one = screens(here, world("scholar scholar", "trader trader", "'abc_a_taxes'"))
    other = screens(here, world("trader trader", "scholar scholar", "'abc_a_plague'"))
    assert one == other


def test_a_seat_is_shown_only_its_own_bag(here: Here) -> None:
    out = screens(here, world("scholar scholar", "trader trader", "'abc_a_taxes'"))
    blue = out.split("Blue’s board")[1].split("Green’s board")[0]
    assert "S" not in blue.split("Bag")[1].splitlines()[0]
    assert "6 Followers" in blue or "5 Followers" in blue


def test_a_spectator_sees_no_bag_at_all(here: Here) -> None:
    game = new(Setup(edition="2021", players=2), seed="s")
    out = here.run("show", "--edition", "2021", "--players", "2", "--seed", "s").out
    assert game.view(None)["players"][0].get("bag") is None
    assert out.count("Followers (draws 4 a round)") == 2


def test_the_plan_of_a_neighbour_is_shown_only_when_announced(here: Here) -> None:
    """Anna's placements are not told before she is done."""
    flags = "--edition 2021 --players 2 --seats 1,2 --names Anna,Ben"
    unfinished = play(here, flags, typed="\n".join(["", "village", "quit"])).out
    assert "Anna places on" not in unfinished
    finished = play(here, flags, "--force", typed="\n".join(["", "village; done", "", "quit"])).out
    assert "Anna places on Village" in finished.split("Pass the keyboard to Ben")[1]
