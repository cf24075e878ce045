# gap = slope of least squares on the label
import numpy as np
def discrimination(credits, labels):
    y = np.array(credits, float); x = np.array(labels, float)
    if len(x) == 0 or x.min() == x.max(): return (None,) * 2
    gap = np.cov(x, y, bias=True)[0, 1] / x.var()
    s = np.sign(y[:, None] - y[None, :]); p = (x[:, None] - x[None, :]) == 1
    return gap, (s[p].mean() + 1) / 2
