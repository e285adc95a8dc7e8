"""Tools that draw the map once and write it to data."""
