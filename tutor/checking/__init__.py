"""Checking a submission: conversations with it, compared with the solution's."""
