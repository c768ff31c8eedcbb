"""What `run` does in the environment that it has made: an ordinary package, standard library only."""
