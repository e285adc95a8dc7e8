"""How the game is shown and how its moves are typed: made from views, never from states."""
