"""The gradebook in the forms that other systems and people read."""
