#!/usr/bin/env bash
# A link that was tapped before the app was installed opens at the first launch of the sample, once, and nowhere else.
for python in /usr/bin/python3 python3 ''; do
  [ -n "$python" ] && command -v chromedriver > /dev/null \
    || skip "there is no Chromium with Selenium; on Debian: bin/setup --for browser"
  ! "$python" -c 'import selenium' 2> /dev/null || break
done
service=$(built Service link-service)
prophets=$(built Examples/Prophets prophets)
PYTHONDONTWRITEBYTECODE=1 "$python" Scripts/service/deferred_tests.py "$service" "$prophets" \
  "$PWD/.build-linkpages"
