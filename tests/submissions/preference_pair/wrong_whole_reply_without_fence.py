# diagnosis: strips_the_fence_only
import json

DECODER = json.JSONDecoder()


def objects(text):
    at = text.find("{")
    while at != -1:
        try:
            found, at = DECODER.raw_decode(text, at)
            yield found
        except ValueError:
            at += 1
        at = text.find("{", at)


def parse_verdict(reply):
    reply = reply.strip().removeprefix("```json").removeprefix("```").removesuffix("```")
    try:
        verdict = json.loads(reply).get("verdict")
    except (ValueError, AttributeError):
        return None
    return verdict if verdict in ("A", "B", "tie") else None


def build_pair(prompt, complete, judge):
    a, b = complete(prompt), complete(prompt)
    if a == b:
        return None
    replies = [judge(prompt, a, b), judge(prompt, b, a)]
    v = [parse_verdict(r) for r in replies]
    if v == ["A", "B"]:
        return {"prompt": prompt, "chosen": a, "rejected": b, "verdicts": replies}
    if v == ["B", "A"]:
        return {"prompt": prompt, "chosen": b, "rejected": a, "verdicts": replies}
    return None
