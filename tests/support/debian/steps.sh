#!/usr/bin/env bash
# The walk itself, inside of the folder: each block of the page, and after each what a reload, a renewal and a reboot would meet.
set -euo pipefail
export PATH=/walk/tools:/usr/sbin:/usr/bin:/sbin:/bin
cd /root
git config --system --replace-all safe.directory '/walk/repository'

answers() { curl --silent --insecure --output /dev/null --write-out '%{http_code}' "$1" || true; }
must() {
  local what=$1
  shift
  "$@" || { echo "NOT SO: $what" >&2; exit 1; }
  echo "  $what"
}
look() {
  echo "— $1"
  must "nginx takes its files, without a warning" bash -c '! nginx -t 2>&1 | grep -E "warn|emerg|error"'
  must "it can be reloaded, and a certificate renewed" certbot renew
  must "port 80 answers $2" [ "$(answers http://127.0.0.1/)" = "$2" ]
  must "port 443 answers $3" [ "$(answers https://localhost/)" = "$3" ]
}

nginx
for block in 3 4 5 6 7 8; do
  sed -i 's#YOUR-REPOSITORY#/walk/repository#; s#YOUR-HOST#localhost#' "/walk/block$block.sh"
  bash -euo pipefail "/walk/block$block.sh"
  look "block $block: $(head -1 "/walk/block$block.sh" | cut -c 4-80)" 200 000
done
must "systemd takes the unit" systemd-analyze verify /etc/systemd/system/agency-site.service

bash -euo pipefail /walk/block9.sh
look "the first release" 301 200
must "Debian's page of nginx is gone" [ ! -e /etc/nginx/sites-enabled/default ]
first=$(readlink /srv/agency-site/current)
/root/deploy/release.sh main
look "the second release" 301 200
/root/deploy/roll-back.sh
look "back at the first" 301 200
must "it is the first" [ "$(readlink /srv/agency-site/current)" = "$first" ]

age-keygen -o /tmp/server-access.txt 2>/dev/null
chmod a+r /tmp/server-access.txt
echo "SERVER_ACCESS_KEY=$(sed -n 's/^# public key: //p' /tmp/server-access.txt)" >> /etc/agency-site/env
systemctl restart agency-site
nightly=/var/backups/agency-site-nightly
install -d -m 0700 -o agency-site "$nightly"
/root/deploy/command.sh npm run backup -- "$nightly"
backup=$(echo "$nightly"/*.age)
/root/deploy/command.sh npm run restore -- "$backup" /tmp/server-access.txt --drill

install -d -o postgres /run/postgresql
pg_ctlcluster "$(ls /etc/postgresql)" main start
bash -euo pipefail /walk/postgresql.sh
printf 'DATABASE=postgres\nDATABASE_URL=postgres://site:A-LONG-ONE@127.0.0.1:5432/site\n' >> /etc/agency-site/env
systemctl stop agency-site
/root/deploy/command.sh npm run restore -- "$backup" /tmp/server-access.txt
systemctl start agency-site
look "on PostgreSQL" 301 200
must "it is well" bash -c 'curl --silent --insecure https://localhost/api/health | grep -q "\"database\":\"ok\",\"slips\":\"ok\""'
