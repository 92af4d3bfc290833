#!/usr/bin/env bash
# The sample app opens short links of a running link service.
service=$(built Service link-service)
# A copy: the next package is built in the same place.
programs=$(mktemp -d)
trap 'rm -rf "$programs"' EXIT
cp "$service" "$programs/"
prophets=$(built Examples/Prophets prophets)
PYTHONDONTWRITEBYTECODE=1 python3 Scripts/service/end_to_end.py "$programs/link-service" "$prophets"
