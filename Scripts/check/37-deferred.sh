#!/usr/bin/env bash
# A link that was tapped before the app was installed opens at the first launch of the sample, once, and nowhere else.
for python in /usr/bin/python3 python3 ''; do
  [ -n "$python" ] && command -v chromedriver > /dev/null \
    || skip "there is no Chromium with Selenium; on Debian: bin/setup --for browser"
  ! "$python" -c 'import selenium' 2> /dev/null || break
done
service=$(built Service link-service)
# A copy: the next package is built in the same place.
programs=$(mktemp -d)
trap 'rm -rf "$programs"' EXIT
cp "$service" "$programs/"
prophets=$(built Examples/Prophets prophets)
PYTHONDONTWRITEBYTECODE=1 "$python" Scripts/service/deferred_tests.py "$programs/link-service" "$prophets" \
  "$PWD/.build-linkpages"
