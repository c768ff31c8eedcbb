"""What the computer players think with: candidates, rollouts, evaluation, learned weights."""
