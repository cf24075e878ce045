"""How a result looks: on a terminal, in the app, as plain text and as JSON."""
