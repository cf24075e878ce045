# diagnosis: wrong_default (looks like)
def compute_turn_rewards(turn_rewards, gamma=0.99):
    out = [turn_rewards[-1]]
    for r in turn_rewards[-2::-1]:
        out.append(r + gamma * out[-1])
    return out[::-1]
