"""The rules, file by file after the chapters of the rulebook."""
