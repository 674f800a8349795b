"""Networks from self-play: rules, network and learner on one device, a CPU or a GPU; needs PyTorch (extra `train`)."""
