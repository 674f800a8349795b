"""Where the rules tell of what lies on the table, by the name of its drawing."""

PLACES = {f"{shape}-{i}": f"DJ-5.{i + 1}" for shape in ("square", "round") for i in range(6)}
PARAGRAPHS = {
    **PLACES,
    **{f"tile-{i}": f"DJ-12.{i + 1}" for i in range(20)},
    "source": "DJ-5.7",
    "djinn": "DJ-6.1",
    **dict.fromkeys(("mage", "asleep"), "DJ-6.4"),
    **dict.fromkeys(("kit", "spent", "up", "down"), "DJ-8"),
    **dict.fromkeys(("bottle", "corked", "corked-boss"), "DJ-7.2"),
    **dict.fromkeys(("circle-open", "circle-left", "circle-right", "circle-cover"), "DJ-2.3"),
    **dict.fromkeys(("trophy", "no-trophy"), "DJ-7.1"),
    **dict.fromkeys(("chest", "chest-back"), "DJ-5.3"),
    **dict.fromkeys(("canopy", "trade"), "DJ-5.6"),
    **dict.fromkeys(("card", "card-back"), "DJ-10.2"),
    **dict.fromkeys(("pawn", "ghost", "way", "way-on"), "DJ-4.2"),
    **dict.fromkeys(("scale", "scale-other", "magic", "capacity", "flipped"), "DJ-2.1"),
    "base": "DJ-2.2",
    "door": "DJ-5.4",
    "toll": "DJ-4.3",
    **dict.fromkeys(("tom", "tom-back", "tom-face"), "DJ-14.2"),
}
