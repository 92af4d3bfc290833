#!/usr/bin/env bash
# The inspector's page does what it says in a headless Chromium, and harms nobody.
# Debian's Selenium is for Debian's Python, before which another may be in PATH.
for python in /usr/bin/python3 python3 ''; do
  [ -n "$python" ] && command -v chromedriver > /dev/null \
    || skip "there is no Chromium with Selenium; on Debian: bin/setup --for browser"
  ! "$python" -c 'import selenium' 2> /dev/null || break
done
deeplink=$(built Tools deeplink)
prophets=$(built Examples/Prophets prophets)
# The pictures are kept for whoever wants to look at the run.
PYTHONDONTWRITEBYTECODE=1 "$python" Scripts/inspector/page_tests.py "$deeplink" "$prophets" \
  "$PWD/.build-inspector"
