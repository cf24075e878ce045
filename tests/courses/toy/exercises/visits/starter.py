def visits(episodes):
    raise NotImplementedError
