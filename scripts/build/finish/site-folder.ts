import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { isLocale, localePath } from '@/lib/i18n/locales';

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.map',
  '.md',
]);
/** In bytes. Smaller files fit into one packet uncompressed. */
const minSize = 1000;

const encodings = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes everything that a web server can serve statically to the folder `site` of the build: pages as `th/cart.html`, the files of Next
 * and of `public`, each with its `.br` and `.gz`.
 * @param distDir the folder of a finished build
 */
export async function writeSiteFolder(distDir: string): Promise<void> {
  const site = join(distDir, 'site');
  const prerendered = join(distDir, 'server', 'app');
  await rm(site, { recursive: true, force: true });
  await cp('public', site, { recursive: true });
  await cp(join(distDir, 'static'), join(site, '_next', 'static'), { recursive: true });
  for (const file of await readdir(prerendered, { recursive: true })) {
    const address = addressOf(file.replaceAll('\\', '/'));
    if (address === undefined) continue;
    const target = join(site, address);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(prerendered, file), target);
  }
  await compressAll(site);
}

/** The path of a route handler's prerendered answer, which Next stores as `en/seo.md.body`; the default language has no prefix. */
export function addressOfAnswer(file: string): string {
  const [first, ...rest] = file.replace(/\.body$/, '').split('/');
  return rest.length > 0 && isLocale(first)
    ? localePath(first, `/${rest.join('/')}`).slice(1)
    : [first, ...rest].join('/');
}

/** The path of a prerendered file in the folder; undefined for files that are not served. */
function addressOf(file: string): string | undefined {
  if (file.endsWith('.body')) return addressOfAnswer(file);
  const [, path = ''] = /^(.*)\.html$/.exec(file) ?? [];
  const [locale, ...rest] = path.split('/');
  if (!isLocale(locale)) return undefined;
  const address = localePath(locale, `/${rest.join('/')}`);
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

async function compressAll(folder: string): Promise<void> {
  const limit = pLimit(availableParallelism());
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await limit.map(
    files.filter((file) => file.isFile() && compressible.has(extname(file.name))),
    (file) => compress(join(file.parentPath, file.name)),
  );
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minSize) return;
  for (const [ending, encode] of Object.entries(encodings))
    await writeFile(`${file}${ending}`, await encode(bytes));
}
