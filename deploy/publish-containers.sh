#!/usr/bin/env bash
# Builds the images once more with what was published at the desk, from the code that lies here. Does that fail, those that run go on.
set -euo pipefail

cd "$(dirname "$0")/.."
compose() { docker compose --env-file deploy/env --file deploy/compose.yaml "$@"; }

compose exec --no-TTY site node scripts/run.mjs scripts/build/changes.ts --print > published.json.new
mv published.json.new published.json
compose up --build --detach
