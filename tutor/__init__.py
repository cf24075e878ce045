"""credit-tutor: learn credit assignment for LLM agents by building it."""

__version__ = "0.1.0"
