#!/usr/bin/env bash
# The link service runs as its guide says: in the root of its container, behind nginx, and with its clock set back.
service=$(built Service link-service)
PYTHONDONTWRITEBYTECODE=1 python3 Scripts/service/deploy_tests.py "$service"
