#!/usr/bin/env bash
# Walks deploy/README.md in a root folder of Debian 13, as root, after `npm run build && npm run nginx`: walk.sh [FOLDER]
# Takes some ten minutes, so it is no part of `npm test`. FOLDER keeps the fresh Debian for the next walk, which is made in a copy.
set -euo pipefail

project=$(cd "$(dirname "$0")/../../.." && pwd)
walk=$(mktemp -d)
debian=${1:-$walk/debian}
root=$walk/root
trap 'umount -q "$debian/dev" "$debian/proc" "$root/dev" "$root/proc"; rm -rf --one-file-system "$walk"' EXIT
[ -e "$project/.next/nginx/maps.conf" ] || { echo "first: npm run build && npm run nginx" >&2; exit 1; }

if ! [ -e "$debian/usr/bin/age" ]; then
  debootstrap --variant=minbase trixie "$debian"
  # What step 1 of the page installs, and what the walk looks with. Node is the one of this machine.
  packages=$(sed -n 's/^ *apt-get update && apt-get install -y \(nginx .*\)/\1/p' "$project/deploy/README.md")
  mount --bind /dev "$debian/dev" && mount -t proc proc "$debian/proc"
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 chroot "$debian" apt-get install -y --no-install-recommends $packages postgresql systemd age
  umount "$debian/dev" "$debian/proc"
fi
cp -a "$debian" "$root"
mount --bind /dev "$root/dev"
mkdir -p "$root/opt/node" "$root/opt/npm" "$root/walk"
cp -a "$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")/." "$root/opt/node/"
cp -a "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")/." "$root/opt/npm/"
ln -s /opt/node/bin/node "$root/usr/bin/node"
ln -s /opt/npm/bin/npm-cli.js "$root/usr/bin/npm"
cp -a "$(dirname "$0")/tools" "$(dirname "$0")/steps.sh" "$root/walk/"
cp -a "$project/.next" "$root/walk/next"
cp -a "$project/node_modules" "$root/walk/node_modules"
git clone --quiet --bare "$project" "$root/walk/repository"
git -C "$root/walk/repository" branch --force main HEAD 2>/dev/null || true
# Its blocks in their order, a file each: 1 packages, 2 swap, 3 users, 4 key, 5 code, 6 settings, 7 certificate, 8 nginx, 9 release.
sed -n '/^## The first release/,/^## The next release/p' "$project/deploy/README.md" |
  awk -v to="$root/walk/block" '/^   ```$/ { inside = !inside; number += inside; next } inside { print > (to number ".sh") }'
sed -n '/^## PostgreSQL in place/,/^## Containers/p' "$project/deploy/README.md" |
  awk '/^```$/ { inside = !inside; next } inside && !/apt-get/' > "$root/walk/postgresql.sh"
chmod -R a+rX "$root/walk"

# A network of its own, so that the ports 80, 443 and 3000 are free; what is left running there ends with it.
unshare --net --pid --mount --fork --kill-child bash -c "ip link set lo up; mount -t proc proc '$root/proc'; exec chroot '$root' bash /walk/steps.sh"
