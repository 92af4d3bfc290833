#!/usr/bin/env bash
# Makes `deeplink` a command of the steps that follow: the one in a bundle, the one that is there, the one of
# the release that the action is used at, or one that is built from the repository of this action.
#
# Exit codes: 0 it is there · 65 the release's archive isn't the one that was published · 66 the bundle has none for this
# machine · 75 it could not be built.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
source "$root/bin/lib/bundle.sh"
scratch=${RUNNER_TEMP:-/tmp}

# Ends with an error that is shown beside the run.
fail() {
  printf '::error title=deeplink::%s\n' "${2//[$'\n\r']/ }"
  exit "$1"
}

# Prints the path of the program of the release whose tag the action is used at. Fails with 65 when the archive isn't
# the one that the release lists, and with 1 when there is no such release.
released() {
  local version=${GITHUB_ACTION_REF-} name releases file
  local get=(curl --fail --silent --show-error --location --retry 3)
  [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || return 1
  name=deeplink-$version-$(host_triple)
  releases=${DEEPLINK_RELEASES:-https://github.com/${GITHUB_ACTION_REPOSITORY-}/releases/download}/$version
  for file in "$name.tar.gz" SHA256SUMS; do
    "${get[@]}" --output "$scratch/$file" "$releases/$file" >&2 || return 1
  done
  grep -qxF "$(checksum "$scratch/$name.tar.gz")  $name.tar.gz" "$scratch/SHA256SUMS" || return 65
  tar -xzf "$scratch/$name.tar.gz" -C "$scratch" && echo "$scratch/$name/bin/deeplink"
}

if [ -n "${DEEPLINK_BUNDLE-}" ]; then
  program=$(program_in "$DEEPLINK_BUNDLE" "$(host_triple)") \
    || fail 66 "$DEEPLINK_BUNDLE has no program for this machine ($(host_triple))."
elif program=$(command -v deeplink); then
  echo "deeplink $("$program" --version) is there"
  exit 0
elif program=$(released); then
  echo "deeplink ${GITHUB_ACTION_REF} is that of the release"
elif [ $? = 65 ]; then
  fail 65 "The archive of release ${GITHUB_ACTION_REF} isn't the one that it lists in SHA256SUMS."
else
  program=$("$root/bin/setup" --for bundle >&2 \
    && build_release "$root/Tools" deeplink --scratch-path "$scratch/deeplink-build") \
    || fail 75 'The tool could not be built; it needs Swift 6.3 or newer.'
fi
dirname "$program" >> "$GITHUB_PATH"
echo "deeplink $("$program" --version) is installed"
