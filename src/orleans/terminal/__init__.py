"""Playing and looking at games in a terminal: plain text, nothing that needs a full screen."""
