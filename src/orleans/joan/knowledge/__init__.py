"""What a seat may know, and what it may imagine of the rest."""
