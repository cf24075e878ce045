"""Playing with a call: its values as a tree with a cursor, how they are changed, laid out, pinned and asked about.

What is seen and which keys there are is in `tutor.app.widgets.play*`, the calls in `tutor.checking.playground`.
"""
