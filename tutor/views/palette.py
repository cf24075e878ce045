"""The colours: blue is positive, orange negative, grey zero, and one accent.

Every colour that carries text keeps a contrast of 4.5 : 1 (WCAG 2.2, success criterion 1.4.3) on `background` and on
`surface`.
"""

Palette = dict[str, str]

DARK: Palette = {
    "background": "#12151a",
    "surface": "#1a1e25",
    "raised": "#252b34",
    "text": "#e6e4dd",
    "muted": "#98a0ab",
    "accent": "#7fd1b9",
    "positive": "#6fb3f2",
    "negative": "#f0a04b",
    "zero": "#98a0ab",
}

LIGHT: Palette = {
    "background": "#faf9f6",
    "surface": "#f0eee8",
    "raised": "#e2dfd7",
    "text": "#22262b",
    "muted": "#5d636b",
    "accent": "#0a6b58",
    "positive": "#1259a8",
    "negative": "#9e4700",
    "zero": "#5d636b",
}

# On the command line nobody tells us the background: these have 4.5 : 1 on black and on white at once, for which
# there is room only at a luminance of about 0.18.
ANY_BACKGROUND: Palette = {
    "text": "default",
    "muted": "#6f767d",
    "accent": "#0b856c",
    "positive": "#2e78c2",
    "negative": "#c05600",
    "zero": "#6f767d",
}
