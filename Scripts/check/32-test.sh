#!/usr/bin/env bash
# The tests of the root package pass without the models, as on a machine of others.
# On Linux step standins runs the same tests, with the models and more.
[ "$size" != plain ] || [ "$(uname)" = Darwin ] || skip 'step standins runs these tests too; here: bin/check --full'
strict_build .
# A million scripts for the laws of order, and as many worlds for the queue of a scene.
[ "$size" != full ] || export DEEPLINK_SCRIPTS=33334 DEEPLINK_WORLDS=1000000
run_tests .
