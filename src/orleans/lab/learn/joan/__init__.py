"""Learning to play Joan of Arc."""
