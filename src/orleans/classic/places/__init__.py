"""Effects of Place tiles that need a file of their own, each with its kin."""
