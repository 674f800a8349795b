"""What every game and every screen stands on: records, rules, chance, matches, events, speech, scenes."""
