"""The game: tiles, rules, the round, the score, the record. The only place where rules act."""
