# diagnosis: ties_count_in_full
def discrimination(credits, labels):
    pairs = sorted(zip(credits, labels))      # ties: wrong first (0 < 1) -> ties count as wins
    r = [c for c, l in pairs if l]; w = [c for c, l in pairs if not l]
    if not r or not w: return None, None
    u = sum(i for i, (c, l) in enumerate(pairs) if l) - len(r)*(len(r)-1)/2
    return sum(r)/len(r) - sum(w)/len(w), u/len(r)/len(w)
