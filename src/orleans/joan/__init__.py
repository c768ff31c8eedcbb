"""Joan of Arc: draw and write for two to five, and the solo game against Joan."""
