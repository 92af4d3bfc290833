# Builds commands of nested packages where something changed, and runs them. Sourced by the commands in bin/.

# The repository.
tool_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P) || exit 75

# Makes this machine able to build, or ends the command with 75.
prepare_tool() {
  "$tool_root/bin/setup" "$@" || exit 75
  # The switch of the test stand-ins would put them into a build that is meant for use.
  unset DEEPLINK_STANDINS
}

# Builds. At a terminal the progress is shown; elsewhere what the build prints is shown only when it fails.
# A build that fails ends the command with 75.
#
#   build_tool NAME [ARGUMENT OF SWIFT BUILD…]
build_tool() {
  local name=$1 output=
  shift
  if [ -t 2 ]; then
    swift build "$@" >&2 < /dev/null && return
  else
    output=$(swift build "$@" 2>&1 < /dev/null) && return
  fi
  printf '%s%s: could not be built\n' "${output:+$output$'\n'}" "$name" >&2
  exit 75
}

# The folder of a package, and those of the packages that manifests name by their paths, one a line.
local_packages() {
  local package=$1 path
  printf '%s\n' "$package"
  [ -e "$package/Package.swift" ] || return 0
  grep -o '\.package([^)]*path: *"[^"]*"' "$package/Package.swift" | sed 's/.*"\([^"]*\)"$/\1/' \
    | while read -r path; do
      local_packages "$(cd "$package/$path" 2> /dev/null && pwd -P || printf '%s' "$package/$path")"
    done
}

# Whether nothing that a program is built from is newer than its last build, which left a stamp.
#
#   is_current STAMP PACKAGE
#
# A folder is newer too when a file in it was removed or added.
is_current() {
  local stamp=$1 package=$2 newer folder parts=()
  [ -e "$stamp" ] || return 1
  while read -r folder; do
    parts+=("$folder/Package.swift" "$folder/Sources")
  done < <(local_packages "$package" | sort -u)
  newer=$(find -L "${parts[@]}" "$(command -v swift)" -newer "$stamp" -print -quit 2>&1)
  [ -z "$newer" ]
}

# Runs an executable of a nested package, in the caller's working directory.
#
#   run_tool PACKAGE PRODUCT [ARGUMENT…]
#
# PACKAGE is the package's folder, relative to the repository. The executable takes this process over,
# so its exit code is the command's. With TOOL_PROGRAMS, a folder, it is taken from there as it is.
run_tool() {
  local package=$tool_root/$1 product=$2
  local scratch=$package/.build fresh_plan=
  # The samples depend on this package alone, and share one build of it.
  case $1 in
    Examples/*)
      scratch=$tool_root/.build-examples
      # A kept plan would be that of the sample which was built before.
      fresh_plan=--disable-build-manifest-caching
      ;;
  esac
  local binary=$scratch/debug/$product
  local stamp=$scratch/$product.built
  shift 2
  [ -z "${TOOL_PROGRAMS-}" ] || exec "$TOOL_PROGRAMS/$product" "$@"
  if [ ! -x "$binary" ] || ! is_current "$stamp" "$package"; then
    prepare_tool
    [ -x "$binary" ] \
      || printf '%s: building; the first time that takes two to fifteen minutes\n' "$product" >&2
    # From before the build, so that what is changed during it is built the next time.
    mkdir -p "$scratch" && touch "$stamp.next"
    build_tool "$product" --package-path "$package" --scratch-path "$scratch" $fresh_plan --product "$product"
    mv "$stamp.next" "$stamp"
  fi
  exec "$binary" "$@"
}
