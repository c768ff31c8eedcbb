"""Joan of Arc in words: what happened, what is asked, what a move means."""
