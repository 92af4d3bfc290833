"""What Scripts/pages.py finds, and whether lists and figures of pages are those of the code."""

import json
import os
import re
import unittest

from planted import REPOSITORY as ROOT, Finder

CONFLICTS = "Sources/LinkPatterns/LinkPatterns.docc/Conflicts.md"
RULES = "Documentation/Internals/HandlingRules.md"
RECORDS = "Documentation/Internals/Decisions"
CHECKS = "Sources/DeepLinking/Admission/AdmissionCheck.swift"
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


class NamedFileTests(Finder):
    SCRIPT, FILE = "pages.py", "Documentation/Page.md"
    FILES = {
        "README.md": "# A page\n\n## Which `Xcode`, and why?\n", "Sources/A/Stage/One.swift": "", "Sources/A/Stage/One+Two.swift": "",
        "Documentation/Other.md": "", "Tests/AppTests/Info.plist": "", "Sources/A/.build/Built.swift": "",
    }
    GONE = "Documentation/Page.md: `{}`: no such file"
    CASES = [
        ("links that lead to something", "[a](Other.md) [b](../README.md#which-xcode-and-why) [c](https://a.example/b) [d](../Sources)\n"),
        ("a heading of the page", "# Cost\n\n[a](#cost)\n"),
        ("a link to nothing", "[a](Another.md)\n", "Page.md: Another.md: no such file"),
        ("a heading that is not there", "[a](../README.md#which)\n", "Page.md: ../README.md#which: no such heading"),
        ("a link in a block of code", "```\n[a](Another.md)\n```\n"),
        ("a path from the root", "`Sources/A/Stage/One.swift`, and `Sources/A/`.\n"),
        ("a path from a folder above", "`Stage/One.swift`, `A/Stage/One.swift`, `One.swift` and `Other.md`\n"),
        ("any text in a name", "`Stage/One+….swift`, `…+Two.swift` and `One*.swift`\n"),
        ("a file that moved", "`Stage/Two.swift`\n", GONE.format("Stage/Two.swift")),
        ("a name of which the file is a part", "`ne.swift`\n", GONE.format("ne.swift")),
        ("a folder that is gone", "`Sources/B/`\n", GONE.format("Sources/B")),
        ("a script that is gone", "Run `Sources/one.py --all`.\n", GONE.format("Sources/one.py")),
        ("any text that is in none", "`Stage/Two+….swift`\n", GONE.format("Stage/Two+….swift")),
        ("what only a build has left", "`Built.swift`\n", GONE.format("Built.swift")),
        ("what is no file of the repository", "`Info.plist`, `links.json`, `/leagues/7`, `LinkRoute.swiftness` and `a/b`\n"),
        ("a file that a reader makes", "`Type+Aspect.swift`\n"),
        ("a page of a module", {"Sources/A/A.docc/Guide.md": "`Documentation/Gone.md`\n"},
         "Sources/A/A.docc/Guide.md: `Documentation/Gone.md`: no such file"),
    ]


class PagesTests(unittest.TestCase):
    def test_decision_records_are_few_and_listed(self):
        names = sorted(os.listdir(os.path.join(ROOT, RECORDS)))
        records = [name for name in names if name != "README.md"]
        self.assertEqual(re.findall(r"^\| \[\d{4}\]\((.*?)\) \|", read(f"{RECORDS}/README.md"), re.MULTILINE), records)
        self.assertEqual([name[:4] for name in records], [f"{number + 1:04}" for number in range(len(records))])
        self.assertLessEqual(len(records), 30)
        self.assertLessEqual(sum(len(read(f"{RECORDS}/{name}").split()) for name in names), 12_000)

    def test_the_checks_of_a_delivery_are_listed_in_their_order(self):
        rows = re.findall(r"^\| `(\w+)` \|", read(RULES), re.MULTILINE)
        self.assertEqual(rows, re.findall(r"^  case (\w+)$", read(CHECKS), re.MULTILINE))

    def test_recipes_are_questions_in_an_index_and_nine_of_ten_are_a_screenful(self):
        index, *recipes = re.split(r"^## ", read("Documentation/Recipes.md"), flags=re.MULTILINE)
        questions = [recipe.split("\n", 1)[0] for recipe in recipes]
        self.assertEqual(re.findall(r"^- \[(.*)\]\(#", index, re.MULTILINE), questions)
        self.assertEqual([each for each in questions if not each.endswith("?")], [])
        long = [each for each in recipes if each.count("\n") > 40]
        self.assertLessEqual(len(long), len(recipes) / 10)

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
