def summary(values):
    return {"total": sum(values), "count": len(values)}
