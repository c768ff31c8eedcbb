"""What effects are worth, in files that mirror effects/ and places/."""
