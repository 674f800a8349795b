"""The table as a picture: the city, the boards, and what can be clicked."""
