#!/usr/bin/env bash
# Lets the release before the current one serve again; run again, it goes forward.
set -euo pipefail

root=/srv/agency-site
current=$(readlink "$root/current")
previous=$(readlink "$root/previous")
link() { ln -s "$1" "$root/.$2.new" && mv -T "$root/.$2.new" "$root/$2"; }

link "$previous" current
link "$current" previous
if ! nginx -t; then
  link "$current" current
  link "$previous" previous
  echo "nginx does not take it; nothing was changed." >&2
  exit 1
fi
systemctl reload nginx
if ! systemctl restart agency-site; then
  journalctl --unit agency-site --lines 30 --no-pager
  echo "If it refuses because of a migration: deploy/README.md, \"When the database has moved on\"." >&2
  exit 1
fi
echo "$(basename "$previous") serves"
