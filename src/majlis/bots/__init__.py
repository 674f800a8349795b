"""Players that are not people: what every bot is made of; thinking, competing, teaching and learning have rooms."""
