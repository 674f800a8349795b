"""The table as a picture: the city, the boards, and what can be clicked."""

FINGER, GAP = 96, 8  # of a finger on the narrowest phone, and between two things that it can choose
