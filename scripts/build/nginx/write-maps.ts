import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOfAnswer } from '../finish/site-folder';
import { nginxMaps } from './maps';

/** What only a server reads, and pages that answer to no address of their own. */
const apart = /^_next\/|\.(?:br|gz)$|(?:^|\/)not-found\.html$/;

/**
 * Writes `maps.conf` and `headers.conf`, which the site file of nginx includes.
 * @param distDir the folder of a finished build
 */
export async function writeNginxMaps(distDir: string, folder = join(distDir, 'nginx')): Promise<void> {
  const readJson = async (file: string) => JSON.parse(await readFile(join(distDir, file), 'utf8'));
  const { functions } = await readJson('server/functions-config-manifest.json');
  const names = await filesIn(join(distDir, 'site'));
  const { maps, headers } = nginxMaps({
    manifest: await readJson('routes-manifest.json'),
    middleware: functions['/_middleware'].matchers[0].regexp,
    files: Object.fromEntries(
      names.filter((name) => !apart.test(name)).map((name) => [addressOf(name), `/${name}`]),
    ),
    kept: Object.fromEntries(
      await Promise.all(
        (await filesIn(join(distDir, 'server', 'app')))
          .filter((name) => name.endsWith('.body'))
          .map(async (name) => {
            const meta = await readJson(`server/app/${name.replace(/\.body$/, '.meta')}`);
            return [
              `/${addressOfAnswer(name)}`,
              Object.entries(meta.headers).map(([key, value]) => ({ key, value })),
            ];
          }),
      ),
    ),
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'maps.conf'), maps);
  await writeFile(join(folder, 'headers.conf'), headers);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Pages have no ending, but the concept sites are files. */
function addressOf(name: string): string {
  if (name === 'index.html') return '/';
  return name.startsWith('demo/') ? `/${name}` : `/${name.replace(/\.html$/, '')}`;
}
