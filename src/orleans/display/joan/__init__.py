"""What a client draws of Joan of Arc."""
