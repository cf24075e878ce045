"""The jail: what the kernel refuses to a child, layer by layer, before any of the learner's code has arrived."""
