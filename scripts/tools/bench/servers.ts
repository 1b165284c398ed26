import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '../../../tests/support/free-port';
import { missingForNginx, runNginx } from '../../../tests/support/run-nginx';
import { openSite } from '../../../tests/support/running-site';
import { temporaryFolder } from '../../../tests/support/temporary-folder';

/** A server as a browser meets it: the site, and beside it the hand-written page. */
export type Front = { name: string; site: string; plain: string };

/** `npm start`, and nginx by https and HTTP/2; `bare` is nginx with the files of the build and nothing else. */
export type Servers = { fronts: readonly Front[]; bare: string; stop: () => Promise<void> };

/** Starts the built site by itself, and behind nginx as in `deploy`. @throws where there is no nginx with brotli */
export async function startServers(): Promise<Servers> {
  const missing = missingForNginx();
  if (missing) throw new Error(missing);
  const { folder, remove } = await temporaryFolder();
  const { site, close } = await openSite({ TRUST_PROXY: '1', MALLOC_ARENA_MAX: '2' });
  const plain = await plainFolder(join(folder, 'plain'));
  const [plainPort, securePort, barePort] = [await freePort(), await freePort(), await freePort()];
  const ports = { http: await freePort(), https: await freePort(), node: site.port };
  await mkdir(join(folder, 'nginx'));
  const nginx = await runNginx({
    folder: join(folder, 'nginx'),
    ports,
    isSecure: true,
    more: [
      fileServer(`${plainPort}`, plain),
      fileServer(`${securePort} ssl http2`, plain),
      fileServer(`${barePort} ssl http2`, resolve('.next/site')),
    ].join('\n'),
  });
  return {
    fronts: [
      { name: 'npm start', site: site.url, plain: `http://localhost:${plainPort}/plain.html` },
      {
        name: 'nginx',
        site: `https://localhost:${ports.https}`,
        plain: `https://localhost:${securePort}/plain.html`,
      },
    ],
    bare: `https://localhost:${barePort}`,
    stop: async () => {
      await nginx.stop();
      await close();
      await remove();
    },
  };
}

/** The hand-written page, compressed as the build compresses ours. */
async function plainFolder(folder: string): Promise<string> {
  const page = await readFile('scripts/tools/bench/plain.html');
  await mkdir(folder);
  await writeFile(join(folder, 'plain.html'), page);
  await writeFile(join(folder, 'plain.html.br'), brotliCompressSync(page));
  await writeFile(join(folder, 'plain.html.gz'), gzipSync(page, { level: 9 }));
  return folder;
}

function fileServer(listen: string, root: string): string {
  return `server {
    listen 127.0.0.1:${listen};
    ${listen.includes('ssl') ? 'ssl_certificate fullchain.pem; ssl_certificate_key privkey.pem;' : ''}
    root ${root};
    gzip_static on;
    brotli_static on;
    open_file_cache max=4000 inactive=10m;
    open_file_cache_valid 10m;
  }`;
}
