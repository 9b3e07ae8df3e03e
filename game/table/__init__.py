"""What is on the felt."""
