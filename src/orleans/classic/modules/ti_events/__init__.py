"""Trade & Intrigue: 34 Hour Glass tiles in place of the base game's."""
