"""Screenshots of every kind of question, for people to look at: see `__main__`."""
