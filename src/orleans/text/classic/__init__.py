"""Orléans in words."""
