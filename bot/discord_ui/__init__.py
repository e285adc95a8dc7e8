"""Asks become buttons, selects and modals; views become messages."""
