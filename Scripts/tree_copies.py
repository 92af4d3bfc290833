"""What the scripts share that plant changes into the sources: copies, their builds and tests, side
by side."""

import concurrent.futures
import contextlib
import os
import queue
import re
import signal
import subprocess
import time


def files(root, folders):
    """The files below some folders of a root, what builds leave behind aside: their contents by
    path."""
    found = {}
    for folder in folders:
        for path, names, leaves in os.walk(os.path.join(root, folder)):
            names[:] = [name for name in names if not name.startswith(".")]
            for leaf in leaves:
                full = os.path.join(path, leaf)
                with open(full, "rb") as file:
                    found[os.path.relpath(full, root)] = file.read()
    return found


def descendants(pid):
    """The processes that a process started, and those that they started."""
    table = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = [tuple(map(int, line.split())) for line in table.stdout.splitlines()]
    found = [pid]
    for parent in found:
        found += [child for child, of in pairs if of == parent]
    return found[1:]


class Copy:
    """A copy of some files, with a build of its own."""

    def __init__(self, folder, wanted):
        """Makes the files of a folder those wanted; what is equal already keeps its date."""
        self.folder, self.written = folder, 0
        os.makedirs(folder, exist_ok=True)
        for path in files(folder, ["."]):
            if os.path.normpath(path) not in wanted:
                os.remove(os.path.join(folder, path))
        for path, contents in wanted.items():
            self.write(path, contents)

    def write(self, path, contents):
        """Writes a file unless it has these contents, with a later date than the last one.

        A build takes files of the same second for unchanged.
        """
        full = os.path.join(self.folder, path)
        if os.path.exists(full):
            with open(full, "rb") as file:
                if file.read() == contents:
                    return
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "wb") as file:
            file.write(contents)
        self.written = max(time.time(), self.written + 3)
        os.utime(full, (self.written, self.written))

    @contextlib.contextmanager
    def changed(self, path, text, original):
        """Has another text in a file for a while."""
        self.write(path, text.encode())
        try:
            yield
        finally:
            self.write(path, original.encode())

    def run(self, *command, limit=None, prepare=None, **environment):
        """Runs a command here, with all its output in one text; -SIGALRM stands for too many
        seconds."""
        process = subprocess.Popen(
            command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", preexec_fn=prepare,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **environment},
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=limit)
            return subprocess.CompletedProcess(command, process.returncode, output)
        except subprocess.TimeoutExpired:
            # Tests run in a group of their own, and would go on without the one that started them.
            for pid in [process.pid, *descendants(process.pid)]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            return subprocess.CompletedProcess(command, -signal.SIGALRM, process.communicate()[0])


def side_by_side(attempt, copies, items):
    """Yields what `attempt(copy, item)` returns for each item, in their order, each in a copy that
    is free."""
    free = queue.SimpleQueue()
    for copy in copies:
        free.put(copy)

    def attempt_one(item):
        copy = free.get()
        try:
            return attempt(copy, item)
        finally:
            free.put(copy)

    with concurrent.futures.ThreadPoolExecutor(len(copies)) as pool:
        waiting = [pool.submit(attempt_one, item) for item in items]
        try:
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def errors(output):
    """The lines of a compiler's output with errors."""
    return "\n".join(line for line in output.splitlines() if re.search(r"\berror:", line))
