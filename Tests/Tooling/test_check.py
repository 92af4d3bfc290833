"""What bin/check does with its steps, on steps that are planted."""

import re

from planted import Planted


class CheckTests(Planted):
    COPIED = ("bin/check", "Scripts/check/support.sh")
    PLANTED = {"bin/setup": "#!/bin/bash\n"}

    def setUp(self):
        super().setUp()
        self.step("10-good.sh", "echo quiet; exit 0")
        self.step("20-bad.sh", "echo reason; exit 5")
        self.step("30-absent.sh", 'skip "no data"')
        self.step("40-last.sh", "exit 0")

    def step(self, name, body):
        self.plant(f"Scripts/check/{name}", f"#!/bin/bash\n# Checks {name}.\n{body}\n")

    def check(self, *arguments):
        return self.run_command("bin/check", *arguments)

    def test_runs_every_step_after_a_failure_and_counts(self):
        run = self.check()
        self.assertEqual(run.returncode, 1)
        self.assertEqual(run.stdout.splitlines()[-1], "2 passed, 1 failed")
        self.assertRegex(run.stdout, r"last +passed +\d+ s")
        self.assertRegex(run.stdout, re.compile(r"^absent +skipped: no data$", re.MULTILINE))

    def test_shows_the_output_of_what_failed_alone_and_every_output_when_verbose(self):
        for arguments, is_shown in (((), False), (("--verbose",), True)):
            run = self.check(*arguments)
            self.assertEqual((run.returncode, run.stdout.count("\nreason\n")), (1, 1))
            self.assertEqual("\nquiet\n" in run.stdout, is_shown)

    def test_runs_the_named_steps_only(self):
        run = self.check("good", "absent")
        self.assert_passes(run)
        self.assertEqual(run.stdout.splitlines()[-1], "1 passed, 0 failed")
        self.assertNotIn("good", self.check("bad").stdout)

    def test_refuses_an_unknown_step(self):
        run = self.check("good", "goood")
        self.assertEqual(run.returncode, 64)
        self.assertIn("Checks 20-bad.sh.", run.stderr)

    def test_stops_a_step_that_hangs_and_goes_on(self):
        self.step("15-hanging.sh", 'echo begun; sleep 600; echo "never"')
        run = self.run_command("bin/check", CHECK_LIMIT="2")
        self.assertEqual(run.stdout.splitlines()[-1], "2 passed, 2 failed")
        self.assertIn("\nbegun\nthe step took longer than 2 seconds, and was stopped\n", run.stdout)

    def test_lists_the_steps(self):
        run = self.check("--list")
        self.assert_passes(run)
        names = [line.split()[0] for line in run.stdout.splitlines()]
        self.assertEqual(names, ["good", "bad", "absent", "last"])

    def test_runs_each_size_with_its_own_steps(self):
        self.step("22-fast.sh", '# Sizes: quick plain full\necho "$CHECK_SIZE"; exit 3')
        self.step("50-long.sh", "# Sizes: full\nexit 0")
        for option, last in (("--quick", "0 passed, 1 failed"), ("--full", "3 passed, 2 failed")):
            run = self.check(option)
            self.assertEqual(run.stdout.splitlines()[-1], last)
            self.assertIn(f"\n{option[2:]}\n", run.stdout)
        self.assertEqual(self.check().stdout.splitlines()[-1], "2 passed, 2 failed")
        self.assertIn("\nnamed\n", self.check("fast").stdout)
        self.assertEqual(self.check("--quick", "--full").returncode, 64)

    def test_exits_with_75_when_the_setup_fails(self):
        self.plant("bin/setup", "#!/bin/bash\nexit 75\n")
        self.assertEqual(self.check().returncode, 75)
