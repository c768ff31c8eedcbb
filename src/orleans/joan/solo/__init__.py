"""The solo game: Joan, her cards and her area."""
