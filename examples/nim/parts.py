"""What is in the box: three heaps of stones (N-1)."""

import numpy as np

SEATS = 2
HEAPS = np.array([3, 4, 5], np.int8)
MOST = int(HEAPS.max())
