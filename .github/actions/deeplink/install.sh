#!/usr/bin/env bash
# Makes `deeplink` a command of the steps that follow: the one that is there, the one in a bundle, or one
# that is built from the repository of this action.
#
# Exit codes: 0 it is there · 66 the bundle has none for this machine · 75 it could not be built.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
source "$root/bin/lib/bundle.sh"

if [ -n "${DEEPLINK_BUNDLE-}" ]; then
  program=$(program_in "$DEEPLINK_BUNDLE" "$(host_triple)") || {
    printf '::error title=deeplink::%s has no program for this machine (%s).\n' \
      "${DEEPLINK_BUNDLE//[$'\n\r']/ }" "$(host_triple)"
    exit 66
  }
elif program=$(command -v deeplink); then
  echo "deeplink $("$program" --version) is there"
  exit 0
else
  program=$("$root/bin/setup" --for bundle >&2 \
    && build_release "$root/Tools" --scratch-path "${RUNNER_TEMP:-/tmp}/deeplink-build") || {
    echo '::error title=deeplink::The tool could not be built; it needs Swift 6.3 or newer.'
    exit 75
  }
fi
dirname "$program" >> "$GITHUB_PATH"
echo "deeplink $("$program" --version) is installed"
