#!/usr/bin/env bash
# Runs a command of the site with its settings and as its user: command.sh npm run order -- list
set -euo pipefail
exec systemd-run --quiet --pipe --wait --collect -p User=bay-signal -p EnvironmentFile=/etc/bay-signal/env \
  -p WorkingDirectory=/srv/bay-signal/current -E NODE_ENV=production -E DATA_DIR=/var/lib/bay-signal -E TRUST_PROXY=1 \
  -E HOME=/tmp "$@"
