"""What an instructor uploads elsewhere, so that other people's machines grade with this program."""
