"""Other engines, each driven the way its own users drive it, in an environment of their own."""
