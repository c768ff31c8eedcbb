"""The Intrigue board: nine characters in place of the base game's deeds."""
