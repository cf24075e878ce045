"""`credit-tutor doctor`: attack a process of our own and say what is blocked; and what else matters of the machine."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import click

from tutor.cli.session import Session, pass_session

if TYPE_CHECKING:
    from tutor.sandbox import Sandbox
    from tutor.sandbox.probing import Finding

_SIGNS = {"blocked": "✓", "open": "✗", "unproven": "!"}
_WORDS = {"blocked": "blocked", "open": "NOT BLOCKED", "unproven": "NOT PROVEN"}
_WIDTH = 78
_INDENT = " " * 15


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, which the README documents.")
@click.option("--plain", is_flag=True, help="Plain text, as when the output is not a terminal.")
@pass_session
def command(session: Session, as_json: bool, plain: bool) -> None:
    """Find out by trying what checked code could do here.

    Attacks a process of its own, of the kind that runs your code: the network, your files, processes, memory. Then
    tells of Python, terminal, editor and folder. The exit code is 0 when everything is blocked, 1 when something is
    not, 2 when nothing could be tried.

    \b
    Examples:
      credit-tutor doctor
      credit-tutor doctor --json
    """
    from tutor.sandbox import start_sandbox
    from tutor.sandbox.probing import examine, safe_for_strangers

    started = time.perf_counter()
    with start_sandbox() as sandbox:
        course = session.course
        facts, layers = _facts(session, sandbox, started)
        findings = examine(sandbox, course)
    safe = safe_for_strangers(findings)
    if as_json:
        _print_json(findings, safe, layers, facts)
    else:
        _print(findings, safe, layers, facts, pretty=session.is_pretty and not plain)
    raise SystemExit(0 if all(finding.blocked for finding in findings) else 1)


def _facts(session: Session, sandbox: Sandbox, started: float) -> tuple[dict[str, Any], Mapping[str, str]]:
    from tutor.cli import surroundings

    with sandbox.child() as child:
        first = time.perf_counter() - started
        layers = dict(child.confinement)
    again = time.perf_counter()
    sandbox.child().end()
    facts = {
        "sandbox": {
            "kind": sandbox.kind,
            "start_seconds": first,
            "child_seconds": time.perf_counter() - again,
        },
        "python": surroundings.python_facts(),
        "terminal": surroundings.terminal_facts(os.environ),
        "editor": surroundings.editor_facts(os.environ),
        "workspace": surroundings.workspace_facts(session.location.path),
        "versions": surroundings.version_facts(session.course.version),
    }
    return {**facts, "advice": list(surroundings.advice(facts))}, layers


def _print_json(findings: Sequence[Finding], safe: bool, layers: Mapping[str, str], facts: Mapping[str, Any]) -> None:
    import msgspec

    said = {
        "format": 1,
        "safe_for_strangers": safe,
        "findings": [msgspec.to_builtins(finding) for finding in findings],
        "layers": {layer: reason or None for layer, reason in layers.items()},
        **facts,
    }
    click.echo(json.dumps(said, indent=2))


def _print(
    findings: Sequence[Finding], safe: bool, layers: Mapping[str, str], facts: Mapping[str, Any], *, pretty: bool
) -> None:
    click.echo("What checked code could do here, found out by trying\n")
    for finding in findings:
        _print_finding(finding, pretty=pretty)
    click.echo("\nThe layers of the jail\n")
    for layer, reason in layers.items():
        click.echo(_row("off" if reason else "on", f"{layer}: {reason}" if reason else layer))
    click.echo("\nThis machine\n")
    for name, words in _lines(facts):
        click.echo(_row(name, words))
    if facts["advice"]:
        click.echo("\nAdvice\n")
    for sentence in facts["advice"]:
        click.echo(click.wrap_text(sentence, _WIDTH, "  ", "  "))
    click.echo(f"\n{_conclusion(findings, safe)}")


def _print_finding(finding: Finding, *, pretty: bool) -> None:
    head = f"{_WORDS[finding.verdict]:<12} {finding.title}"
    if pretty:
        from tutor.cli.terminal import terminal
        from tutor.views.words import outcome_style

        style = outcome_style("passed" if finding.blocked else "failed")
        terminal().print(f"{_SIGNS[finding.verdict]} {head}", style=style, soft_wrap=True)
    else:
        click.echo(f"  {head}")
    click.echo(_wrapped(finding.meaning))
    if not finding.blocked:
        click.echo(_wrapped(f"Seen: {finding.detail.rstrip('.')}."))


def _wrapped(text: str) -> str:
    return click.wrap_text(text, _WIDTH, _INDENT, _INDENT)


def _row(name: str, words: str) -> str:
    return click.wrap_text(words, _WIDTH, f"  {name:<12} ", _INDENT)


def _lines(facts: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    sandbox, python, terminal = facts["sandbox"], facts["python"], facts["terminal"]
    yield (
        "Sandbox",
        (
            f"{sandbox['kind']}, ready after {sandbox['start_seconds']:.2f} s, "
            f"then {1000 * sandbox['child_seconds']:.1f} ms for each process"
        ),
    )
    yield "Python", f"{python['version']}, {python['executable']}"
    yield "System", f"{python['platform']}, text in {python['encoding']}"
    size = "no terminal" if terminal["size"] is None else "{} by {}".format(*terminal["size"])
    colours = f"colours: {terminal['colours']}{', but NO_COLOR is set' if terminal['no_color'] else ''}"
    yield "Terminal", f"{terminal['TERM'] or 'TERM is not set'}, {size}, {colours}, text in {terminal['encoding']}"
    yield "Editor", _editor(facts["editor"])
    yield "Your files", _workspace(facts["workspace"])
    versions = [f"{name} {version or 'is not installed'}" for name, version in facts["versions"].items()]
    yield "Versions", ", ".join(versions)


def _editor(editor: Mapping[str, Any]) -> str:
    if editor["command"] is None:
        return "none: neither $VISUAL nor $EDITOR is set"
    return f"{editor['command']} ({editor['path'] or 'not found'})"


def _workspace(workspace: Mapping[str, Any]) -> str:
    state = "can be written" if workspace["writable"] else "cannot be written"
    state += "" if workspace["exists"] else " (not made yet)"
    seconds = workspace["save_seen_seconds"]
    seen = "a save is not seen" if seconds is None else f"a save is seen after {1000 * seconds:.0f} ms"
    return f"{workspace['folder']}, {state}, {seen}"


def _conclusion(findings: Sequence[Finding], safe: bool) -> str:
    count = sum(not finding.blocked for finding in findings)
    if not count:
        return "Everything that was tried is blocked. That is no proof: see SECURITY.md."
    strangers = "Reading, network and processes are blocked" if safe else "Run no stranger's code here"
    return f"Not blocked: {count} of {len(findings)}. {strangers}: see SECURITY.md."
