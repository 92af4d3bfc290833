#!/usr/bin/env bash
# The page that `deeplink export html` makes works in a headless Chromium, from the disk, on phones and in the dark.
# Debian's Selenium is for Debian's Python, before which another may be in PATH.
for python in /usr/bin/python3 python3 ''; do
  [ -n "$python" ] && command -v chromedriver > /dev/null \
    || skip "there is no Chromium with Selenium; on Debian: bin/setup --for browser"
  ! "$python" -c 'import selenium' 2> /dev/null || break
done
deeplink=$(built Tools deeplink)
PYTHONDONTWRITEBYTECODE=1 "$python" Scripts/export/page_tests.py "$deeplink" \
  Tools/Tests/Transcripts/files/export/values.json
