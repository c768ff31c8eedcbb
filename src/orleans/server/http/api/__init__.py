"""What the operations over HTTP do, one file per subject."""
