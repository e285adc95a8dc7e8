"""Workshop tools that make the checked-in geometry; never imported while the bot runs."""
