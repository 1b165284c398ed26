import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { env } from '@/lib/env/env';
import { defaultLocale, isLocale, withoutLocale } from '@/lib/i18n/locales';
import { graphBlock } from '@/lib/machine-readable/graph-block';
import { graphOf } from '@/lib/machine-readable/page-graph';
import { indexedPages } from '@/lib/site/indexed-pages';
import { findRoute, routeNames } from '@/lib/site/routes';
import { paintPreviews } from '../previews/paint';
import { criticalCss } from './critical-css';
import { deferredFolder, deferredUrl } from './deferred-file';
import { finishPage, isFinished, sheetsOf } from './finish-page';
import { cutFaces, firstLetters } from './first-letters';
import { speculationRules } from './speculation-rules';

const eagerPaths: readonly string[] = routeNames
  .map(findRoute)
  .flatMap(({ path, isEager }) => (isEager ? [path] : []));

/** Placeholders in bundled code, replaced for each page. */
const dataUrl = 'URL of the data';
const facesOfPage = 'faces of the page';

/** Keeps drawings small in sections that are laid out before the full stylesheet applies, which resets `--drawing`. */
const smallDrawings =
  'main>section:where(:not(.sign-inner,.sign-bay)) svg{max-block-size:var(--drawing,9rem)}';

/** A file that Next does not know of. */
type AddedFile = { pathname: string; filePath: string };

/**
 * Finishes every prerendered page of a build, in place; finished pages stay as they are. Paints their preview pictures.
 * @param distDir the folder of the build
 * @returns the files that it added
 * @throws when the HTML of a page is not what this version of Next writes
 */
export async function finishBuild(distDir: string): Promise<AddedFile[]> {
  const folder = join(distDir, 'server');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const sheets = new Map<string, Promise<string>>();
  const added = new Map<string, AddedFile>();
  const fileAt = (url: string) => join(distDir, url.replace('/_next/', ''));
  const addFile = async (url: string, text: string) => {
    const filePath = fileAt(url);
    added.set(url, { pathname: url, filePath });
    await writeFile(filePath, text);
  };
  await mkdir(fileAt(deferredFolder), { recursive: true });
  const rules = speculationRules(eagerPaths);
  const eventReplayCode = await bundleReplay(rules, env().COUNT_VISITS === 'yes');
  const eventReplay = deferredUrl(eventReplayCode, 'js');
  await addFile(eventReplay, eventReplayCode);
  // In a function, so that its names are not global.
  const start = `(()=>{${await bundle('deferred-start.ts', { EVENT_REPLAY: eventReplay, DATA: dataUrl })}})()`;
  const addLetters = await bundle('add-letters.ts', { FACES: facesOfPage });
  const readSheet = (href: string) => {
    const sheet = sheets.get(href) ?? readFile(fileAt(href), 'utf8');
    sheets.set(href, sheet);
    return sheet;
  };

  for (const file of files) {
    const path = join(folder, file);
    const html = await readFile(path, 'utf8');
    if (isFinished(html)) continue;
    const css = await Promise.all(sheetsOf(html).map(readSheet));
    const address = addressOf(file);
    const faces = await cutFaces(firstLetters(html));
    const isEager = eagerPaths.includes(withoutLocale(address));
    const page = finishPage(html, {
      isEager,
      startWith: (dataPath) => start.replace(dataUrl, () => dataPath),
      letters: addLetters.replace(JSON.stringify(facesOfPage), () => JSON.stringify(faces)),
      criticalCss: (await minified(criticalCss(html, css))) + smallDrawings,
      added: [rules],
      graph: await graphAt(address),
    });
    await addFile(page.dataPath, page.data);
    await writeFile(path, page.html);
  }
  return [...added.values(), ...(await paintPreviews(distDir))];
}

/** Next keeps pages as `app/th/cart.html`, with an adapter as `route-cache/APP_PAGE/HASH/$/th/cart.html`. */
function addressOf(file: string): string {
  const [, page = ''] = /(?:\/\$|^app)\/(.*)\.html$/.exec(file.replaceAll('\\', '/')) ?? [];
  return `/${page}`;
}

/** The JSON-LD block of a page; empty for pages that search engines may not list. */
async function graphAt(address: string): Promise<string> {
  const path = withoutLocale(address);
  const name = indexedPages.find((page) => findRoute(page).path === path);
  const [, locale = defaultLocale] = address.split('/');
  return name && isLocale(locale) ? graphBlock(await graphOf(locale, name)) : '';
}

/** Also merges rules that became equal. */
const minified = async (css: string) => (await transform(css, { loader: 'css', minify: true })).code.trim();

/** The code of `event-replay.ts`. @param countsVisits without it nothing in it counts */
export function bundleReplay(rules: string, countsVisits: boolean): Promise<string> {
  return bundle('event-replay.ts', { RULES: rules, COUNTS_VISITS: countsVisits });
}

/** The code of a browser script. @param known values of the names that it declares */
async function bundle(file: string, known: Record<string, unknown>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    define: Object.fromEntries(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)])),
    // Other formats add helpers for `import()`.
    format: 'esm',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
