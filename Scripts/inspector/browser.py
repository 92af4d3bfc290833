"""A headless Chromium, driven over the DevTools protocol through two pipes: nothing but Python is
needed.

Source: Chromium, --remote-debugging-pipe: commands are read from descriptor 3, answers are written
to 4, each a JSON text that ends with a NUL."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def program():
    """The path of a Chromium, or None."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Failure(Exception):
    """What a page did not do."""


class Browser:
    """A browser with one page."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="inspector-browser-")
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        command = [
            program(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--hide-scrollbars", "--no-first-run", "--disable-extensions",
            "--disable-background-networking",
            "--remote-debugging-pipe", f"--user-data-dir={self.folder}", "about:blank",
        ]
        # The browser expects its pipes at 3 and 4. The copies below are made in the child alone.
        shell = 'exec 3<&"$0" 4>&"$1"; shift; exec "$@"'
        self.process = subprocess.Popen(
            ["bash", "-c", shell, str(to_browser), str(from_browser), *command],
            pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self.rest, self.last, self.events, self.session = b"", 0, [], None
        pages = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in pages if target["type"] == "page")
        attached = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self.session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def close(self):
        """Ends the browser, and removes what it wrote."""
        try:
            self.session = None
            self.call("Browser.close")
        except (Failure, OSError):
            self.process.kill()
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, method, **parameters):
        """Sends a command, and waits for its answer."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read(30)
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def read(self, seconds):
        """The next message."""
        end = time.monotonic() + seconds
        while b"\0" not in self.rest:
            ready, _, _ = select.select([self.input], [], [], max(0, end - time.monotonic()))
            chunk = os.read(self.input, 1 << 16) if ready else b""
            if not chunk:
                raise Failure("the browser does not answer")
            self.rest += chunk
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def evaluate(self, expression):
        """The value of an expression of JavaScript; promises are waited for."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True,
            allowUnsafeEvalBlockedByCSP=True, userGesture=True,
        )
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def wait(self, expression, what=None, seconds=20):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.evaluate(f"Boolean({expression})"):
                return
            time.sleep(0.03)
        raise Failure(f"never came: {what or expression}")

    def open(self, url):
        """Opens a page."""
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete'", f"{url} to be loaded")

    def view(self, width, height, scheme="light", motion="reduce", scale=1):
        """Sets the size of the window, the colours and the motion that a person prefers."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=scale,
            mobile=False,
        )
        features = [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]
        self.call("Emulation.setEmulatedMedia", features=features)

    KEYS = {
        "Tab": 9, "Enter": 13, " ": 32, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38,
        "ArrowRight": 39,
        "ArrowDown": 40, "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34, "a": 65,
    }

    def press(self, key, shift=False, control=False):
        """Presses a key."""
        text = {"Enter": "\r", " ": " "}.get(key)
        modifiers = (8 if shift else 0) | (2 if control else 0)
        common = {
            "key": key, "code": "Space" if key == " " else key,
            "windowsVirtualKeyCode": self.KEYS[key],
            "modifiers": modifiers,
        }
        down = {**common, "type": "keyDown" if text else "rawKeyDown"}
        if text:
            down["text"] = text
        self.call("Input.dispatchKeyEvent", **down)
        self.call("Input.dispatchKeyEvent", **{**common, "type": "keyUp"})

    def write(self, text):
        """Types a text, as pasting does."""
        self.call("Input.insertText", text=text)

    def picture(self, path, whole=False):
        """Saves a picture of the page."""
        data = self.call("Page.captureScreenshot", format="png",
                         captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
