"""What players of the first edition see."""
