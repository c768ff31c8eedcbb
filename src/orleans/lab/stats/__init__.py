"""What many games say: standings, ratings, balance, charts."""
