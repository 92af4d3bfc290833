"""What bin/bundle makes, and what the GitHub action does with it, with a planted program for the tool."""

import json
import os
import re

from planted import REPOSITORY, Planted

LINUX, MAC = "x86_64-unknown-linux-gnu", "arm64-apple-macosx"

# Stands for the tool: notes how it was called, and fails when a file says so.
TOOL = """#!/bin/bash
if [ "$1" = --version ]; then echo 9.9.9; exit; fi
printf '<%s>' "$@" >> "$ROOT/calls"; echo >> "$ROOT/calls"
echo "what $1 says"
[ ! -e "$ROOT/fails-$1" ] || exit 1
"""

# Stands for the toolchain: builds the tool where it would be.
SWIFT = """#!/bin/bash
printf '<%s>' "$@" >> "$ROOT/builds"; echo >> "$ROOT/builds"
[ -z "${BROKEN-}" ] || { echo 'error: broken'; exit 1; }
mkdir -p "$ROOT/built"
cp "$ROOT/tool" "$ROOT/built/deeplink"
[ "${@: -1}" != --show-bin-path ] || echo "$ROOT/built"
"""


class BundleTests(Planted):
    def setUp(self):
        super().setUp()
        for path in ["bin/bundle", "bin/lib", ".github/actions/deeplink", "LICENSE"]:
            self.copy(path)
        self.copy("Tools/Sources/deeplink/ToolVersion.swift")
        self.tool = self.plant("tool", TOOL, executable=True)
        self.plant("bin/setup", "#!/bin/bash\n", executable=True)
        self.plant("path/swift", SWIFT, executable=True)
        self.path = os.path.join(self.root, "path") + os.pathsep + os.environ["PATH"]
        with open(os.path.join(self.root, "Tools/Sources/deeplink/ToolVersion.swift")) as file:
            self.version = re.search(r'current = "(.*)"', file.read()).group(1)

    def bundle(self, *arguments, **environment):
        command = os.path.join(self.root, "bin", "bundle")
        return self.run_command(command, *arguments, path=self.path, ROOT=self.root, **environment)

    def index(self, folder=".build-bundle"):
        with open(os.path.join(self.root, folder, "deeplink.artifactbundle", "info.json")) as file:
            return json.load(file)

    def variant(self, triple):
        return {
            "path": f"deeplink-{self.version}-{triple}/bin/deeplink",
            "supportedTriples": [triple],
        }

    def test_has_the_index_of_an_artifact_bundle(self):
        run = self.bundle("--binary", self.tool, "--triple", LINUX, "--into", "out")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(run.stdout, "out/deeplink.artifactbundle\n")
        self.assertEqual(
            self.index("out"),
            {
                "schemaVersion": "1.0",
                "artifacts": {
                    "deeplink": {
                        "version": self.version,
                        "type": "executable",
                        "variants": [self.variant(LINUX)],
                    }
                },
            },
        )
        bundle = os.path.join(self.root, "out", "deeplink.artifactbundle")
        self.assertTrue(os.access(os.path.join(bundle, self.variant(LINUX)["path"]), os.X_OK))
        self.assertTrue(os.path.isfile(os.path.join(bundle, "LICENSE")))

    def test_adds_the_programs_of_other_machines(self):
        for triple in [LINUX, MAC, LINUX]:
            self.assertEqual(self.bundle("--binary", self.tool, "--triple", triple).returncode, 0)
        variants = self.index()["artifacts"]["deeplink"]["variants"]
        self.assertEqual(variants, [self.variant(MAC), self.variant(LINUX)])

    def test_leaves_out_programs_of_other_versions(self):
        self.plant(
            f".build-bundle/deeplink.artifactbundle/deeplink-0.0.1-{MAC}/bin/deeplink", executable=True
        )
        self.assertEqual(self.bundle("--binary", self.tool, "--triple", LINUX).returncode, 0)
        self.assertEqual(len(self.index()["artifacts"]["deeplink"]["variants"]), 1)

    def test_builds_the_program_for_use(self):
        run = self.bundle()
        self.assertEqual(run.returncode, 0, run.stderr)
        with open(os.path.join(self.root, "builds")) as file:
            self.assertIn("<-c><release>", file.read())
        self.assertEqual(len(self.index()["artifacts"]["deeplink"]["variants"]), 1)

    def test_says_what_is_wrong(self):
        self.assertEqual(self.bundle(BROKEN="1").returncode, 75)
        self.assertEqual(self.bundle("--binary", self.tool).returncode, 64)
        self.assertEqual(self.bundle("--binary").returncode, 64)
        self.assertEqual(self.bundle("--binaries", "x").returncode, 64)
        self.assertEqual(self.bundle("--binary", "nowhere", "--triple", MAC).returncode, 66)
        odd = self.bundle("--binary", self.tool, "--triple", 'x", "y')
        self.assertEqual(odd.returncode, 64)
        self.assertIn("is no triple", odd.stderr)
        self.plant("file")
        run = self.bundle("--binary", self.tool, "--triple", MAC, "--into", "file")
        self.assertEqual(run.returncode, 73)

    def install(self, **environment):
        command = os.path.join(self.root, ".github/actions/deeplink/install.sh")
        self.plant("github-path")
        return self.run_command(
            command,
            path=self.path,
            ROOT=self.root,
            RUNNER_TEMP=self.root,
            GITHUB_PATH=os.path.join(self.root, "github-path"),
            **environment,
        )

    def added_path(self):
        with open(os.path.join(self.root, "github-path")) as file:
            return file.read().strip()

    def test_the_action_takes_the_tool_from_a_bundle(self):
        self.assertEqual(self.bundle().returncode, 0)
        bundle = os.path.join(self.root, ".build-bundle", "deeplink.artifactbundle")
        run = self.install(DEEPLINK_BUNDLE=bundle)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertTrue(os.access(os.path.join(self.added_path(), "deeplink"), os.X_OK))
        self.assertTrue(self.added_path().startswith(bundle))

    def test_the_action_says_that_a_bundle_has_nothing_for_this_machine(self):
        foreign = "x86_64-unknown-plan-nine"
        self.assertEqual(self.bundle("--binary", self.tool, "--triple", foreign).returncode, 0)
        bundle = os.path.join(self.root, ".build-bundle", "deeplink.artifactbundle")
        run = self.install(DEEPLINK_BUNDLE=bundle)
        self.assertEqual(run.returncode, 66)
        self.assertTrue(run.stdout.startswith("::error title=deeplink::"))

    def test_the_action_takes_the_tool_that_is_there_or_builds_it(self):
        run = self.install()
        self.assertEqual(run.stdout.splitlines()[-1], "deeplink 9.9.9 is installed")
        self.assertEqual(self.added_path(), os.path.join(self.root, "built"))
        self.plant("path/deeplink", TOOL, executable=True)
        self.assertEqual(self.install().stdout, "deeplink 9.9.9 is there\n")
        self.assertEqual(self.added_path(), "")

    def test_the_action_says_that_the_tool_could_not_be_built(self):
        run = self.install(BROKEN="1")
        self.assertEqual(run.returncode, 75)
        self.assertIn("::error title=deeplink::The tool could not be built", run.stdout)


