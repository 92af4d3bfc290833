#!/usr/bin/env python3
"""Measures the link service against a fixed text of the same size from the same server, and prints a table.

usage: measure.py LINK-SERVICE FIXED-TEXT

Both are programs built for release. It needs wrk and hey: on Debian, apt-get install wrk hey.
"""

import json
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

LINK_SERVICE, FIXED_TEXT = sys.argv[1:3]
SECONDS = 10
HOST = "Host: shop.example"


def run(*command):
    """What a program prints."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def throughput(url):
    """Requests a second of one URL, with 16 connections that are kept."""
    out = run("wrk", "-t2", "-c16", f"-d{SECONDS}s", "-H", HOST, url)
    if "Non-2xx" in out:
        raise AssertionError(out)
    return float(re.search(r"Requests/sec:\s+([\d.]+)", out)[1])


def slowest_hundredth(url):
    """The time in which 99 of 100 answers come at 1,000 requests a second, in milliseconds."""
    out = run("hey", "-z", f"{SECONDS}s", "-c", "10", "-q", "100", "-host", "shop.example", url)
    if "[200]" not in out:
        raise AssertionError(out)
    return float(re.search(r"99% in ([\d.]+) secs", out)[1]) * 1000


def resident(process):
    """The resident memory of a process, in MB."""
    with open(f"/proc/{process.pid}/status", encoding="utf-8") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) / 1024


def start(*command):
    """Starts a server; returns it and the milliseconds until it is ready."""
    begin = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    line = process.stdout.readline().strip()
    return process, (time.monotonic() - begin) * 1000, line.removeprefix("listening on ")


def wait_for(url):
    """Waits until a server answers, at most ten seconds."""
    for _ in range(200):
        try:
            urllib.request.urlopen(url).read()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"{url} does not answer")


def stop(process):
    """Ends a server."""
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=30)


def main():
    """Measures, and prints the rows."""
    catalog = {"version": 1, "prefixes": [{"domain": "shop.example"}, {"scheme": "shop"}], "routes": [
        {"name": "product", "path": "/products/:id", "types": {"id": "Int"}, "access": "everyone"}]}
    with tempfile.TemporaryDirectory() as folder:
        for name, value in (("links.json", catalog), ("service.json", {
                "catalog": "links.json", "database": "links.sqlite",
                "app": {"name": "The Shop", "appleID": "1", "androidPackage": "com.example.shop"}})):
            with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
                json.dump(value, file)
        with open(f"{folder}/links.csv", "w", encoding="utf-8") as file:
            file.write("url,code,title\n")
            file.writelines(f"https://shop.example/products/{n},code{n},Number {n}\n" for n in range(10_000))
        options = ("--config", f"{folder}/service.json")
        print(run(LINK_SERVICE, "import", f"{folder}/links.csv", *options).strip())
        service, ready, address = start(LINK_SERVICE, "run", "--port", "0", *options)
        at_start = resident(service)
        page = urllib.request.Request(f"{address}/l/code7", headers={"Host": "shop.example"})
        size = len(urllib.request.urlopen(page).read())
        fixed = subprocess.Popen([FIXED_TEXT, "8099", str(size)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for("http://127.0.0.1:8099/")
        rounds = [(throughput("http://127.0.0.1:8099/"), throughput(f"{address}/l/code7"),
                   throughput(f"{address}/products/7")) for _ in range(3)]
        text, short, link = (sorted(column)[1] for column in zip(*rounds))
        print(f"page of {size} bytes; median of 3 rounds of {SECONDS} s, wrk with 16 connections")
        print(f"fixed text   {text:8.0f} requests/s")
        print(f"short link   {short:8.0f} requests/s   {short / text:.2f} of the fixed text")
        print(f"link         {link:8.0f} requests/s   {link / text:.2f} of the fixed text")
        print(f"p99 at 1,000/s   {slowest_hundredth(f'{address}/l/code7'):.1f} ms")
        print(f"resident memory  {at_start:.0f} MB at start, {resident(service):.0f} MB after the load")
        print(f"ready after      {ready:.0f} ms")
        stop(fixed)
        stop(service)


if __name__ == "__main__":
    main()
