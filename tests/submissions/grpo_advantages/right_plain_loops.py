def grpo_advantages(rewards):
    total = 0
    for r in rewards:
        total = total + r
    mean = total / len(rewards)

    all_equal = True
    for r in rewards:
        if r != rewards[0]:
            all_equal = False
    if all_equal:
        result = []
        for r in rewards:
            result.append(0.0)
        return result

    squares = 0
    for r in rewards:
        squares += (r - mean) * (r - mean)
    std = (squares / len(rewards)) ** 0.5

    result = []
    for r in rewards:
        result.append((r - mean) / std)
    return result
