"""What players decide in the course of an action, one file for each subject."""
