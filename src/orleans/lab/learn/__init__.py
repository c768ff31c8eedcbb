"""Learning the weights that computer players go by."""
