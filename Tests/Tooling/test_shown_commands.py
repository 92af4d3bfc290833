"""What Scripts/shown-commands.py says of commands that the documentation shows."""

import os
import unittest

from planted import Planted

README = "# App\n\n```\nbin/app one 'two three'\n```\n\nprints\n\n```\none\ntwo three\n```\n"
PROGRAM = '#!/usr/bin/env bash\n[ "$1" != fail ] || { echo no; exit 1; }\nprintf "%s\\n" "$@"\n'


class ShownCommandTests(Planted):
    def setUp(self):
        super().setUp()
        self.plant("built/app", PROGRAM, executable=True)
        self.plant("Examples/App/Package.swift")
        self.plant("Examples/App/README.md", README)
        self.table("| A1 | Works. | `bin/app one` → `one` | `Suite.a1` |\n")

    def table(self, *rows):
        self.plant("Documentation/Behaviours.md", "| id | behaviour |\n|---|---|\n" + "".join(rows))

    def check(self):
        return self.script("shown-commands.py", self.root, os.path.join(self.root, "built"))

    def test_lets_commands_pass_that_print_what_is_shown(self):
        self.assert_passes(self.check())

    def test_finds_what_a_readme_shows_else(self):
        self.plant("Examples/App/README.md", README.replace("\ntwo three\n", "\ntwo four\n"))
        self.assert_finds(
            self.check(), "App/README.md: bin/app one 'two three': prints", "two three\n", "two four\n"
        )

    def test_finds_a_command_of_a_readme_that_fails(self):
        self.plant("Examples/App/README.md", README + "```\nbin/app fail\n```\n")
        self.assert_finds(self.check(), "bin/app fail: ends with 1")

    def test_finds_a_readme_without_a_command(self):
        self.plant("Examples/App/README.md", "# App\n")
        self.assert_finds(self.check(), "App/README.md: shows no command")

    def test_passes_by_a_readme_that_starts_a_server(self):
        self.plant("Examples/App/README.md", "```\nswift run app 8080\n```\n")
        self.assert_passes(self.check())

    def test_passes_by_a_folder_that_is_no_package(self):
        self.plant("Examples/Files/README.md", "```\nbin/nosuch\n```\n")
        self.assert_passes(self.check())

    def test_finds_what_a_row_shows_else(self):
        self.table("| A1 | Works. | `bin/app one` → `two` | `Suite.a1` |\n")
        self.assert_finds(self.check(), "Behaviours.md: A1: bin/app one: prints no 'two', but\none")

    def test_finds_a_row_without_a_command(self):
        self.table("| A1 | Works. | soon | `Suite.a1` |\n")
        self.assert_finds(self.check(), "A1: shows no command")

    def test_lets_a_row_show_a_refusal_and_a_pipe(self):
        self.table(
            "| A1 | Refused. | `bin/app fail` → `no` | `Suite.a1` |\n",
            "| A2 | Piped. | `bin/app b a \\| sort` → `a` | `Suite.a2` |\n",
        )
        self.assert_passes(self.check())


if __name__ == "__main__":
    unittest.main()
