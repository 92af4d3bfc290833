#!/usr/bin/env bash
# An app as README's first page shows it builds in modes 5 and 6 and on the main actor, and runs.
# Sizes: plain full
package=Tests/ContractClient
build=(swift build --package-path $package --scratch-path "$scratch" "$fresh_plan" "${strict[@]}")
"${build[@]}"
programs=$("${build[@]}" --show-bin-path)
for client in ClientInMode5 ClientInMode6 ClientOnMainActor; do
  echo "== $client"
  "$programs/$client" | diff $package/expected.txt -
done
echo '== ClientWithoutReflection'
"$programs/ClientWithoutReflection" | diff $package/expected-without-reflection.txt -
