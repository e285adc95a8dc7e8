"""The player API: act as one user, and see what that user sees."""
