"""What is said of ratings."""

WORDS = {
    "rated": "Rated: it counts for the ratings, without coach and without going back; everybody needs an account",
    "rated_short": "rated",
    "ratings": "Ratings",
    "ratings_note": "From rated games, by game and number of players. The second number says how far off the "
    "first may be; fewer games, more doubt.",
    "ratings_none": "No rated game has been played to its end yet.",
    "rating": "Rating",
    "rated_games": "{n} games",
    "rated_games_one": "1 game",
    "place_n": "place {n}",
    "bot_of": "Bot ({level})",
    "gone_person": "Somebody",
    "coach_counts": "This game is rated: the coach keeps silent.",
}
