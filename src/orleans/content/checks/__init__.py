"""What must hold between values, beyond the type of each: ids, references, sums, names."""
