"""What a reader is sent, in the reader's language."""
