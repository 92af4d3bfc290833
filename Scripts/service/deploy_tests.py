#!/usr/bin/env python3
"""Deploys the link service as its guide says, on loopback: the root of the container, nginx before it, the unit of
systemd; and sets its clock back while it runs.

usage: deploy_tests.py LINK-SERVICE [ARGUMENT OF UNITTEST…]

LINK-SERVICE is the built program. What a machine lacks is skipped by name; on Debian:
bin/setup --for deploy
"""

import datetime
import glob
import http.client
import json
import os
import pathlib
import pwd
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINK_SERVICE = sys.argv[1]
GUIDE = (ROOT / "Service/Guides/RunTheLinkService.md").read_text(encoding="utf-8")
CONTAINER = ROOT / "Service/Container"
DOMAIN = "shop.example"
CATALOG = {"version": 1, "prefixes": [{"domain": DOMAIN}, {"scheme": "shop"}], "routes": [
    {"name": "product", "path": "/products/:id", "types": {"id": "Int"}, "access": "everyone"}]}
FAKETIME = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")
DAY = 86_400


def block(language):
    """The code of a language in the guide; there is one."""
    found = re.findall(rf"^```{language}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    assert len(found) == 1, f"the guide has {len(found)} blocks of {language}"
    return found[0]


def free_port():
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


class Answer:
    """What a server said."""

    def __init__(self, response):
        self.status, self.headers, self.text = response.status, response.headers, response.read().decode()

    @property
    def json(self):
        """The document."""
        return json.loads(self.text)


class DeployTests(unittest.TestCase):
    """What the deployments share: a folder with settings, and programs that are ended."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        # The guide's service has a user of its own.
        self.folder.chmod(0o755)

    def settings(self, folder, **more):
        """Writes the guide's settings with a free port, and returns the options that name them."""
        settings = json.loads(block("json"))
        settings["app"]["fingerprints"] = [":".join(["AB"] * 32)]
        settings.update(port=0, **more)
        (folder / "links.json").write_text(json.dumps(CATALOG))
        (folder / "service.json").write_text(json.dumps(settings))
        return ["--config", str(folder / "service.json")]

    def start(self, *command, **more):
        """Starts a service, and returns its port."""
        log = open(self.folder / "log", "w+", encoding="utf-8")
        self.addCleanup(log.close)
        self.service = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, **more)
        self.addCleanup(self.stop)
        line = self.service.stdout.readline()
        self.assertRegex(line, r"^listening on http://[\d.]+:\d+$", (self.folder / "log").read_text())
        return int(line.rsplit(":", 1)[1])

    def stop(self):
        """Ends the service, which must end by itself."""
        if self.service.poll() is None:
            self.service.send_signal(signal.SIGTERM)
        self.service.communicate(timeout=30)
        self.assertEqual(self.service.returncode, 0)

    def key(self, options):
        """A key with which links are created."""
        return subprocess.run([LINK_SERVICE, "key", "create", "test", "--scope", "write", *options],
                              capture_output=True, text=True, check=True).stdout.strip()

    def ask(self, port, method, target, body=None, *, key=None, tls=False, **headers):
        """Asks a server of this machine as one of the domain."""
        if tls:
            connection = http.client.HTTPSConnection(
                "127.0.0.1", port, timeout=20, context=ssl._create_unverified_context())
        else:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        headers = {"Host": DOMAIN} | {name.replace("_", "-"): value for name, value in headers.items()}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        connection.request(method, target, json.dumps(body) if body else None, headers)
        answer = Answer(connection.getresponse())
        connection.close()
        return answer

    def try_all(self, port, key, **more):
        """A page, a short link, the API, and an association file."""
        self.assertEqual(self.ask(port, "GET", "/products/7", **more).status, 200)
        self.assertEqual(self.ask(port, "GET", "/nothing", **more).status, 404)
        body = {"screen": "product", "values": {"id": 7}, "title": "A gift", "code": "gift"}
        self.assertEqual(self.ask(port, "POST", "/api/links", body, **more).status, 401)
        made = self.ask(port, "POST", "/api/links", body, key=key, **more)
        self.assertEqual((made.status, made.json["short_url"]), (201, f"https://{DOMAIN}/l/gift"))
        page = self.ask(port, "GET", "/l/gift", **more)
        self.assertEqual(page.status, 200)
        self.assertIn("A gift", page.text)
        self.assertEqual(self.ask(port, "GET", "/api/links/gift", **more).json,
                         {"url": f"https://{DOMAIN}/products/7"})
        file = self.ask(port, "GET", "/.well-known/apple-app-site-association", **more)
        self.assertEqual(file.json["applinks"]["details"][0]["appIDs"], ["ABCDE12345.com.example.shop"])


