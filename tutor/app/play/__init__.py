"""Playing with a call: its values as a tree with a cursor, how they are changed, and how they are laid out."""
