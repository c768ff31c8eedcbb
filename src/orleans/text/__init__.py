"""A game in words: what happened, what is asked and what a move means, in three languages."""