@unittest.skipUnless(sys.platform == "linux", "containers are Linux's")
class ContainerTests(DeployTests):
    """The root that the container file makes, without a container: a root folder with nothing else in it."""

    def test_serves_from_a_root_with_nothing_but_the_program(self):
        lines = (CONTAINER / "Containerfile").read_text(encoding="utf-8").splitlines()
        image = lines[lines.index("FROM scratch"):]
        entry = json.loads(next(line for line in image if line.startswith("ENTRYPOINT")).split(" ", 1)[1])
        user = next(line for line in image if line.startswith("USER")).split()[1]
        root = self.folder / "image"
        maker = [CONTAINER / "make-root", LINK_SERVICE, root]
        subprocess.run(maker, check=True)
        self.assertEqual(subprocess.run(maker, capture_output=True, check=False).returncode, 73)
        self.assertFalse(any((root / path).exists() for path in ("bin/sh", "usr/bin/env", "etc/ssl", "dev/null")))
        self.settings(root / "etc/link-service", database="/var/lib/link-service/links.sqlite")
        # What a container gets from its system: /proc. The last command takes the process over.
        enter = ["unshare", "--mount", "bash", "-c", 'mount --rbind /proc "$0/proc" && exec chroot $1 "$0" "${@:2}"', root]
        if os.getuid() == 0:
            shutil.chown(root / "var/lib/link-service", *map(int, user.split(":")))
            enter.append(f"--userspec={user}")
        else:
            enter[1:1] = ["--map-root-user"]
            enter.append("--userspec=0")
        if subprocess.run([*enter[:enter.index("bash")], "true"], capture_output=True, check=False, timeout=20).returncode:
            self.skipTest("this system lets only root change the root folder")
        made = subprocess.run([*enter, entry[0], "key", "create", "test", *entry[2:4]],
                              capture_output=True, text=True, check=False, timeout=20)
        self.assertEqual(made.returncode, 0, made.stderr)
        port = self.start(*enter, *entry)
        self.try_all(port, made.stdout.strip())
        self.assertEqual(self.ask(port, "GET", "/health").json["database"], "ok")


class UnitTests(DeployTests):
    """The guide's unit of systemd."""

    @unittest.skipUnless(shutil.which("systemd-analyze"), "there is no systemd-analyze")
    def test_has_no_mistake(self):
        unit = block("ini")
        for name in ("ExecStart=", "StateDirectory=", "ProtectSystem=strict"):
            self.assertIn(name, unit)
        self.assertIn("/usr/local/bin/link-service", unit)
        # The program is where it was built, and the user is one of this machine.
        unit = unit.replace("/usr/local/bin/link-service", os.path.abspath(LINK_SERVICE))
        file = self.folder / "link-service.service"
        file.write_text(unit.replace("User=link-service", f"User={pwd.getpwuid(os.getuid()).pw_name}"))
        done = subprocess.run(["systemd-analyze", "verify", "--man=no", file],
                              capture_output=True, text=True, check=False)
        own = [line for line in done.stderr.splitlines() if "link-service" in line]
        self.assertEqual(own, [])
        self.assertNotIn("Unknown", done.stderr)


