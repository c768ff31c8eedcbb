"""What a client needs to draw a game, in the reader's language: no rule and no number lives in it.

A board is what a set-up fixes; `about` is what else there is to say of a moment.
"""
