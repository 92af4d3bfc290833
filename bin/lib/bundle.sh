# What makes an artifact bundle of the tool, and what takes the tool out of one. Sourced by bin/bundle and
# by the GitHub action.

# The triple of this machine, without the version of its system; nothing when there is no tool for it.
host_triple() {
  case "$(uname -s) $(uname -m)" in
    'Linux x86_64') echo x86_64-unknown-linux-gnu ;;
    'Linux aarch64' | 'Linux arm64') echo aarch64-unknown-linux-gnu ;;
    'Darwin arm64') echo arm64-apple-macosx ;;
    'Darwin x86_64') echo x86_64-apple-macosx ;;
  esac
}

# Prints the version of the package in the folder "$1".
package_version() {
  sed -n 's/.*static let current = "\([^"]*\)".*/\1/p' "$1/Sources/LinkAnalysis/PackageVersion.swift"
}

# Prints the SHA-256 checksum of a file.
checksum() {
  local tool=(sha256sum)
  command -v sha256sum > /dev/null || tool=(shasum -a 256)
  "${tool[@]}" < "$1" | cut -d ' ' -f 1
}

# Builds a program for use, with nothing of the toolchain beside it, and prints its path.
#
#   build_release PACKAGE PRODUCT [ARGUMENT OF SWIFT BUILD…]
build_release() {
  local package=$1 product=$2
  shift 2
  local flags=(-c release --package-path "$package" --product "$product" "$@")
  [ "$(uname -s)" = Darwin ] || flags+=(--static-swift-stdlib)
  swift build "${flags[@]}" >&2 && echo "$(swift build "${flags[@]}" --show-bin-path)/$product"
}

# Writes the manual page of a program that runs here into a folder.
#
#   write_manual PACKAGE PROGRAM FOLDER
#
# The library that reads the program's arguments has a tool that asks the program what it can do.
write_manual() {
  local package=$1 program=$2 folder=$3 maker
  swift build --package-path "$package" --product generate-manual >&2 || return 1
  maker=$(swift build --package-path "$package" --show-bin-path)/generate-manual
  mkdir -p "$folder" && "$maker" "$program" --output-directory "$folder" >&2
}

# The folders of the variants in a bundle, one a line.
variants() {
  local folder
  for folder in "$1"/deeplink-*/; do
    [ ! -x "$folder/bin/deeplink" ] || basename "$folder"
  done
}

# The triple in the name of a variant: deeplink-0.2.0-x86_64-unknown-linux-gnu.
triple_of() {
  sed -E 's/.*-((x86_64|aarch64|arm64)-[a-z]+-[a-z-]+)$/\1/' <<< "$1"
}

# Prints the path of the tool in a bundle for a triple; fails when there is none.
#
#   program_in BUNDLE TRIPLE
program_in() {
  local variant
  while IFS= read -r variant; do
    [ "$(triple_of "$variant")" != "$2" ] || { echo "$1/$variant/bin/deeplink" && return; }
  done < <(variants "$1")
  return 1
}