class ProxyTests(DeployTests):
    """The guide's file of nginx before a running service."""

    @unittest.skipUnless(shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin"), "there is no nginx")
    def test_passes_on_what_the_service_needs(self):
        options = self.settings(self.folder, database=str(self.folder / "links.sqlite"),
                                limits={"requests": 5})
        key = self.key(options)
        service, port = self.start(LINK_SERVICE, "run", *options), free_port()
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj",
                        f"/CN={DOMAIN}", "-keyout", self.folder / "key.pem", "-out", self.folder / "cert.pem"],
                       capture_output=True, check=True)
        server = block("nginx")
        for shown, own in (("listen 443", f"listen 127.0.0.1:{port}"), (":8080", f":{service}"),
                           ("/etc/letsencrypt/live/shop.example/fullchain.pem", f"{self.folder}/cert.pem"),
                           ("/etc/letsencrypt/live/shop.example/privkey.pem", f"{self.folder}/key.pem")):
            self.assertIn(shown, server)
            server = server.replace(shown, own)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)
        (self.folder / "nginx.conf").write_text(
            f"{'user root;' if os.getuid() == 0 else ''} daemon off; pid {self.folder}/pid; error_log stderr;"
            f"events {{}} http {{ access_log off; {paths}\n{server} }}")
        proxy = subprocess.Popen(["nginx", "-e", "stderr", "-c", self.folder / "nginx.conf"],
                                 env={"PATH": f"{os.environ['PATH']}:/usr/sbin"})
        self.addCleanup(proxy.wait)
        self.addCleanup(proxy.terminate)
        for _ in range(200):
            with socket.socket() as probe:
                if proxy.poll() is None and probe.connect_ex(("127.0.0.1", port)):
                    time.sleep(0.05)
        self.assertIsNone(proxy.poll())
        self.try_all(port, key, tls=True)
        # Five requests in ten seconds for each client, whom only the proxy names: one of them doesn't use up the
        # others', and what a client claims itself doesn't count.
        self.forge(port, key)
        # Through the proxy nobody is of this machine.
        self.assertEqual(self.ask(service, "GET", "/metrics").status, 200)
        self.assertEqual(self.ask(port, "GET", "/metrics", tls=True).status, 401)
        # Another domain is the proxy's only server's too, and is refused by the service.
        self.assertEqual(self.ask(port, "GET", "/products/7", tls=True, Host="other.example").status, 421)

    def forge(self, port, key):
        """Asks too often, as others each time."""
        asked = [self.ask(port, "GET", "/api/links/gift", tls=True, X_Forwarded_For=f"203.0.113.{number}").status
                 for number in range(12)]
        self.assertEqual(asked[-1], 429)
        self.assertEqual(self.ask(port, "GET", "/api/links/gift", tls=True, key=key).status, 200)


@unittest.skipUnless(FAKETIME, "there is no libfaketime")
class ClockTests(DeployTests):
    """A service whose clock is set while it runs."""

    def test_serves_on_when_the_clock_is_set_back(self):
        options = self.settings(self.folder, database=str(self.folder / "links.sqlite"))
        clock = self.folder / "clock"
        key = self.key(options)

        def set_clock(seconds):
            (self.folder / "next").write_text(f"{seconds:+d}\n")
            os.replace(self.folder / "next", clock)

        set_clock(0)
        # Preloaded into the program that Python starts, the library takes the program's arguments away.
        port = self.start("timeout", "60", LINK_SERVICE, "run", *options, env=os.environ | {
            "LD_PRELOAD": FAKETIME[0], "FAKETIME_TIMESTAMP_FILE": str(clock), "FAKETIME_NO_CACHE": "1",
            "DONT_FAKE_MONOTONIC": "1"})
        now = datetime.datetime.now(datetime.timezone.utc)
        expires = (now + datetime.timedelta(hours=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
        link = {"url": f"https://{DOMAIN}/products/7", "code": "gift", "expires": expires}
        self.assertEqual(self.ask(port, "POST", "/api/links", link, key=key).status, 201)
        self.assertEqual(self.ask(port, "GET", "/l/gift").status, 200)
        set_clock(2 * 3_600)
        self.assertEqual(self.ask(port, "GET", "/l/gift").status, 404)
        set_clock(-3 * DAY)
        self.assertEqual(self.ask(port, "GET", "/l/gift").status, 200)
        for number in range(20):
            made = self.ask(port, "POST", "/api/links", link | {"code": f"later-{number}"}, key=key)
            self.assertEqual(made.status, 201)
        self.assertEqual(self.ask(port, "DELETE", "/api/links/gift", key=key).status, 204)
        self.assertEqual(self.ask(port, "GET", "/l/gift").status, 404)
        # Rates, time-outs and the flushing of counts go by another clock, so they go on.
        deadline = time.monotonic() + 10
        while True:
            counts = self.ask(port, "GET", "/api/links/gift", key=key).json["counts"]
            if len(counts) == 2:
                break
            self.assertLess(time.monotonic(), deadline, f"the counts are {counts}")
            time.sleep(0.1)
        back = (now - datetime.timedelta(days=3)).date()
        self.assertIn(str(back), [*counts, str(back)] if now.hour == 23 else counts)
        self.assertEqual({day["page"] for day in counts.values()}, {1})


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
