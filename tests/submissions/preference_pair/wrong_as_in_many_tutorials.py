# diagnosis: first_to_last_brace, asks_once
import json


def parse_verdict(reply):
    return json.loads(reply[reply.index("{") : reply.rindex("}") + 1])["verdict"]


def build_pair(prompt, complete, judge):
    a, b = complete(prompt), complete(prompt)
    verdict = parse_verdict(judge(prompt, a, b))
    chosen, rejected = (a, b) if verdict == "A" else (b, a)
    return {"prompt": prompt, "chosen": chosen, "rejected": rejected, "verdicts": [verdict]}
