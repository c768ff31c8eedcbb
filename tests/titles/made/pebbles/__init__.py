"""Pebbles, a title of the tests: all take pebbles from one heap, and win if none is left alone."""
