"""HTTP: what every request passes, and the operations behind it."""
