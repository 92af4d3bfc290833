"""Whether the links of pages lead to something, and whether lists and figures are those of the code."""

import json
import os
import re
import subprocess
import unittest

from planted import REPOSITORY as ROOT

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CONFLICTS = "Sources/LinkPatterns/LinkPatterns.docc/Conflicts.md"
RULES = "Documentation/HandlingRules.md"
CHECKS = "Sources/DeepLinking/Admission/Admitter.swift"
FORMS = "Sources/LinkRouting/LinkRouting.docc/OtherForms.md"
# The beginning of a row of a page, and the workloads whose instructions it names.
FIGURES = [
    (CONFLICTS, "| a path to its route", ["match-w2_10", "match-w2_1000", "match-w2_10000"]),
    (CONFLICTS, "| a URL to its route", ["match-url-w2_10", "match-url-w2_1000", "match-url-w2_10000"]),
    (FORMS, "| by constructor |", ["typed-constructor"]),
    (FORMS, "| with closures |", ["typed-closures"]),
    (FORMS, "| `RouteTable`, ", ["typed-table"]),
]
# What a figure may differ from the baseline by; the gate allows 3 % from one baseline to the next.
TOLERANCE = 0.05


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def pages():
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for path in listed.stdout.split() if os.path.exists(os.path.join(ROOT, path))]


def anchors(path):
    """What a link may name after the # of a page: its headings, as GitHub writes them."""
    found = set()
    for heading in re.findall(r"^#+ (.*)", FENCE.sub("", read(path)), re.MULTILINE):
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.strip()).lower()
        found.add(re.sub(r"[^\w\- ]", "", text).replace(" ", "-"))
    return found


class PagesTests(unittest.TestCase):
    def test_every_link_leads_to_a_file_and_a_heading(self):
        dead = []
        for page in pages():
            for link in re.findall(r"\]\(([^)\s]+)\)", FENCE.sub("", read(page))):
                path, _, anchor = link.partition("#")
                target = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
                if re.match(r"[a-z]+:", link):
                    continue
                if not os.path.exists(os.path.join(ROOT, target)):
                    dead.append(f"{page}: {link}: no such file")
                elif anchor and target.endswith(".md") and anchor not in anchors(target):
                    dead.append(f"{page}: {link}: no such heading")
        self.assertEqual(dead, [])

    def test_the_checks_of_a_delivery_are_listed_in_their_order(self):
        rows = re.findall(r"^\| `(\w+)` \|", read(RULES), re.MULTILINE)
        self.assertEqual(rows, re.findall(r"^  case (\w+)$", read(CHECKS), re.MULTILINE))

    def test_figures_are_near_the_baselines(self):
        baselines = json.loads(read("Benchmarks/baselines.json"))
        for page, beginning, workloads in FIGURES:
            row = [line for line in read(page).splitlines() if line.startswith(beginning)][-1]
            shown = re.findall(r"\d[\d,]*\d", row.split("|")[2])
            self.assertEqual(len(shown), len(workloads), f"{page}: {beginning}")
            for workload, figure in zip(workloads, shown, strict=True):
                counted = baselines[workload]["baseline"]["instructions"]
                self.assertAlmostEqual(
                    float(figure.replace(",", "")), counted, delta=counted * TOLERANCE, msg=workload
                )
