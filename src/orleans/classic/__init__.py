"""Orléans: the board game in its editions, on the kernel's contract."""
