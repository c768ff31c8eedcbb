"""Tables for people on other machines: where they are kept, how they are reached."""
