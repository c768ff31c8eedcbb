"""What the computer players think with: candidates, evaluation, learned weights."""
