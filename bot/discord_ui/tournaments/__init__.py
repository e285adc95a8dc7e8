"""Tournaments on Discord: their pages, their pictures, and the post that shows them."""
