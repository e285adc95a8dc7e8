"""The rules of the tavern: the kernel, and nothing else."""
