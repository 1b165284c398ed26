#!/usr/bin/env bash
# Runs a command of the site with its settings and as its user: command.sh npm run doctor -- --live
set -euo pipefail
exec systemd-run --quiet --pipe --wait --collect -p User=agency-site -p EnvironmentFile=/etc/agency-site/env \
  -p WorkingDirectory=/srv/agency-site/current -E NODE_ENV=production -E DATA_DIR=/var/lib/agency-site -E TRUST_PROXY=1 \
  -E HOME=/tmp "$@"
