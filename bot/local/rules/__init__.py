"""Discord's documented limits, as rules of our own."""
