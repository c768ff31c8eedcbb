"""Playing at a table of a server, from a terminal."""
