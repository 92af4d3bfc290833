#!/usr/bin/env bash
# The sample app opens short links of a running link service.
service=$(built Service link-service)
prophets=$(built Examples/Prophets prophets)
PYTHONDONTWRITEBYTECODE=1 python3 Scripts/service/end_to_end.py "$service" "$prophets"
