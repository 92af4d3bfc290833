#!/usr/bin/env bash
# The official client of the Model Context Protocol drives every tool of `deeplink mcp` against the running sample.
# The client is a Python package: it is installed into a folder of its own, once.
python=.build-agents/bin/python
if ! { [ -x $python ] && $python -c 'import mcp.client.stdio' 2> /dev/null; }; then
  { python3 -m venv .build-agents && .build-agents/bin/pip install --quiet --disable-pip-version-check 'mcp==2.3.0'; } \
    || skip "the Python package mcp could not be installed"
fi
command -v gio > /dev/null || skip "there is no gio, with which the desktop opens links; on Debian: bin/setup --for links"
deeplink=$(built Tools deeplink)
prophets=$(built Examples/Prophets prophets)
PYTHONDONTWRITEBYTECODE=1 $python Scripts/agents/client_tests.py "$deeplink" "$prophets" Examples/Prophets/links.json
