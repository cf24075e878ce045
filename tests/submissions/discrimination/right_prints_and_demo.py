import itertools


def discrimination(credits, labels):
    print("steps:", list(zip(credits, labels)))
    right, wrong = [], []
    for c, y in zip(credits, labels):
        if y:
            right += [c]
        else:
            wrong += [c]
    if not right or not wrong:
        print("nothing to compare")
        return (None, None)
    pairs = list(itertools.product(right, wrong))
    won = len([1 for r, w in pairs if r > w])
    lost = len([1 for r, w in pairs if r < w])
    return (sum(right) / len(right) - sum(wrong) / len(wrong), (1 + (won - lost) / len(pairs)) / 2)


if __name__ == "__main__":
    print(discrimination([0.3, 0.3, 0.3, -0.5], [1, 0, 1, 0]))
