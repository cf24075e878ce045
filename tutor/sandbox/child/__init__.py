"""What runs inside a child: it imports the standard library, numpy, msgspec and itself, nothing else of ours."""
