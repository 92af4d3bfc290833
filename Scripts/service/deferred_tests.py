#!/usr/bin/env python3
"""Follows a person who taps a link without having the app: the page in a headless Chromium, what it keeps, and the
first launch of the sample app.

usage: deferred_tests.py LINK-SERVICE PROPHETS PICTURES [ARGUMENT OF UNITTEST…]

LINK-SERVICE and PROPHETS are the built programs; PICTURES is a folder for the pictures.
"""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(SCRIPTS / "inspector"))
from browser import Browser  # noqa: E402
from selenium.webdriver.support.ui import WebDriverWait  # noqa: E402

LINK_SERVICE, PROPHETS, PICTURES = sys.argv[1:4]
CONTRAST = (SCRIPTS / "inspector/contrast.js").read_text()
DOMAIN = "55prophets.example"
QUESTION = f"https://{DOMAIN}/leagues/123/questions/456"
PHONE = ("Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
         "Version/26.1 Mobile/15E148 Safari/604.1")
CATALOG = {"version": 1, "prefixes": [{"domain": DOMAIN}, {"scheme": "prophets"}], "routes": [
    {"name": "question", "path": "/leagues/:league/questions/:question",
     "types": {"league": "Int", "question": "Int"}, "access": "everyone"}]}


class DeferredTests(unittest.TestCase):
    """A service, a browser, and installations of the sample app."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        settings = {"catalog": "links.json", "database": "links.sqlite", "port": 0,
                    "app": {"name": "Prophets", "appleID": "1234567890"}}
        for name, value in (("links.json", CATALOG), ("service.json", settings)):
            with open(f"{self.folder}/{name}", "w", encoding="utf-8") as file:
                json.dump(value, file)
        options = ["--config", f"{self.folder}/service.json"]
        with open(f"{self.folder}/links.csv", "w", encoding="utf-8") as file:
            file.write(f"url,code,title\n{QUESTION},planet,Which planet turns slowest?\n")
        subprocess.run([LINK_SERVICE, "import", f"{self.folder}/links.csv", *options], check=True, capture_output=True)
        self.service = subprocess.Popen([LINK_SERVICE, "run", *options], stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(self.stop)
        self.address = self.service.stdout.readline().strip().removeprefix("listening on ")
        BROWSER.execute_cdp_cmd("Network.setUserAgentOverride", {"userAgent": PHONE})
        BROWSER.view(390, 844)
        self.allow_scripts(True)

    def stop(self):
        """Ends the service."""
        self.service.send_signal(signal.SIGTERM)
        self.service.communicate(timeout=30)

    def allow_scripts(self, are_allowed):
        """Whether pages may have scripts."""
        BROWSER.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not are_allowed})

    def find(self, selector):
        """The elements of the page."""
        return BROWSER.find_elements("css selector", selector)

    def keep(self):
        """Taps a link, and the button that keeps it; returns the letters that the page then shows."""
        BROWSER.get(f"{self.address}/l/planet")
        self.assertEqual(self.find("#claim"), [], "a visit makes no claim")
        self.find("form.keep button")[0].click()
        WebDriverWait(BROWSER, 20, 0.03).until(lambda _: self.find("#claim .letters"), "the claim is shown")
        self.assertRegex(BROWSER.current_url, r"/l/planet\?claim=[\w-]{22}#claim$")
        letters = self.find("#claim .letters")[0].text
        self.assertRegex(letters, r"^[A-Z]{6}$")
        return letters

    def launch(self, installation, *arguments):
        """Starts the app of an installation for the first time, or again; returns what it says."""
        return subprocess.run(
            [PROPHETS, "first-launch", "--json", "--link-service", self.address,
             "--database", f"{self.folder}/{installation}.sqlite", *arguments],
            capture_output=True, text=True, check=False, timeout=60)

    def assert_opens(self, done):
        """The question is shown on its back stack, as from a deferred link."""
        self.assertEqual(done.returncode, 0, done.stderr)
        document = json.loads(done.stdout)
        self.assertEqual((document["outcome"], document["route"]), ("opened", "question"))
        self.assertEqual(document["state"]["stack"], [
            "prophets://memberships", "prophets://leagues/123", "prophets://leagues/123/questions",
            "prophets://leagues/123/questions/456"])

    def assert_opens_nothing(self, done):
        """No link is received."""
        self.assertEqual((done.returncode, done.stdout), (0, ""), done.stderr)

    def test_the_code_opens_the_link_once_and_without_a_script(self):
        self.allow_scripts(False)
        letters = self.keep()
        BROWSER.refresh()
        self.assertEqual(self.find("#claim .letters")[0].text, letters, "a reload keeps it")
        self.assertFalse(self.find("#claim button")[0].is_displayed(), "copying takes a script")
        self.assertTrue(self.find("#claim input")[0].is_displayed())
        self.assert_opens(self.launch("one", "--code", f"{letters[:3]}-{letters[3:]}".lower()))
        self.assert_opens_nothing(self.launch("one", "--code", letters))
        other = self.launch("two", "--code", letters)
        self.assert_opens_nothing(other)
        self.assertIn("another device has used it", other.stderr)
        BROWSER.refresh()
        self.assertEqual(self.find("#claim"), [], "it was used")
        self.assertEqual(len(self.find("form.keep")), 1)

    def test_what_is_copied_opens_the_link_once(self):
        self.keep()
        BROWSER.execute_cdp_cmd("Browser.grantPermissions", {
            "origin": self.address, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        button = self.find("#claim button")[0]
        self.assertEqual(button.text, "Copy the link")
        button.click()
        BROWSER.wait("document.querySelector('#claim button').textContent === 'Copied'", "the link is copied")
        copied = BROWSER.evaluate("navigator.clipboard.readText()")
        self.assertRegex(copied, rf"^https://{DOMAIN}/l/planet\?claim=[\w-]{{22}}$")
        # Nobody is asked who has something else on the pasteboard, and that was the first launch.
        self.assert_opens_nothing(self.launch("zero", "--pasteboard", "a shopping list"))
        self.assert_opens_nothing(self.launch("zero", "--pasteboard", copied))
        self.assert_opens(self.launch("one", "--pasteboard", copied))
        self.assert_opens_nothing(self.launch("one", "--pasteboard", copied))
        self.assert_opens_nothing(self.launch("two", "--pasteboard", copied))
        # The app is installed again: it is another installation.
        os.remove(f"{self.folder}/one.sqlite.deferred.json")
        self.assert_opens_nothing(self.launch("one", "--pasteboard", copied))
        self.assertEqual([each for each in BROWSER.complaints() if each[0] != "network"], [])

    def test_the_page_opens_the_app_without_a_claim(self):
        self.keep()
        link = self.find("a.button.main")[0].get_attribute("href")
        done = subprocess.run(
            [PROPHETS, "open", "--json", "--database", f"{self.folder}/one.sqlite", link],
            capture_output=True, text=True, check=False, timeout=60)
        self.assertEqual(json.loads(done.stdout)["outcome"], "opened", done.stdout)

    def test_a_service_that_is_away_is_asked_again(self):
        letters = self.keep()
        done = subprocess.run(
            [PROPHETS, "first-launch", "--json", "--link-service", "http://127.0.0.1:1", "--code", letters,
             "--database", f"{self.folder}/one.sqlite"], capture_output=True, text=True, check=False, timeout=60)
        self.assertNotEqual(done.returncode, 0)
        # Nobody has to type it again.
        self.assert_opens(self.launch("one"))
        self.assert_opens_nothing(self.launch("one"))

    def test_the_claim_can_be_read_everywhere(self):
        for size, scheme in (((320, 640), "light"), ((390, 844), "dark"), ((1280, 800), "light")):
            with self.subTest(size=size, scheme=scheme):
                BROWSER.view(*size, scheme)
                self.keep()
                found = BROWSER.evaluate(CONTRAST)
                self.assertEqual(found["found"], [])
                self.assertLessEqual(BROWSER.evaluate("document.documentElement.scrollWidth"), size[0])
                heights = BROWSER.evaluate("[...document.querySelectorAll('#claim .button')]"
                                           ".map((each) => each.getBoundingClientRect().height)")
                self.assertGreaterEqual(min(heights), 44)

    def test_saves_the_picture_of_the_documentation(self):
        BROWSER.view(390, 1060)
        self.keep()
        self.assertTrue(BROWSER.save_screenshot(os.path.join(PICTURES, "link-page-claim.png")))


if __name__ == "__main__":
    os.makedirs(PICTURES, exist_ok=True)
    BROWSER = Browser()
    try:
        unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
    finally:
        BROWSER.quit()
