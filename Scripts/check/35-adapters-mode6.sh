#!/usr/bin/env bash
# The adapters, which build in language mode 5, pass the checks of mode 6 too.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
with_standins
# A scratch path of its own: the modules are not those of mode 5.
scratch=.build-standins-mode6
failed=0
for adapter in LinkUIKit LinkSwiftUI LinkWebKit; do
  # The last -swift-version wins, so this one does over the manifest's.
  swift build --scratch-path "$scratch" --target $adapter \
    -Xswiftc -swift-version -Xswiftc 6 -Xswiftc -warnings-as-errors || failed=1
done
exit $failed
