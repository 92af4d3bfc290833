#!/usr/bin/env bash
# No text of this repository is a broken link of its samples.
deeplink=$(built Tools deeplink)
failed=0
for catalog in Examples/Prophets/links.json Examples/AssociationInCI/links.json; do
  echo "== $catalog"
  "$deeplink" scan --catalog $catalog . || failed=1
done
exit $failed
