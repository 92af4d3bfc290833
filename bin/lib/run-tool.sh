# Builds commands of nested packages quietly and runs them. Sourced by the commands in bin/.

# The repository.
tool_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P) || exit 75

# Makes this machine able to build, or ends the command with 75.
prepare_tool() {
  "$tool_root/bin/setup" "$@" || exit 75
  # The switch of the test stand-ins would put them into a build that is meant for use.
  unset DEEPLINK_STANDINS
}

# Builds quietly; what the build prints is shown only when it fails, and then the command ends with 75.
#
#   build_tool NAME [ARGUMENT OF SWIFT BUILD…]
build_tool() {
  local name=$1 output
  shift
  output=$(swift build "$@" 2>&1 < /dev/null) && return
  printf '%s\n%s: could not be built\n' "$output" "$name" >&2
  exit 75
}

# Runs an executable of a nested package, in the caller's working directory.
#
#   run_tool PACKAGE PRODUCT [ARGUMENT…]
#
# PACKAGE is the package's folder, relative to the repository. The executable takes this process over,
# so its exit code is the command's. With TOOL_PROGRAMS, a folder, it is taken from there as it is.
run_tool() {
  local package=$tool_root/$1 product=$2
  local binary=$package/.build/debug/$product
  shift 2
  prepare_tool
  [ -z "${TOOL_PROGRAMS-}" ] || exec "$TOOL_PROGRAMS/$product" "$@"
  [ -x "$binary" ] || printf '%s: building, which takes about a minute the first time\n' "$product" >&2
  build_tool "$product" --package-path "$package" --product "$product"
  exec "$binary" "$@"
}
