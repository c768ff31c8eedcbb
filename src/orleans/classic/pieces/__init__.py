"""The pieces, one file each: where they lie, how they move, what they are worth."""
