"""What games of Joan of Arc tell statistics."""
