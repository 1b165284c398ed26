#!/usr/bin/env bash
# Builds a release beside the running one, tries it, and lets it take over; the one before stays for roll-back.sh.
#   release.sh [BRANCH, TAG OR COMMIT]
set -euo pipefail

root=/srv/agency-site
data=/var/lib/agency-site
backups=/var/backups/agency-site
settings=/etc/agency-site/env
nginx_sites=/etc/nginx/sites-enabled
trial_port=3001
kept=5

as_builder() { runuser -u agency-site-build -- "$@"; }
# Mail that waits makes it unwell, but no release mends that.
is_well() { curl --silent --max-time 10 "http://127.0.0.1:$1/api/health" | grep -q '"database":"ok","slips":"ok"'; }
wait_until_well() { for _ in $(seq 60); do is_well "$1" && return 0; sleep 1; done; return 1; }

# A page that Node writes anew each time, asked for as nginx does.
serves_pages() {
  [ "$(curl --silent --max-time 10 --header 'X-Forwarded-Proto: https' --output /dev/null --write-out '%{http_code}' "http://127.0.0.1:$1/orders")" = 200 ]
}

# One at a time: somebody may publish at the desk meanwhile.
exec 9< "$0"
flock 9

# A commit that is here already is what it is, also while the repository is out of reach.
if ! [[ ${1:-} =~ ^[0-9a-f]{12,40}$ ]] || ! as_builder git -C "$root/source" cat-file -e "$1^{commit}" 2>/dev/null; then
  as_builder git -C "$root/source" fetch --quiet --tags origin
fi
commit=$(as_builder git -C "$root/source" rev-parse --short=12 "origin/${1:-main}^{commit}" 2>/dev/null ||
  as_builder git -C "$root/source" rev-parse --short=12 "${1:-main}^{commit}")
release="$root/releases/$(date -u +%Y%m%d-%H%M%S)-$commit"

echo "— building $release"
as_builder mkdir "$release"
as_builder git -C "$root/source" archive "$commit" | as_builder tar -x -C "$release"
# The build knows the public address, and no secret.
site_url=$(sed -n 's/^SITE_URL=//p' "$settings")
indexnow_key=$(sed -n 's/^INDEXNOW_KEY=//p' "$settings")
# And who processes data for the site, which the privacy notice names.
mapfile -t processors < <(grep -E '^(DATABASE|MAIL|CARD|SLIP_CHECK|NOTIFY)=[a-z0-9]+$' "$settings" || true)
as_builder env -C "$release" NEXT_TELEMETRY_DISABLED=1 npm ci --no-audit --no-fund
with_settings() {
  systemd-run --quiet --pipe --wait --collect -p User=agency-site -p EnvironmentFile="$settings" -p WorkingDirectory="$release" \
    -E NODE_ENV=production -E DATA_DIR="$data" -E TRUST_PROXY=1 -E HOME=/tmp "$@"
}
# What the owner has published at the desk, which the build cannot ask the database for.
if ! with_settings /usr/bin/node scripts/run.mjs scripts/build/changes.ts --print | as_builder tee "$release/published.json" >/dev/null; then
  echo "What was published does not fit this release; nothing was changed." >&2
  exit 1
fi
if ! with_settings npm run doctor -- --settings; then
  echo "The settings do not fit this release; nothing was changed." >&2
  exit 1
fi
as_builder env -C "$release" NEXT_TELEMETRY_DISABLED=1 BUILD_APART=yes SITE_URL="$site_url" INDEXNOW_KEY="$indexnow_key" "${processors[@]}" npm run build
as_builder env -C "$release" npm run nginx

echo "— trying it, on data of its own"
database=$(sed -n 's/^DATABASE=//p' "$settings")
# A server of our own is brought up to date by whoever opens it: that is for the release that takes over.
trial_database=${database:-embedded}
[ "$trial_database" != postgres ] || trial_database=embedded
systemd-run --quiet --collect --unit=agency-site-trial \
  -p User=agency-site -p EnvironmentFile="$settings" -p WorkingDirectory="$release" \
  -p RuntimeDirectory=agency-site-trial -p RuntimeDirectoryMode=0700 -p TimeoutStopSec=15 \
  -E NODE_ENV=production -E PORT="$trial_port" -E DATA_DIR=/run/agency-site-trial -E TRUST_PROXY=1 \
  /usr/bin/env DATABASE="$trial_database" DATABASE_URL= /usr/bin/node --dns-result-order=ipv4first node_modules/next/dist/bin/next start -H localhost -p "$trial_port"
trap 'systemctl stop agency-site-trial 2>/dev/null || true' EXIT
if ! wait_until_well "$trial_port" || ! serves_pages "$trial_port"; then
  journalctl --unit agency-site-trial --lines 30 --no-pager
  echo "It does not work; nothing was changed." >&2
  exit 1
fi
systemctl stop agency-site-trial

echo "— taking over"
before=$(readlink "$root/current" || true)
link() { ln -s "$1" "$root/.$2.new" && mv -T "$root/.$2.new" "$root/$2"; }
link "$release" current
# The site file names files of a release, so nginx reads it from the first one on; until then Debian's own site answers.
serve_by_nginx() { ln -sfn ../sites-available/agency-site.conf "$nginx_sites/agency-site.conf" && rm -f "$nginx_sites/default"; }
serve_debian() { rm -f "$nginx_sites/agency-site.conf" && ln -sfn ../sites-available/default "$nginx_sites/default"; }
[ -n "$before" ] || serve_by_nginx
if ! nginx -t; then
  if [ -n "$before" ]; then
    link "$before" current
  else
    rm "$root/current"
    serve_debian
  fi
  echo "nginx does not take it; what served before goes on." >&2
  exit 1
fi
[ -z "$before" ] || link "$before" previous
systemctl reload nginx
if [ "$database" = postgres ] && [ -n "$before" ]; then
  install -d -m 0700 -o agency-site "$backups-nightly"
  "$(dirname "$0")/command.sh" npm run backup -- "$backups-nightly"
fi
systemctl stop agency-site
if [ -d "$data/db" ]; then
  install -d -m 0700 "$backups"
  cp -a "$data/db" "$backups/db-before-$(basename "$release")"
fi
if systemctl start agency-site && wait_until_well 3000; then
  echo "— $(basename "$release") serves"
  as_builder env -C "$release" SITE_URL="$site_url" INDEXNOW_KEY="$indexnow_key" npm run indexnow ||
    echo "The search engines were not told; nothing else depends on that." >&2
else
  journalctl --unit agency-site --lines 30 --no-pager
  echo "It does not start on the real data; going back." >&2
  [ -z "$before" ] || "$(dirname "$0")/roll-back.sh"
  exit 1
fi

# The oldest go; names begin with their time.
old() { find "$1" -mindepth 1 -maxdepth 1 -type d | sort | head -n "-$kept"; }
old "$root/releases" | while read -r folder; do
  [ "$(readlink -f "$folder")" = "$(readlink -f "$root/current")" ] ||
    [ "$(readlink -f "$folder")" = "$(readlink -f "$root/previous")" ] || rm -rf "$folder"
done
if [ -d "$backups" ]; then old "$backups" | xargs -r -d '\n' rm -rf; fi
