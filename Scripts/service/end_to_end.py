#!/usr/bin/env python3
"""Opens short links of a running link service in the sample app, as a person's tap would.

usage: end_to_end.py LINK-SERVICE PROPHETS [ARGUMENT OF UNITTEST…]

LINK-SERVICE and PROPHETS are the built programs.
"""

import json
import signal
import subprocess
import sys
import tempfile
import unittest
import urllib.request

LINK_SERVICE, PROPHETS = sys.argv[1:3]
DOMAIN = "55prophets.example"
# Some of the sample's links.
CATALOG = {"version": 1, "prefixes": [{"domain": DOMAIN}, {"scheme": "prophets"}], "routes": [
    {"name": "league", "path": "/leagues/:league", "types": {"league": "Int"}, "access": "everyone"},
    {"name": "question", "path": "/leagues/:league/questions/:question",
     "types": {"league": "Int", "question": "Int"}, "access": "everyone"}]}


class EndToEnd(unittest.TestCase):
    """The sample app, a service, and links between them."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        with open(f"{self.folder.name}/links.json", "w", encoding="utf-8") as file:
            json.dump(CATALOG, file)
        self.options = ["--database", f"{self.folder.name}/links.sqlite"]
        self.key = subprocess.run([LINK_SERVICE, "key", "create", "test", *self.options],
                                  capture_output=True, text=True, check=True).stdout.strip()
        self.service = subprocess.Popen(
            [LINK_SERVICE, "run", "--port", "0", "--catalog", f"{self.folder.name}/links.json", *self.options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(self.stop)
        self.address = self.service.stdout.readline().strip().removeprefix("listening on ")

    def stop(self):
        """Ends the service."""
        self.service.send_signal(signal.SIGTERM)
        self.service.communicate(timeout=30)

    def create(self, **fields):
        """Creates a short link, and returns its address."""
        request = urllib.request.Request(
            f"{self.address}/api/links", json.dumps(fields).encode(), method="POST",
            headers={"Host": DOMAIN, "Authorization": f"Bearer {self.key}"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["short_url"]

    def open(self, url, service=None):
        """What the app makes of a link."""
        return subprocess.run(
            [PROPHETS, "open", "--link-service", service or self.address, url, "--json",
             "--database", f"{self.folder.name}/app.sqlite"],
            capture_output=True, text=True, check=False)

    def outcome(self, url, service=None):
        """The document that the app prints."""
        done = self.open(url, service)
        self.assertTrue(done.stdout, done.stderr)
        return json.loads(done.stdout.splitlines()[-1])

    def test_opens_the_screen_of_a_short_link(self):
        url = self.create(url=f"https://{DOMAIN}/leagues/123/questions/456", campaign={"utm_source": "mail"})
        self.assertTrue(url.startswith(f"https://{DOMAIN}/l/"))
        document = self.outcome(url)
        self.assertEqual(document["outcome"], "opened", document)
        self.assertEqual(document["route"], "question")

    def test_says_that_there_is_no_such_link(self):
        document = self.outcome(f"https://{DOMAIN}/l/nothing")
        self.assertEqual(document["reason"]["code"], "shortLinkEnd", document)

    def test_says_that_the_service_is_away(self):
        document = self.outcome(f"https://{DOMAIN}/l/nothing", "http://127.0.0.1:1")
        self.assertEqual(document["reason"]["code"], "shortLinkService", document)
        self.assertIn("Check the connection", document["reason"]["fix"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
