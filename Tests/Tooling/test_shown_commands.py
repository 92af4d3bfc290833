"""What Scripts/shown-commands.py says of commands that the documentation shows."""

import os

from planted import Finder

README = "# App\n\n```\nbin/app one 'two three'\n```\n\nprints\n\n```\none\ntwo three\n```\n"
PROGRAM = '#!/usr/bin/env bash\n[ "$1" != fail ] || { echo no; exit 1; }\nprintf "%s\\n" "$@"\n'
HEAD = "| id | behaviour |\n|---|---|\n"
TABLE = "Documentation/Internals/Behaviours.md"


class ShownCommandTests(Finder):
    SCRIPT, FILE = "shown-commands.py", "Examples/App/README.md"
    FILES = {
        "built/app": PROGRAM, "Examples/App/Package.swift": "", FILE: README,
        TABLE: HEAD + "| A1 | Works. | `bin/app one` → `one` | `Suite.a1` |\n",
    }
    CASES = [
        ("commands that print what is shown", {}),
        ("another output", README.replace("\ntwo three\n", "\ntwo four\n"),
         "App/README.md: bin/app one 'two three': prints", "two three\n", "two four\n"),
        ("a command that fails", README + "```\nbin/app fail\n```\n", "bin/app fail: ends with 1"),
        ("a README without a command", "# App\n", "App/README.md: shows no command"),
        ("a README that starts a server", "```\nswift run app 8080\n```\n"),
        ("a folder that is not a package", {"Examples/Files/README.md": "```\nbin/nosuch\n```\n"}),
        ("a row with another output",
         {TABLE: HEAD + "| A1 | Works. | `bin/app one` → `two` | `Suite.a1` |\n"},
         "Behaviours.md: A1: bin/app one: prints no 'two', but\none"),
        ("a row without a command", {TABLE: HEAD + "| A1 | Works. | soon | `Suite.a1` |\n"},
         "A1: shows no command"),
        ("a refusal and a pipe", {
            TABLE: HEAD + "| A1 | Refused. | `bin/app fail` → `no` | `Suite.a1` |\n"
            "| A2 | Piped. | `bin/app b a \\| sort` → `a` | `Suite.a2` |\n"}),
    ]

    def check(self):
        return self.script(self.SCRIPT, self.root, os.path.join(self.root, "built"))