class ActionTests(Planted):
    def setUp(self):
        super().setUp()
        self.copy(".github/actions/deeplink")
        self.plant("path/deeplink", TOOL, executable=True)
        self.plant("github-output")

    def check(self, **inputs):
        names = ["folder", "catalog", "lock", "aasa", "assetlinks", "info", "entitlements", "app"]
        names += ["format", "strict"]
        inputs = {"format": "github", "strict": "false", **inputs}
        environment = {f"DEEPLINK_{name.upper()}": inputs.get(name, "") for name in names}
        return self.run_command(
            os.path.join(self.root, ".github/actions/deeplink/check.sh"),
            path=os.path.join(self.root, "path") + os.pathsep + os.environ["PATH"],
            ROOT=self.root,
            RUNNER_TEMP=self.root,
            GITHUB_OUTPUT=os.path.join(self.root, "github-output"),
            **environment,
        )

    def calls(self):
        path = os.path.join(self.root, "calls")
        if not os.path.exists(path):
            return []
        with open(path) as file:
            return file.read().splitlines()

    def test_hands_every_input_on(self):
        self.assertEqual(self.check().returncode, 0)
        inputs = {"catalog": "a b.json", "aasa": "a $(date)", "info": "i", "app": "x", "strict": "true"}
        self.assertEqual(self.check(folder="f", **inputs).returncode, 0)
        self.assertEqual(
            self.calls(),
            [
                "<check><.><--format><github>",
                "<check><f><--strict><--catalog><a b.json><--aasa><a $(date)><--info><i><--app><x>"
                "<--format><github>",
            ],
        )

    def test_ends_as_the_check_does_also_with_a_sarif_file(self):
        self.plant("fails-check")
        run = self.check(format="sarif")
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        with open(os.path.join(self.root, "github-output")) as file:
            folder = file.read().strip().removeprefix("sarif=")
        self.assertEqual(os.listdir(folder), ["deeplink.sarif"])

    def test_refuses_inputs_that_mean_nothing(self):
        for inputs in [{"format": "xml"}, {"strict": "yes"}]:
            run = self.check(**inputs)
            self.assertEqual(run.returncode, 64)
            self.assertTrue(run.stdout.startswith("::error title=deeplink::"))
        self.assertEqual(self.calls(), [])

    def test_every_input_reaches_a_script_by_its_environment(self):
        folder = os.path.join(REPOSITORY, ".github/actions/deeplink")
        with open(os.path.join(folder, "action.yml"), encoding="utf-8") as file:
            action = file.read()
        inputs, runs = action.split("\noutputs:")[0], action.split("\nruns:")[1]
        declared = set(re.findall(r"^  (\w+):$", inputs.split("\ninputs:")[1], re.MULTILINE))
        passed = dict(re.findall(r"(DEEPLINK_\w+): \$\{\{ inputs\.(\w+) \}\}", runs))
        self.assertEqual(set(passed.values()), declared)
        self.assertEqual(len(re.findall(r"\$\{\{", runs)), len(passed), "an input stands in a script")
        scripts = ""
        for name in ["install.sh", "check.sh"]:
            self.assertIn(f'"$GITHUB_ACTION_PATH/{name}"', runs)
            self.assertTrue(os.access(os.path.join(folder, name), os.X_OK))
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                scripts += file.read()
        for name in passed:
            self.assertIn(name, scripts)

    def test_the_example_uses_inputs_that_there_are(self):
        with open(os.path.join(REPOSITORY, ".github/actions/deeplink/action.yml")) as file:
            action = file.read()
        example = os.path.join(REPOSITORY, "Examples/AssociationInCI")
        with open(os.path.join(example, ".github/workflows/links.yml")) as file:
            workflow = file.read()
        used = re.findall(r"^          (\w+): (\S+)$", workflow, re.MULTILINE)
        self.assertGreaterEqual(len(used), 5)
        for name, value in used:
            self.assertIn(f"\n  {name}:\n", action)
            if name in ["catalog", "aasa", "assetlinks", "lock"]:
                self.assertTrue(os.path.isfile(os.path.join(example, value)), value)
