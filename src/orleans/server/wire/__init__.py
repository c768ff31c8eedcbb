"""What goes over the network, typed, and the documents made from it."""
