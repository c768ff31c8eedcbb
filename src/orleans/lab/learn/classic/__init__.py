"""Learning to play Orléans."""
