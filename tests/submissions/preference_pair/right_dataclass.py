import json
from dataclasses import dataclass
from enum import Enum


class Verdict(str, Enum):
    A = "A"
    B = "B"
    TIE = "tie"


@dataclass
class Pair:
    prompt: str
    chosen: str
    rejected: str
    verdicts: tuple


class Reader:
    def __init__(self, text):
        self.text, self.at = text, 0

    def __iter__(self):
        return self

    def __next__(self):
        while True:
            self.at = self.text.find("{", self.at)
            if self.at == -1:
                self.at = len(self.text)
                raise StopIteration
            try:
                value, self.at = json.JSONDecoder().raw_decode(self.text, self.at)
                return value
            except json.JSONDecodeError:
                self.at += 1


def parse_verdict(reply):
    said = [o["verdict"] for o in Reader(reply) if "verdict" in o]
    try:
        found = {Verdict(word) for word in said}
    except (ValueError, TypeError):
        return None
    return found.pop().value if len(found) == 1 else None


def build_pair(prompt, complete, judge):
    first, second = (complete(prompt) for _ in range(2))
    if first == second:
        print("the same twice:", first)
        return None
    asked = [(first, second), (second, first)]
    replies = [judge(prompt, *texts) for texts in asked]
    winners = []
    for texts, reply in zip(asked, replies):
        verdict = parse_verdict(reply)
        if verdict not in ("A", "B"):
            return None
        winners.append(texts["AB".index(verdict)])
    if winners[0] != winners[1]:
        return None
    loser = second if winners[0] == first else first
    return vars(Pair(prompt, winners[0], loser, tuple(replies)))


if __name__ == "__main__":
    print(build_pair("p", iter(["x", "y"]).__next__, lambda *a: "nothing"))
