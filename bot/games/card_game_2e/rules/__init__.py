"""The rules, chapter by chapter of the rules reference."""
