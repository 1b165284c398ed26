import { deferredUrl } from './deferred-file';
import { tallWindow } from './first-screen';
import { policyOf } from './policy';
import { unescaped } from './unescaped';

type Finish = {
  /** Whether its scripts start right after the first paint, instead of at the first sign of intent. */
  isEager: boolean;
  /** The bundled code of `deferred-start.ts`, which fetches the page's data from this URL. */
  startWith: (dataPath: string) => string;
  /** The bundled code of `add-letters.ts`, with the fonts of the page. */
  letters: string;
  criticalCss: string;
  /** Texts of inline scripts that deferred scripts add, for the policy. */
  added: readonly string[];
  /** The JSON-LD block. */
  graph: string;
};

const chunk = /<script src="(\/_next\/static\/[^"]+)" async=""(?: [^>]*)?><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;
/** Polyfills for browsers without modules, which cannot run the inline scripts either. */
const oldBrowsers = /<script src="[^"]+" noModule=""><\/script>/g;
/** Next's hint to connect to the page's own origin. */
const preconnect = /<link rel="preconnect" href="\/"[^>]*>/g;
const runtime =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);<\/script>/;
const pushedFlight =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;
const inlineScript = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;
const styleAttribute = /<[a-z][^>]* style="([^"]*)"/g;
/** Needed by next/font only. */
const sizeAdjust = '<meta name="next-size-adjust" content=""/>';
/** X reads Open Graph where these are missing; only the type of card has no such twin. */
const twitterTags = /<meta name="twitter:(?!card")[^>]*\/>/g;
/** What comes after the first section of a page, or after all of a page without sections. */
const afterFirstScreen =
  /(<main(?=[\s>])(?:(?!<\/main>).)*?<\/section>.*?<\w+|<\/main>.*?<\w+)((?: [^>]*)?>)/s;
const policyTag = '<meta http-equiv="Content-Security-Policy"';

/** The URLs of the stylesheets that a page loads. */
export function sheetsOf(html: string): string[] {
  return [...html.matchAll(stylesheet)].map(([, href = '']) => href);
}

export function isFinished(html: string): boolean {
  return html.includes(policyTag);
}

type Finished = { html: string; data: string; dataPath: string };

/** What hydration needs, in a file of its own: URLs of scripts, React's flight data, and the chunks that Turbopack's runtime waits for. */
export type DeferredData = { scripts: string[]; flight: unknown[]; chunks: unknown };

/**
 * Finishes a page that Next has prerendered: inlines its critical CSS and the deferred start, moves its scripts and flight data into a file,
 * and adds a content policy with the hashes of what is inline.
 * @throws when the HTML is not what this version of Next writes
 */
export function finishPage(
  html: string,
  { isEager, startWith, letters, criticalCss, added, graph }: Finish,
): Finished {
  const scripts = [...html.matchAll(chunk)].map(([, src = '']) => src);
  const flight = [...html.matchAll(pushedFlight)].map(([, list = '']) => JSON.parse(list));
  const [, chunks] = runtime.exec(html) ?? [];
  if (scripts.length === 0 || flight.length === 0 || !chunks)
    throw new Error('a page without the scripts of Next');
  const data = JSON.stringify({ scripts, flight, chunks: JSON.parse(chunks) } satisfies DeferredData);
  const dataPath = deferredUrl(data, 'json');

  const links = sheetsOf(html).map((href) => `<link rel="stylesheet" href="${href}"/>`);
  const withoutScript = `<noscript>${links.join('')}</noscript>`;
  const page = html
    .replace(chunk, '')
    .replace(preload, '')
    .replace(pushedFlight, '')
    .replace(runtime, '')
    .replace(preconnect, '')
    .replace(oldBrowsers, '')
    .replace(twitterTags, '')
    .replace(sizeAdjust, '')
    .replace(stylesheet, deferredSheet)
    .replace(
      '<link rel="stylesheet"',
      () => `<script>${letters}</script><style>${criticalCss}</style>${withoutScript}<link rel="stylesheet"`,
    )
    .replace('<html ', () => (isEager ? '<html data-eager="" ' : '<html '))
    .replace('</body>', () => `<script>${startWith(dataPath)}</script>${graph}</body>`);

  const policy = policyOf({
    scripts: [...contentsOf(page, inlineScript), ...added],
    styles: contentsOf(page, inlineStyle),
    styleAttributes: contentsOf(page, styleAttribute).map(unescaped),
  });
  const first = '<meta charSet="utf-8"/>';
  return {
    html: paintedAtOnce(page.replace(first, () => `${first}${policyTag} content="${policy}"/>`)),
    data,
    dataPath,
  };
}

/** Lets a browser paint when it has the whole first screen: on a slow one the header's buttons would move as the next of them came. */
function paintedAtOnce(html: string): string {
  const id = / id="([^"]+)"/.exec(afterFirstScreen.exec(html)?.[2] ?? '')?.[1];
  const named = id ? html : html.replace(afterFirstScreen, '$1 id="after-first-screen"$2');
  return named.replace(
    '</head>',
    `<link rel="expect" href="#${id ?? 'after-first-screen'}" blocking="render"/></head>`,
  );
}

/**
 * The link stays where React looks for it. Disabled, it loads nothing: `scheme-script.tsx` enables it at once in tall windows,
 * `deferred-start.ts` elsewhere.
 */
function deferredSheet(link: string): string {
  return link.replace('/>', ` media="print, ${tallWindow}" blocking="render" disabled=""/>`);
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = '']) => content);
}
