"""Tools for people who write and check rules: random play, scenarios, playthroughs."""
