"""What every game keeps: moves, steps, chance, events, refusals, records. It knows no game."""
