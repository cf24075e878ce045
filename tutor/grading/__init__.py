"""Grading many submissions: finding them, running them, keeping the grades and telling what came out."""
