"""Game: deals and matches as values, with actions, events, views, results and records."""
