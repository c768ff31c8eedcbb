"""What games of Orléans tell statistics."""
