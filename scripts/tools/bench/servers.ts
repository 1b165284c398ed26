import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '../../../tests/support/free-port';
import { neutralSettings } from '../../../tests/support/neutral-settings.mjs';
import { runNginx } from '../../../tests/support/run-nginx';

/** A server as a browser meets it: the site, and beside it the hand-written page. */
export type Front = { name: string; site: string; plain: string };

export type Servers = {
  /** `npm start`, and nginx by https and HTTP/2. */
  fronts: readonly Front[];
  /** For many requests: all by http. */
  load: {
    /** nginx with the files of the build and nothing else. */
    bare: string;
    nginx: string;
    node: string;
  };
  nodeProcess: number;
  stop: () => Promise<void>;
};

/** Requests may say which address they come from, as if a load balancer did: the limits count addresses. */
const believesRequests = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;';

/** Starts the built site by itself, and behind nginx as in `deploy`. */
export async function startServers(): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const [nodePort, plainPort, securePlainPort, barePort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const node = await startNode(nodePort, join(folder, 'data'));
  const plain = await plainFolder(join(folder, 'plain'));
  const secure = { http: await freePort(), https: await freePort(), node: nodePort };
  const open = { http: await freePort(), https: await freePort(), node: nodePort };
  await Promise.all(['secure', 'open'].map((name) => mkdir(join(folder, name))));
  const securePages = await runNginx({
    folder: join(folder, 'secure'),
    ports: secure,
    isSecure: true,
    more: fileServer({ listen: `${securePlainPort} ssl http2`, root: plain, isSecure: true }),
  });
  const openPages = await runNginx({
    folder: join(folder, 'open'),
    ports: open,
    isSecure: false,
    more: [
      believesRequests,
      fileServer({ listen: String(plainPort), root: plain }),
      fileServer({ listen: String(barePort), root: resolve('.next/site') }),
    ].join('\n'),
  });
  return {
    fronts: [
      {
        name: 'npm start',
        site: `http://localhost:${nodePort}`,
        plain: `http://localhost:${plainPort}/plain.html`,
      },
      {
        name: 'nginx',
        site: `https://localhost:${secure.https}`,
        plain: `https://localhost:${securePlainPort}/plain.html`,
      },
    ],
    load: {
      bare: `http://localhost:${barePort}`,
      nginx: `http://localhost:${open.https}`,
      node: `http://localhost:${nodePort}`,
    },
    nodeProcess: node.pid ?? 0,
    stop: async () => {
      await Promise.all([securePages.stop(), openPages.stop(), stopNode(node)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startNode(port: number, dataFolder: string) {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    env: {
      ...process.env,
      ...neutralSettings,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      MALLOC_ARENA_MAX: '2',
      DATA_DIR: dataFolder,
      PORT: String(port),
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + 60_000;
  while (!(await isUp())) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the site did not start');
    await new Promise((done) => setTimeout(done, 200));
  }
  return child;
}

async function stopNode(child: Awaited<ReturnType<typeof startNode>>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The hand-written page, compressed as the build compresses ours. */
async function plainFolder(folder: string): Promise<string> {
  const page = 'scripts/tools/bench/plain.html';
  await mkdir(folder);
  await copyFile(page, join(folder, 'plain.html'));
  await writeFile(join(folder, 'plain.html.br'), brotliCompressSync(readFileSync(page)));
  await writeFile(join(folder, 'plain.html.gz'), gzipSync(readFileSync(page), { level: 9 }));
  return folder;
}

function fileServer({
  listen,
  root,
  isSecure = false,
}: {
  listen: string;
  root: string;
  isSecure?: boolean;
}): string {
  const certificate = 'ssl_certificate fullchain.pem; ssl_certificate_key privkey.pem;';
  return `server {
    listen 127.0.0.1:${listen};
    ${isSecure ? certificate : ''}
    root ${root};
    gzip_static on;
    brotli_static on;
    open_file_cache max=4000 inactive=10m;
    open_file_cache_valid 10m;
  }`;
}
