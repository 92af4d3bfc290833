#!/usr/bin/env bash
# Every nested package builds with warnings as errors, and its tests pass.
failed=()
[ "$size" != full ] || export DEEPLINK_CLAIM_SCHEDULES=100000
while IFS= read -r package; do
  case $package in
    Tests/ContractClient) continue ;; # step client builds it
    *.swiftpm) continue ;; # an app package, which only Xcode builds; step apple checks its sources
    Fuzz) continue ;; # step fuzz builds it, with the flags that fuzzers need
  esac
  printf '== %s\n' "$package"
  started=$SECONDS
  if ! strict_build "$package"; then
    failed+=("$package")
    continue
  fi
  # For the steps that run them.
  while IFS= read -r program; do
    keep_program "$package" "$program" "$scratch/debug"
  done < <(sed -n 's/.*\.executable(name: "\([^"]*\)".*/\1/p' "$package/Package.swift")
  if [ -d "$package/Tests" ] && ! run_tests "$package"; then
    failed+=("$package")
  fi
  printf '== %s: %d s\n' "$package" $((SECONDS - started))
done < <(nested_packages)
modules=$(ls -d Sources/* */Sources/* */*/Sources/* | sed 's|.*/||')
Scripts/compatibility.sh "$scratch/debug" $modules || failed+=("symbols of objects")
[ ${#failed[@]} -eq 0 ] || { printf 'failed: %s\n' "${failed[*]}" && exit 1; }
