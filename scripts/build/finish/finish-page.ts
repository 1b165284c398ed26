import { tallWindow } from './first-screen';
import { lateAddress } from './late-address';
import { policyOf } from './policy';
import { unescaped } from './unescaped';

type Finish = {
  /** Whether its scripts start right after the first paint; others start at the first sign that somebody wants them. */
  isEager: boolean;
  /** The code of `late-start.ts`, bundled, which reads the data of the page at this address. */
  startWith: (dataPath: string) => string;
  /** The code of `add-letters.ts`, with the faces of the page. */
  letters: string;
  /** What of the stylesheets the first paint needs. */
  sheet: string;
  /** Scripts that `start` may add to the page, by their texts. */
  added: readonly string[];
  /** What it says to machines, as a block of data. */
  graph: string;
};

const chunk = /<script src="(\/_next\/static\/[^"]+)" async=""(?: [^>]*)?><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;
/** For browsers without modules, which cannot run what follows either. */
const oldBrowsers = /<script src="[^"]+" noModule=""><\/script>/g;
/** Next would have a connection made to where the page came from. */
const preconnect = /<link rel="preconnect" href="\/"[^>]*>/g;
const runtime =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);<\/script>/;
const pushedFlight =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;
const inlineScript = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;
const styleAttribute = /<[a-z][^>]* style="([^"]*)"/g;
/** Of use to faces of next/font alone. */
const sizeAdjust = '<meta name="next-size-adjust" content=""/>';
/** Next says all of Open Graph again for X, which takes it from there but for the kind of card. */
const saidTwice = /<meta name="twitter:(?!card")[^>]*\/>/g;
const policyTag = '<meta http-equiv="Content-Security-Policy"';

/** The addresses of the stylesheets that a page loads. */
export function sheetsOf(html: string): string[] {
  return [...html.matchAll(stylesheet)].map(([, href = '']) => href);
}

export function isFinished(html: string): boolean {
  return html.includes(policyTag);
}

/** A finished page, and what its scripts need, which is a file of its own: the page shows without it. */
type Finished = { html: string; data: string; dataPath: string };

/** What the file of a page holds: the addresses of its scripts, the data for React, and which chunks the runtime of Turbopack waits for. */
export type LateData = { scripts: string[]; flight: unknown[]; chunks: unknown };

/**
 * Finishes a page that Next has prerendered: what the first paint needs of the stylesheets comes with it, its scripts become a list that
 * our own short one starts, its data for React leaves the page, and its policy allows what is in it alone.
 * @throws when the page is not written as this Next writes pages
 */
export function finishPage(
  html: string,
  { isEager, startWith, letters, sheet, added, graph }: Finish,
): Finished {
  const scripts = [...html.matchAll(chunk)].map(([, src = '']) => src);
  const flight = [...html.matchAll(pushedFlight)].map(([, list = '']) => JSON.parse(list));
  const [, chunks] = runtime.exec(html) ?? [];
  if (scripts.length === 0 || flight.length === 0 || !chunks)
    throw new Error('a page without the scripts of Next');
  const data = JSON.stringify({ scripts, flight, chunks: JSON.parse(chunks) } satisfies LateData);
  const dataPath = lateAddress(data, 'json');

  const links = sheetsOf(html).map((href) => `<link rel="stylesheet" href="${href}"/>`);
  const wholeSheets = `<noscript>${links.join('')}</noscript>`;
  const page = html
    .replace(chunk, '')
    .replace(preload, '')
    .replace(pushedFlight, '')
    .replace(runtime, '')
    .replace(preconnect, '')
    .replace(oldBrowsers, '')
    .replace(saidTwice, '')
    .replace(sizeAdjust, '')
    .replace(stylesheet, lateSheet)
    .replace(
      '<link rel="stylesheet"',
      () => `<script>${letters}</script><style>${sheet}</style>${wholeSheets}<link rel="stylesheet"`,
    )
    .replace('<html ', () => (isEager ? '<html data-eager="" ' : '<html '))
    .replace('</body>', () => `<script>${startWith(dataPath)}</script>${graph}</body>`);

  const policy = policyOf({
    scripts: [...contentsOf(page, inlineScript), ...added],
    styles: contentsOf(page, inlineStyle),
    styleAttributes: contentsOf(page, styleAttribute).map(unescaped),
  });
  const first = '<meta charSet="utf-8"/>';
  return { html: page.replace(first, () => `${first}${policyTag} content="${policy}"/>`), data, dataPath };
}

/**
 * React looks for its sheet where Next put it, so the link stays. It asks for nothing before the page is loaded, but in high windows, to
 * which it applies (`scheme-script.tsx`); to all others `late-start.ts` lets it.
 */
function lateSheet(link: string): string {
  return link.replace('/>', ` media="print, ${tallWindow}" blocking="render" disabled=""/>`);
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = '']) => content);
}
