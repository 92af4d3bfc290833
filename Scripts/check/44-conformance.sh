#!/usr/bin/env bash
# The suites of the web platform tests pass as often as Tests/Conformance/floors.json says.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
[ -x bin/conformance ] || skip "there is no bin/conformance"
[ -d ../shared/data/wpt ] || skip "there is no ../shared/data/wpt: the data lies beside the repository"
bin/conformance ../shared/data/wpt
