import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { defaultLocale, isLocale, withoutLocale } from '@/lib/i18n/locales';
import { graphBlock } from '@/lib/machine-readable/graph-block';
import { graphOf } from '@/lib/machine-readable/page-graph';
import { indexedPages } from '@/lib/site/indexed-pages';
import { findRoute, routeNames } from '@/lib/site/routes';
import { paintPreviews } from '../previews/paint';
import { criticalCss } from './critical-css';
import { finishPage, isFinished, sheetsOf } from './finish-page';
import { cutFaces, firstLetters } from './first-letters';
import { lateAddress, lateFolder } from './late-address';
import { sectionRoom } from './section-room';
import { speculationRules } from './speculation-rules';

const eagerPaths: readonly string[] = routeNames
  .map(findRoute)
  .flatMap(({ path, isEager }) => (isEager ? [path] : []));

/** Stands in the code of `late-start.ts` where the address of a page's data will. */
const dataAddress = 'address of the data';
/** Stands in the code of `add-letters.ts` where the faces of a page will. */
const facesOfPage = 'faces of the page';
const quotedFaces = JSON.stringify(facesOfPage);

/** A file that the build did not know of, and its address. */
type AddedFile = { pathname: string; filePath: string };

/**
 * Finishes every page that a build has prerendered, in place; a page that was finished before stays as it is. Paints their pictures.
 * @param distDir the folder of the build
 * @returns the files that finished pages need
 * @throws when a page is not written as this Next writes pages
 */
export async function finishBuild(distDir: string): Promise<AddedFile[]> {
  const folder = join(distDir, 'server');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const sheets = new Map<string, Promise<string>>();
  const added = new Map<string, AddedFile>();
  const fileAt = (address: string) => join(distDir, address.replace('/_next/', ''));
  const addFile = async (address: string, text: string) => {
    const filePath = fileAt(address);
    added.set(address, { pathname: address, filePath });
    await writeFile(filePath, text);
  };
  await mkdir(fileAt(lateFolder), { recursive: true });
  const rules = speculationRules(eagerPaths);
  const eventReplayCode = await bundle('event-replay.ts', { RULES: rules });
  const catchUp = lateAddress(eventReplayCode, 'js');
  await addFile(catchUp, eventReplayCode);
  // In a function, so that its names are not the page's.
  const start = `(()=>{${await bundle('deferred-start.ts', { CATCH_UP: catchUp, DATA: dataAddress })}})()`;
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
      startWith: (dataPath) => start.replace(dataAddress, () => dataPath),
      letters: addLetters.replace(quotedFaces, () => JSON.stringify(faces)),
      sheet: (await minified(criticalCss(html, css))) + sectionRoom(html),
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

/** The graph of a page as its block of data; nothing for pages that search engines may not list. */
async function graphAt(address: string): Promise<string> {
  const path = withoutLocale(address);
  const name = indexedPages.find((page) => findRoute(page).path === path);
  const [, locale = defaultLocale] = address.split('/');
  return name && isLocale(locale) ? graphBlock(await graphOf(locale, name)) : '';
}

/** What was left of rules may be said in fewer of them. */
const minified = async (css: string) => (await transform(css, { loader: 'css', minify: true })).code.trim();

/** The code of a browser script, with what is known at build time in place of its names. */
async function bundle(file: string, known: Record<string, unknown>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    define: Object.fromEntries(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)])),
    // Any other would bring helpers for `import()` that nothing calls.
    format: 'esm',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
