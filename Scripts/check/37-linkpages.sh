#!/usr/bin/env bash
# The pages of the link service can be read in a headless Chromium, on phones and computers, light and dark.
# Debian's Selenium is for Debian's Python, before which another may be in PATH.
for python in /usr/bin/python3 python3 ''; do
  [ -n "$python" ] && command -v chromedriver > /dev/null \
    || skip "there is no Chromium with Selenium; on Debian: bin/setup --for browser"
  ! "$python" -c 'import selenium' 2> /dev/null || break
done
service=$(built Service link-service)
# The pictures are kept for whoever wants to look at the run.
PYTHONDONTWRITEBYTECODE=1 "$python" Scripts/service/page_tests.py "$service" "$PWD/.build-linkpages"
