"""What every game at the terminal shares: lines, pages, typed commands, the session."""
