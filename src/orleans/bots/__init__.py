"""Players that choose moves."""
