"""How the page looks: our palette, light or dark as the reader's system is, and on paper always light."""

from typing import Final

from tutor.views.palette import DARK, LIGHT, Palette


def style_sheet() -> str:
    """Return the page's style sheet, which names nothing outside of it."""
    dark = f"@media screen and (prefers-color-scheme: dark) {{ :root {{ {_variables(DARK)} color-scheme: dark; }} }}"
    return f":root {{ {_variables(LIGHT)} color-scheme: light; }}\n{dark}\n{_RULES}"


def _variables(palette: Palette) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in palette.items())


_RULES: Final = """\
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 2.5rem 1.5rem 5rem; background: var(--background);
  color: var(--text); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4 { line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; }
h2 { font-size: 1.4rem; margin-top: 3.5rem; }
h3 { font-size: 1.1rem; margin-top: 2rem; }
h4 { font-size: .95rem; margin-top: 1.4rem; }
p { margin: .5rem 0; max-width: 44rem; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre, .number, .text { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: .875em; }
pre { margin: .6rem 0; padding: .7rem .9rem; background: var(--surface); border-radius: 4px; white-space: pre-wrap; }
table { border-collapse: collapse; margin: .8rem 0; }
th, td { padding: .3rem 1.1rem .3rem 0; text-align: left; vertical-align: top; }
thead th { color: var(--muted); font-weight: 500; border-bottom: 1px solid var(--raised); vertical-align: bottom; }
.wide { overflow-x: auto; }
.overview tbody tr:hover { background: var(--surface); }
#overview .wide { width: max-content; min-width: 100%; max-width: calc(100vw - 3rem); }
.overview td, .overview th { overflow-wrap: normal; }
.overview td:last-child, .points { white-space: nowrap; }
.many td, .many th { padding-right: .7rem; font-size: .9rem; }
.many .word { position: absolute; clip-path: inset(50%); }
.overview thead span { display: block; }
.many thead span { max-height: 13rem; writing-mode: vertical-rl; transform: rotate(180deg); }
.overview th[scope=row] { font-weight: 400; min-width: 10rem; overflow-wrap: anywhere; }
.number { text-align: right; white-space: pre; font-variant-numeric: tabular-nums; }
.text { min-width: 14rem; white-space: pre-wrap; }
.wide th { overflow-wrap: normal; }
.muted, .hand { color: var(--muted); }
.hand { display: block; font-size: .85em; }
.passed { color: var(--positive); }
.failed, .error, .timeout { color: var(--negative); }
.failed, .error, .timeout, .passed { font-weight: 600; white-space: nowrap; }
.skipped { color: var(--muted); white-space: nowrap; }
.comment { border-left: 3px solid var(--accent); padding-left: .9rem; }
.positive { color: var(--positive); }
.negative { color: var(--negative); }
.zero { color: var(--zero); }
.mark { color: var(--negative); font-weight: 700; width: 1.4rem; padding-right: 0; }
.checks { list-style: none; margin: .8rem 0; padding: 0; }
.checks li { padding: .15rem 0 .15rem 6.2rem; text-indent: -6.2rem; }
.checks li > span:first-child { display: inline-block; width: 6.2rem; text-indent: 0; }
.finding { display: grid; grid-template-columns: 7rem 5.5rem 1fr; gap: 0 1rem; margin: .45rem 0; }
.finding p { margin: 0; }
.finding p:first-child { font-weight: 600; }
tbody th { font-weight: 400; }
.share { height: .5rem; margin-top: .55rem; background: var(--raised); border-radius: 2px; print-color-adjust: exact; }
.share i { display: block; height: 100%; border-radius: 2px; background: var(--negative); print-color-adjust: exact; }
.share.good i { background: var(--positive); }
.bars { min-width: 10rem; padding: .3rem 0; vertical-align: middle; }
.lane { display: block; position: relative; height: .55rem; border-left: 0; }
.lane.reference { height: .3rem; margin-top: 1px; }
.lane::before { content: ""; position: absolute; left: 50%; top: -2px; bottom: -2px; width: 1px;
  background: var(--muted); }
.lane i { position: absolute; top: 0; bottom: 0; print-color-adjust: exact; }
.lane i.positive { background: var(--positive); }
.lane i.negative { background: var(--negative); }
.lane.reference i { opacity: .6; }
nav a { margin-right: 1.2rem; }
footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--raised); color: var(--muted); }
@media (max-width: 40rem) { .finding { grid-template-columns: 4rem 4.5rem 1fr; } .bars { display: none; } }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } nav { display: none; }
  .student { break-before: page; } .check, .finding, tr { break-inside: avoid; } h2, h3, h4 { break-after: avoid; }
  a { color: inherit; text-decoration: none; } }
"""
