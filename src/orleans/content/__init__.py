"""The component tables and the rules ledger of all games: loaded once, typed and checked."""

from orleans.content.content import Content
from orleans.content.ledger import Ledger, Rule
from orleans.content.load import load_content, load_override
from orleans.content.problems import ContentError

__all__ = ["Content", "ContentError", "Ledger", "Rule", "load_content", "load_override"]
