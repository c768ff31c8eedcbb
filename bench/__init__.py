"""How fast the engine is, beside other game engines, all measured in one run."""
