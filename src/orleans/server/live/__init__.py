"""Tables that are open in this process, and those who watch them."""
