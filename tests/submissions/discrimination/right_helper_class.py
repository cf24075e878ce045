class Heap:
    def __init__(self):
        self.total, self.credits = 0.0, []

    def add(self, credit):
        self.total += credit
        self.credits.append(credit)

    @property
    def mean(self):
        return self.total / len(self.credits)

    def against(self, other):
        score = 0
        for mine in self.credits:
            for theirs in other.credits:
                score += 2 if mine > theirs else 1 if mine == theirs else 0
        return score / 2


def discrimination(credits, labels):
    right, wrong = Heap(), Heap()
    for index in range(len(credits)):
        (right if labels[index] else wrong).add(credits[index])
    if not right.credits or not wrong.credits:
        return None, None
    return right.mean - wrong.mean, right.against(wrong) / (len(right.credits) * len(wrong.credits))
