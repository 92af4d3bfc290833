#!/usr/bin/env python3
"""Looks at the pages of the link service in a headless Chromium, and saves pictures of them.

usage: page_tests.py LINK-SERVICE PICTURES [ARGUMENT OF UNITTEST…]

LINK-SERVICE is the built program; PICTURES is a folder for the pictures.
"""

import itertools
import os
import pathlib
import signal
import subprocess
import sys
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(SCRIPTS / "inspector"))
from browser import Browser  # noqa: E402

LINK_SERVICE, PICTURES = sys.argv[1:3]
CONTRAST = (SCRIPTS / "inspector/contrast.js").read_text()
SIZES = {"phone": (390, 844), "tablet": (768, 1024), "desktop": (1280, 800)}
PHONE = ("Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
         "Version/26.1 Mobile/15E148 Safari/604.1")
AGENTS = {
    "iphone": PHONE,
    "instagram": PHONE.replace("Safari/604.1", "Instagram 390.0.0.29.81"),
    "android": "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
    "windows": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36",
    "mac": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15",
}
PATHS = {"short": "/l/sweater", "link": "/search?q=" + "long" * 60, "missing": "/nothing"}
# What the documentation shows: the name of the file, and what is on it.
SHOWN = {
    "link-page-phone": ("short", "iphone", "phone", "light"),
    "link-page-phone-dark": ("short", "instagram", "phone", "dark"),
    "link-page-desktop": ("short", "windows", "desktop", "light"),
    "link-page-missing": ("missing", "iphone", "phone", "light"),
}


class PageTests(unittest.TestCase):
    """The pages of the sample."""

    @classmethod
    def setUpClass(cls):
        cls.process = subprocess.Popen([LINK_SERVICE, "try"], stdout=subprocess.PIPE,
                                       stderr=subprocess.DEVNULL, text=True)
        cls.url = cls.process.stdout.readline().strip().removeprefix("listening on ")

    @classmethod
    def tearDownClass(cls):
        cls.process.send_signal(signal.SIGTERM)
        cls.process.communicate(timeout=20)
        if cls.process.returncode != 0:
            raise AssertionError(f"the service ended with {cls.process.returncode}")

    def show(self, path, agent, size, scheme):
        """Opens a page as a person sees it."""
        BROWSER.execute_cdp_cmd("Network.setUserAgentOverride", {"userAgent": AGENTS[agent]})
        BROWSER.view(*SIZES[size], scheme)
        BROWSER.get(self.url + PATHS[path])

    def test_can_be_read_everywhere(self):
        for view in itertools.product(PATHS, AGENTS, SIZES, ("light", "dark")):
            with self.subTest(view):
                self.show(*view)
                contrast = BROWSER.evaluate(CONTRAST)
                self.assertEqual(contrast["found"], [])
                self.assertGreaterEqual(contrast["count"], 3)
                width = BROWSER.evaluate("document.documentElement.scrollWidth")
                self.assertLessEqual(width, SIZES[view[2]][0], "it scrolls sideways")
                complaints = [each for each in BROWSER.complaints() if each[0] != "network"]
                self.assertEqual(complaints, [])

    def test_has_one_heading_and_no_script(self):
        for path in PATHS:
            self.show(path, "mac", "desktop", "light")
            self.assertEqual(BROWSER.evaluate("document.querySelectorAll('h1').length"), 1)
            self.assertEqual(BROWSER.evaluate("document.scripts.length"), 0)
            self.assertEqual(BROWSER.evaluate("document.documentElement.lang"), "en")
            self.assertTrue(BROWSER.evaluate("document.title"))

    def test_has_buttons_that_a_thumb_hits(self):
        self.show("short", "iphone", "phone", "light")
        heights = BROWSER.evaluate(
            "[...document.querySelectorAll('a.button')].map((each) => each.getBoundingClientRect().height)")
        self.assertEqual(len(heights), 2)
        self.assertGreaterEqual(min(heights), 44)

    def test_shows_the_code_on_computers_only(self):
        for size, agent, is_shown in (("desktop", "windows", True), ("phone", "iphone", False),
                                      ("phone", "windows", False)):
            self.show("short", agent, size, "light")
            shown = BROWSER.evaluate("Boolean(document.querySelector('.code')?.checkVisibility())")
            self.assertEqual(shown, is_shown, (size, agent))

    def test_saves_the_pictures_of_the_documentation(self):
        for name, view in SHOWN.items():
            self.show(*view)
            self.assertTrue(BROWSER.save_screenshot(os.path.join(PICTURES, f"{name}.png")))


if __name__ == "__main__":
    os.makedirs(PICTURES, exist_ok=True)
    BROWSER = Browser()
    try:
        unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
    finally:
        BROWSER.quit()
