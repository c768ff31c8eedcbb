"""Orders: cards that ask for goods in a town."""
