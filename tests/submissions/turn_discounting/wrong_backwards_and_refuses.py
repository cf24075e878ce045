# diagnosis: backwards_answer (looks like)
def compute_turn_rewards(turn_rewards, gamma=0.9):
    assert len(turn_rewards) > 0, "an episode has turns"
    assert 0 < gamma <= 1
    out, G = [], 0
    for r in reversed(turn_rewards):
        G = r + gamma * G
        out.append(G)
    return out
