#!/usr/bin/env python3
"""Drives `deeplink mcp` with the official Python client of the Model Context Protocol, against the sample Prophets as
it runs.

usage: client_tests.py DEEPLINK PROPHETS CATALOG

The two are programs, the last is Prophets' catalog. Exit codes: 0 all is as it should be · 1 something is not.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

QUESTION = {"league": 123, "question": 456}
URL = "prophets://leagues/123/questions/456"
failures = []


def expect(what, is_so, found=""):
    """Notes what is not as it should be."""
    print(("ok      " if is_so else "FAILED  ") + what)
    if not is_so:
        failures.append(what)
        print(f"        {found}")


class App:
    """The sample in a folder of its own, registered with a desktop of its own, and running."""

    def __init__(self, program, folder):
        self.program = program
        self.environment = {
            **os.environ,
            "HOME": f"{folder}/home", "XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config",
        }
        self.journal = f"{folder}/data/prophets/prophets.sqlite.journal.jsonl"
        self.socket = f"{folder}/data/prophets/prophets.sqlite.links/socket"
        self.process = None

    def __enter__(self):
        subprocess.run([self.program, "register"], env=self.environment, check=True, stdout=subprocess.DEVNULL)
        self.process = subprocess.Popen(
            [self.program], env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
        )
        end = time.monotonic() + 60
        while not os.path.exists(self.socket):
            if time.monotonic() > end:
                raise RuntimeError("the sample does not listen")
            time.sleep(0.05)
        return self

    def __exit__(self, *_):
        self.process.communicate(b"quit\n", timeout=60)


def server(deeplink, catalog, app):
    """How a client starts the server."""
    arguments = ["mcp", "--catalog", catalog, "--journal", app.journal, "--on", "desktop",
                 "--project", os.path.dirname(catalog)]
    return StdioServerParameters(command=deeplink, args=arguments, env=app.environment)


async def drive(deeplink, catalog, app, mode, version):
    """Calls every tool, in one era of the protocol."""
    print(f"== {mode}")
    async with Client(stdio_client(server(deeplink, catalog, app)), mode=mode) as client:
        async def call(tool, **arguments):
            result = await client.call_tool(tool, arguments)
            return result.structured_content, result

        expect(f"both speak revision {version}", client.protocol_version == version, client.protocol_version)
        expect("the server says what it is", client.server_info.name == "deeplink", client.server_info)
        tools = (await client.list_tools()).tools
        writing = [tool.name for tool in tools if not tool.annotations.read_only_hint]
        expect("there are seven tools, and one changes something", len(tools) == 7 and writing == ["open_link"], writing)

        listed, _ = await call("list_screens")
        names = [screen["name"] for screen in listed["screens"]]
        expect("Prophets has nine screens", len(names) == 9 and "question" in names, names)
        question = next(screen for screen in listed["screens"] if screen["name"] == "question")
        expect("a screen has its title and its typed values",
               question["title"] == "Question"
               and [(each["name"], each["type"]) for each in question["parameters"]]
               == [("league", "Int"), ("question", "Int")], question)

        built, _ = await call("build_link", screen="question", values=QUESTION)
        urls = [link["url"] for link in built["links"]]
        expect("the URL of a question is built", urls[0] == URL, urls)

        opened, result = await call("open_link", url=urls[0])
        expect("it is opened in the running app",
               opened["outcome"] in ("opened", "alreadyShown") and not result.is_error, opened)
        expect("its screens are told", opened["state"]["stack"][-1].endswith("/leagues/123/questions/456"), opened)

        broken, result = await call("open_link", url=URL.replace("456", "abc"))
        expect("a broken value tells why", result.is_error and broken["outcome"] == "unmatched"
               and broken["reason"]["parameter"] == "question" and broken["reason"]["code"] == "valueType", broken)
        missing, result = await call("open_link", screen="league", values={"league": 999999})
        expect("a record that is missing tells why", result.is_error and missing["outcome"] == "failed"
               and missing["reason"]["message"], missing)

        explained, _ = await call("explain_link", url=URL.replace("questions", "qestions"))
        nearest = [miss["suggestion"] for miss in explained["nearest"]]
        expect("a misspelled URL names what was meant", "questions" in nearest, explained)
        explained, _ = await call("explain_link", url=URL)
        expect("a URL tells what lies below it", "questions" in explained["place"], explained)

        recent, _ = await call("recent_links", kind="ended", count=3)
        outcomes = [entry["outcome"] for entry in recent["entries"]]
        expect("the journal has the last ends", outcomes[-2:] == ["unmatched", "failed"], outcomes)

        text, result = await call("check_text", text=f"Play: {URL} or {URL.replace('questions', 'qestions')}")
        expect("the broken link of a text is found", not result.is_error and text["links"] == 2
               and [each["line"] for each in text["findings"]] == [1], text)

        checked, result = await call("check_project")
        expect("the project is checked", not result.is_error and checked["checked"][0] == catalog, checked)

        _, result = await call("build_link", screen="question", values={"league": "x", "question": 1})
        expect("a value of another type is refused", result.is_error, result)
        _, result = await call("open_link", url="https://evil.example/")
        expect("a URL of others is not opened", result.is_error, result)


def main():
    deeplink, prophets, catalog = (os.path.abspath(path) for path in sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder, App(prophets, folder) as app:
        for mode, version in (("legacy", "2025-11-25"), ("auto", "2026-07-28")):
            asyncio.run(drive(deeplink, catalog, app, mode, version))
    print(f"{len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
