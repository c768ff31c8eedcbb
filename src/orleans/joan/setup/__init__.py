"""From the component tables and a set-up to what a game is played with: built once per set-up."""
