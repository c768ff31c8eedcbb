"""Joan of Arc at the terminal: the sheet drawn in characters, Joan's area, words typed."""
