import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { withoutLocale } from '@/lib/i18n/locales';
import { finishPage, type Start } from './finish-page';

/** Pages on which people begin to type or pay at once. */
const startsSoon = ['/cart', '/payment', '/contact', '/server-access', '/client-login', '/thank-you'];

/** Finishes every page that the build has prerendered, in place. @param distDir the folder of the build */
export async function finishBuild(distDir: string): Promise<void> {
  const folder = join(distDir, 'server');
  const lateStart = await bundle('late-start.ts');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const path = join(folder, file);
    const html = await readFile(path, 'utf8');
    await writeFile(path, finishPage(html, { start: startOf(file), lateStart }));
  }
  console.log(`finished ${files.length} pages`);
}

function startOf(file: string): Start {
  // With an adapter Next keeps pages by their route: route-cache/APP_PAGE/HASH/$/en/cart.html
  const [, path = ''] = /(?:\/\$|^app)\/(.*)\.html$/.exec(file.replaceAll('\\', '/')) ?? [];
  const page = withoutLocale(`/${path}`);
  return startsSoon.some((path) => page === path || page.startsWith(`${path}/`)) ? 'soon' : 'late';
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
