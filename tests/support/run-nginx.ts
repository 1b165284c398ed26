import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeNginxMaps } from '../../scripts/build/nginx/write-maps';

const binary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why the site cannot be served by nginx here; undefined when it can. */
export function missingForNginx(): string | undefined {
  return binary && existsSync(brotli)
    ? undefined
    : 'no nginx with brotli found (apt-get install nginx libnginx-mod-http-brotli-static)';
}

/** nginx as a process of ours, in a folder of its own. */
export type RunningNginx = {
  folder: string;
  reload: () => void;
  stop: () => Promise<void>;
};

type Ports = { http: number; https: number; node: number };

type Options = {
  /** An empty folder for its configuration, its logs and what it stores for a while. */
  folder: string;
  ports: Ports;
  /** Whether it speaks https and HTTP/2, with a certificate made for the occasion. */
  isSecure: boolean;
  distDir?: string;
  /** More of the level `http`. */
  more?: string;
};

/** Starts nginx with the very site file of `deploy`, its host name, paths and ports changed. @throws when nginx refuses it */
export async function runNginx({
  folder,
  ports,
  isSecure,
  distDir = '.next',
  more = '',
}: Options): Promise<RunningNginx> {
  await writeNginxMaps(distDir, join(folder, 'maps'));
  await Promise.all(['previous', 'temporary'].map((name) => mkdir(join(folder, name))));
  if (isSecure) makeCertificate(folder);
  const site = await readFile('deploy/nginx/agency-site.conf', 'utf8');
  await writeFile(join(folder, 'site.conf'), fillIn(site, placesOf({ folder, ports, isSecure, distDir })));
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(more));
  const child = spawn(binary ?? 'nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await listening(child, join(folder, 'nginx.pid'));
  return {
    folder,
    reload: () => void child.kill('SIGHUP'),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** What stands in the site file, and what stands there here. Before 1.25.1 nginx has no line `http2 on`. */
function placesOf({ folder, ports, isSecure, distDir }: Required<Omit<Options, 'more'>>): [string, string][] {
  const { stderr } = spawnSync(binary ?? 'nginx', ['-v'], { encoding: 'utf8' });
  const isOld = /nginx\/1\.(?:\d|1\d|2[0-4]|25\.0)(?:\D|$)/.test(stderr);
  return [
    ['/srv/agency-site/current/.next/nginx', join(folder, 'maps')],
    ['/srv/agency-site/current/.next', resolve(distDir)],
    ['/srv/agency-site/previous/.next', join(folder, 'previous')],
    ['/var/log/agency-site', folder],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['    listen [::]:80;\n', ''],
    ['listen 443 ssl;', `listen 127.0.0.1:${ports.https}${isSecure ? (isOld ? ' ssl http2' : ' ssl') : ''};`],
    ['    listen [::]:443 ssl;\n', ''],
    ...(isSecure && !isOld ? [] : [['    http2 on;\n', ''] satisfies [string, string]]),
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${ports.node};`],
    ['https://www.example.com$request_uri', `https://localhost:${ports.https}$request_uri`],
    ...(isSecure
      ? [['/etc/letsencrypt/live/www.example.com', folder] satisfies [string, string]]
      : [
          ['    ssl_certificate /etc/letsencrypt/live/www.example.com/fullchain.pem;\n', ''] satisfies [
            string,
            string,
          ],
          ['    ssl_certificate_key /etc/letsencrypt/live/www.example.com/privkey.pem;\n', ''] satisfies [
            string,
            string,
          ],
        ]),
    ['www.example.com', 'localhost'],
  ];
}

function fillIn(text: string, places: readonly [string, string][]): string {
  return places.reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`${from} is not in the site file of nginx`);
    return filled.replaceAll(from, to);
  }, text);
}

/** What Debian's own `nginx.conf` says elsewhere. */
function mainConfiguration(more: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${brotli};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
worker_rlimit_nofile 8192;
pid nginx.pid;
error_log error.log;
events { worker_connections 2048; }
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    sendfile on;
    tcp_nopush on;
    access_log off;
    ${folders.map((name) => `${name}_temp_path temporary/${name};`).join('\n    ')}
    include site.conf;
    ${more}
}
`;
}

/** A certificate of this machine for two days, as `fullchain.pem` and `privkey.pem` of a folder. */
export function makeCertificate(folder: string): void {
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    'privkey.pem',
  ];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, '-out', 'fullchain.pem', ...name], {
    cwd: folder,
    stdio: 'pipe',
  });
}

async function listening(child: ChildProcess, pidFile: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!existsSync(pidFile)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('nginx did not start');
    await new Promise((done) => setTimeout(done, 20));
  }
}
