"""What bin/bundle makes, and what the GitHub action does with it, with a planted program for the
tool."""

import json
import os
import re

from planted import REPOSITORY, Planted

LINUX, MAC = "x86_64-unknown-linux-gnu", "arm64-apple-macosx"

# Stands for the tool: notes how it was called, and fails when a file says so.
TOOL = """#!/bin/bash
if [ "$1" = --version ]; then echo 9.9.9; exit; fi
printf '<%s>' "$@" >> "$ROOT/calls"; echo >> "$ROOT/calls"
if [ -e "$ROOT/lacks-catalog" ]; then echo "deeplink: 100% lost
here" >&2; exit 66; fi
echo "what $1 says"
[ ! -e "$ROOT/fails-$1" ] || exit 1
"""

# Stands for the maker of manual pages, which asks the tool.
MAKER = """#!/bin/bash
[ ! -e "$ROOT/no-manual" ] && "$1" --experimental-dump-help > "$3/deeplink.1"
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
    VERSION = "Sources/LinkAnalysis/PackageVersion.swift"
    COPIED = ("bin/bundle", "bin/lib", ".github/actions/deeplink", "LICENSE", VERSION)
    PLANTED = {"bin/setup": "#!/bin/bash\n", "path/swift": SWIFT, "tool": TOOL,
               "built/generate-manual": MAKER}

    def bundle(self, *arguments, **environment):
        return self.run_command("bin/bundle", *arguments, **environment)

    def artifacts(self, folder=".build-bundle"):
        index = json.loads(self.text(f"{folder}/deeplink.artifactbundle/info.json"))
        self.assertEqual(index["schemaVersion"], "1.0")
        return index["artifacts"]["deeplink"]

    def variants(self, *triples):
        version = re.search(r'current = "(.*)"', self.text(self.VERSION)).group(1)
        return {"version": version, "type": "executable", "variants": [
            {"path": f"deeplink-{version}-{triple}/bin/deeplink", "supportedTriples": [triple]}
            for triple in triples]}

    def test_has_the_index_of_an_artifact_bundle(self):
        run = self.bundle("--binary", "tool", "--triple", LINUX, "--into", "out")
        self.assert_passes(run)
        self.assertEqual(run.stdout, "out/deeplink.artifactbundle\n")
        self.assertEqual(self.artifacts("out"), self.variants(LINUX))
        program = self.artifacts("out")["variants"][0]["path"]
        self.assert_passes(self.run_command(f"out/deeplink.artifactbundle/{program}", "--version"))
        self.assertTrue(self.text("out/deeplink.artifactbundle/LICENSE"))

    def test_adds_the_programs_of_other_machines_and_not_of_other_versions(self):
        self.plant(f".build-bundle/deeplink.artifactbundle/deeplink-0.0.1-{MAC}/bin/deeplink")
        for triple in [LINUX, MAC, LINUX]:
            self.assert_passes(self.bundle("--binary", "tool", "--triple", triple))
        self.assertEqual(self.artifacts(), self.variants(MAC, LINUX))

    def test_builds_the_program_for_use(self):
        self.assert_passes(self.bundle())
        self.assertIn("<-c><release>", self.text("builds"))
        self.assertEqual(len(self.artifacts()["variants"]), 1)

    def test_says_what_is_wrong(self):
        self.assertEqual(self.bundle(BROKEN="1").returncode, 75)
        self.plant("file")
        for code, *arguments in (
            (64, "tool"), (64,), (66, "nowhere", "--triple", MAC),
            (64, "tool", "--triple", 'x", "y'),
            (73, "tool", "--triple", MAC, "--into", "file"),
        ):
            run = self.bundle("--binary", *arguments)
            self.assertEqual(run.returncode, code, run.stderr)
            self.assertEqual("is not a triple" in run.stderr, 'x", "y' in arguments)
        self.assertEqual(self.bundle("--binaries", "x").returncode, 64)

    def test_has_the_manual_page_of_a_program_that_was_built_here(self):
        page = ".build-bundle/deeplink.artifactbundle/share/man/man1/deeplink.1"
        self.assert_passes(self.bundle("--binary", "tool", "--triple", MAC))
        self.assertEqual(self.text(page), "")
        self.assert_passes(self.bundle())
        self.assertEqual(self.text(page), "what --experimental-dump-help says\n")
        self.plant("no-manual")
        run = self.bundle()
        self.assertEqual(run.returncode, 75)
        self.assertIn("the manual page could not be made", run.stderr)

    def install(self, **environment):
        added = self.plant("github-path")
        return self.run_command(
            ".github/actions/deeplink/install.sh", GITHUB_PATH=added, RUNNER_TEMP=self.root, **environment)

    def test_the_action_takes_the_tool_from_a_bundle_for_this_machine(self):
        bundle = os.path.join(self.root, ".build-bundle", "deeplink.artifactbundle")
        self.assert_passes(self.bundle("--binary", "tool", "--triple", "x86_64-unknown-plan-nine"))
        run = self.install(DEEPLINK_BUNDLE=bundle)
        self.assertEqual((run.returncode, run.stdout[:24]), (66, "::error title=deeplink::"))
        self.assert_passes(self.bundle())
        self.assert_passes(self.install(DEEPLINK_BUNDLE=bundle))
        added = self.text("github-path").strip()
        self.assertTrue(os.access(os.path.join(added, "deeplink"), os.X_OK))
        self.assertTrue(added.startswith(bundle))

    def test_the_action_takes_the_tool_that_is_there_or_builds_it(self):
        run = self.install(BROKEN="1")
        self.assertEqual(run.returncode, 75)
        self.assertIn("::error title=deeplink::The tool could not be built", run.stdout)
        self.assertEqual(self.install().stdout.splitlines()[-1], "deeplink 9.9.9 is installed")
        self.assertEqual(self.text("github-path").strip(), os.path.join(self.root, "built"))
        self.plant("path/deeplink", TOOL)
        self.assertEqual(self.install().stdout, "deeplink 9.9.9 is there\n")
        self.assertEqual(self.text("github-path"), "")


class ActionTests(Planted):
    COPIED, PLANTED = (".github/actions/deeplink",), {"path/deeplink": TOOL}

    def check(self, format="github", **inputs):
        output = os.path.join(self.root, "github-output")
        return self.run_command(
            ".github/actions/deeplink/check.sh", RUNNER_TEMP=self.root, GITHUB_OUTPUT=output,
            **{f"DEEPLINK_{name.upper()}": value for name, value in {"format": format, **inputs}.items()})

    def test_hands_every_input_on_and_takes_one_path_a_line(self):
        self.assert_passes(self.check())
        self.assert_passes(self.check(folder="f", catalog="a b.json", aasa="a $(date)", info="i",
                                      app="x", strict="true"))
        self.assert_passes(self.check(
            aasa="a.example=a b\n\nb.example=c\n", assetlinks="d\r\ne", info="f\ng",
            entitlements="h\ni\n", development="true"))
        self.assertEqual(self.text("calls").splitlines(), [
            "<check><.><--format><github>",
            "<check><f><--strict><--catalog><a b.json><--aasa><a $(date)><--info><i><--app><x>"
            "<--format><github>",
            "<check><.><--development><--aasa><a.example=a b><--aasa><b.example=c>"
            "<--assetlinks><d><--assetlinks><e><--info><f><--info><g>"
            "<--entitlements><h><--entitlements><i><--format><github>",
        ])

    def test_scans_and_compares_what_is_named(self):
        self.assert_passes(self.check(catalog="c.json", scan="Mails\r\n\nWeb site", exports="typescript a.ts\n"
                                      "android-rules b.json --package com.example.app\n\n"))
        self.assert_passes(self.check(folder="f", scan="Mails"))
        self.assertEqual(self.text("calls").splitlines(), [
            "<check><.><--catalog><c.json><--format><github>",
            "<scan><--catalog><c.json><--format><github><--><Mails><Web site>",
            "<export><typescript><--catalog><c.json><--check><a.ts>",
            "<export><android-rules><--catalog><c.json><--check><b.json><--package><com.example.app>",
            "<check><f><--format><github>",
            "<scan><--catalog><f/links.json><--format><github><--><Mails>",
        ])
        run = self.check(exports="typescript")
        self.assertEqual(run.returncode, 64)
        self.assertIn("::error title=deeplink::The input exports names no file: typescript", run.stdout)

    def test_says_why_nothing_was_checked_and_writes_no_empty_file(self):
        self.plant("lacks-catalog")
        run = self.check(format="sarif")
        self.assertEqual(run.returncode, 66)
        self.assertEqual(run.stdout, "::error title=deeplink::deeplink: 100%25 lost%0Ahere\n")
        self.assertEqual(run.stderr, "deeplink: 100% lost\nhere\n")
        self.assertFalse(os.path.exists(os.path.join(self.root, "github-output")))
        self.assertEqual([name for name in os.listdir(self.root) if name.startswith("deeplink")], [])

    def test_ends_as_the_check_does_also_with_a_sarif_file(self):
        self.plant("fails-check")
        run = self.check(format="sarif")
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        folder = self.text("github-output").strip().removeprefix("sarif=")
        self.assertEqual(os.listdir(folder), ["deeplink.sarif"])

    def test_refuses_inputs_that_mean_nothing(self):
        for inputs in [{"format": "xml"}, {"strict": "yes"}, {"development": "1"}]:
            run = self.check(**inputs)
            self.assertEqual(run.returncode, 64)
            self.assertTrue(run.stdout.startswith("::error title=deeplink::"))
        self.assertEqual(self.text("calls"), "")

    def test_every_input_reaches_a_script_by_its_environment(self):
        folder = ".github/actions/deeplink"
        action = self.text(f"{folder}/action.yml")
        inputs, runs = action.split("\noutputs:")[0], action.split("\nruns:")[1]
        declared = set(re.findall(r"^  (\w+):$", inputs.split("\ninputs:")[1], re.MULTILINE))
        passed = dict(re.findall(r"(DEEPLINK_\w+): \$\{\{ inputs\.(\w+) \}\}", runs))
        self.assertEqual(set(passed.values()), declared)
        self.assertEqual(len(re.findall(r"\$\{\{", runs)), len(passed),
                         "an input stands in a script")
        for name in ["install.sh", "check.sh"]:
            self.assertIn(f'"$GITHUB_ACTION_PATH/{name}"', runs)
            self.assertTrue(os.access(os.path.join(self.root, folder, name), os.X_OK))
        scripts = self.text(f"{folder}/install.sh") + self.text(f"{folder}/check.sh")
        self.assertEqual([name for name in passed if name not in scripts], [])

    def test_the_example_uses_inputs_that_there_are(self):
        action = self.text(".github/actions/deeplink/action.yml")
        example = os.path.join(REPOSITORY, "Examples/AssociationInCI")
        workflow = self.text(os.path.join(example, ".github/workflows/links.yml"))
        used = re.findall(r"^          (\w+): (\S+)$", workflow, re.MULTILINE)
        self.assertGreaterEqual(len(used), 5)
        for name, value in used:
            self.assertIn(f"\n  {name}:\n", action)
            if name in ["catalog", "aasa", "assetlinks", "lock"]:
                self.assertTrue(os.path.isfile(os.path.join(example, value)), value)
