"""Many games at once, in any number of processes."""
