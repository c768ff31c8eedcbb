"""What `run` does in the environment that it has made: standard library only."""
