"""Effects around Beneficial Deeds: sending Followers there, and Citizens that lie there."""

from ..decisions.deeds import Send, send_forbidden_by, space_rewarded
from ..pieces.development import take_citizen
from ..state import State
from ..tables import Deed
from .base import Effect


class SendToDeeds(Effect):
    def __init__(self, place: int, count: int) -> None:
        self.place = place
        self.count = count

    def forbidden_by(self, game: State, seat: int) -> str:
        return send_forbidden_by(game, seat, self.place)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(Send(seat, self.place, self.count, False))


class CitizenThere(Effect):
    """The Citizen that lies on the deed space just filled."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def carry_out(self, game: State, seat: int, source: str) -> None:
        take_citizen(game, seat, self.deed.citizens[space_rewarded(game) - self.deed.first])
