"""What a process leaves behind."""

import subprocess
import sys

CHILD = """
import time
from majlis.core.machine import end_with_parent
end_with_parent()
print("here", flush=True)
time.sleep(600)
"""
PARENT = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", sys.argv[1]], stdin=subprocess.PIPE, stdout=sys.stdout)
child.wait()
"""


def test_a_child_ends_with_its_parent_however_that_went():
    with subprocess.Popen([sys.executable, "-c", PARENT, CHILD], stdout=subprocess.PIPE, encoding="utf-8") as parent:
        assert parent.stdout.readline() == "here\n"
        parent.kill()
        assert parent.stdout.read() == ""  # the child's end of it is closed too: it has gone
