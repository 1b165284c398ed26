#!/usr/bin/env bash
# Builds the release that serves once more, with what was published at the desk; systemd runs it when the site asks for that.
# What the site wrote is not read: that it is there is all that counts.
set -euo pipefail

root=/srv/agency-site
data=/var/lib/agency-site
here=$(dirname "$0")

rm -f "$data/publish"
number=$("$here/command.sh" npm run --silent publish -- building)
release=$(basename "$(readlink "$root/current")")
said=$(mktemp)
trap 'rm -f "$said"' EXIT
# The commit of the release that serves: nobody at the desk brings newer code along.
if "$here/release.sh" "${release##*-}" 2>&1 | tee "$said"; then exit 0; fi
"$here/command.sh" npm run --silent publish -- failed "$number" "$(grep -v '^[[:space:]]*$' "$said" | tail -n 1 | cut -c 1-300)"
exit 1
