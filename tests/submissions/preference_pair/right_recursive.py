import json


def verdicts(text):
    head, brace, rest = text.partition("{")
    if not brace:
        return []
    try:
        found, length = json.JSONDecoder().raw_decode("{" + rest)
    except ValueError:
        return verdicts(rest)
    here = [found["verdict"]] if "verdict" in found else []
    return here + verdicts(rest[length - 1:])


def parse_verdict(reply):
    match verdicts(reply):
        case ["A" | "B" | "tie" as first, *others] if all(other == first for other in others):
            return first
    return None


def build_pair(prompt, complete, judge):
    first, second = complete(prompt), complete(prompt)
    if first == second:
        return None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    match tuple(map(parse_verdict, replies)):
        case "A", "B":
            return {"prompt": prompt, "chosen": first, "rejected": second, "verdicts": replies}
        case "B", "A":
            return {"prompt": prompt, "chosen": second, "rejected": first, "verdicts": replies}
