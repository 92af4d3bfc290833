"""A headless Chromium, driven with Selenium."""

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.support.ui import WebDriverWait


class Browser(webdriver.Chrome):
    """A browser with one page."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        for option in ("headless=new", "no-sandbox", "disable-dev-shm-usage", "hide-scrollbars"):
            options.add_argument(f"--{option}")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        super().__init__(options=options)

    def evaluate(self, expression):
        """The value of an expression of JavaScript; promises are waited for."""
        return self.execute_script(f"return (\n{expression}\n)")

    def wait(self, expression, what):
        """Waits until an expression is true."""
        WebDriverWait(self, 20, 0.03).until(
            lambda _: self.evaluate(f"Boolean({expression})"), f"never came: {what}")

    def view(self, width, height, scheme="light", motion="reduce"):
        """Sets the size of the window, the colours and the motion that a person prefers."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        preferred = {"prefers-color-scheme": scheme, "prefers-reduced-motion": motion}
        features = [{"name": name, "value": value} for name, value in preferred.items()]
        self.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def press(self, *keys):
        """Presses keys one after the other; all but the last stay down."""
        actions = ActionChains(self)
        for key in keys[:-1]:
            actions.key_down(key)
        actions.send_keys(keys[-1])
        for key in keys[:-1]:
            actions.key_up(key)
        actions.perform()

    def paste(self, text):
        """Puts a text where the cursor is."""
        self.execute_cdp_cmd("Input.insertText", {"text": text})

    def complaints(self):
        """What the browser complained of since this was asked last, as (source, text)."""
        return [(entry["source"], entry["message"]) for entry in self.get_log("browser")
                if entry["level"] == "SEVERE"]
