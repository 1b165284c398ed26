import { createHash } from 'node:crypto';
import { policyOf } from './policy';
import { unescaped } from './unescaped';

type Finish = {
  /** Whether its scripts start right after the first paint; others start at the first sign that somebody wants them. */
  isEager: boolean;
  /** The code of `late-start.ts`, bundled. */
  lateStart: string;
  /** What of the stylesheets the first paint needs. */
  sheet: string;
  /** Scripts that `lateStart` may add to the page, by their texts. */
  added: readonly string[];
};

const chunk = /<script src="(\/_next\/static\/[^"]+)" async=""(?: [^>]*)?><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;
const flight =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;
const inlineScript = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;
const styleAttribute = /<[a-z][^>]* style="([^"]*)"/g;
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

/**
 * Finishes a page that Next has prerendered: what the first paint needs of the stylesheets comes with it, its scripts become a list that
 * our own short one starts, its data for React leaves the page, and its policy allows what is in it alone.
 * @throws when the page is not written as this Next writes pages
 */
export function finishPage(html: string, { isEager, lateStart, sheet, added }: Finish): Finished {
  const scripts = [...html.matchAll(chunk)].map(([, src]) => src);
  const pushed = [...html.matchAll(flight)].map(([, list = '']) => JSON.parse(list));
  if (scripts.length === 0 || pushed.length === 0) throw new Error('a page without the scripts of Next');
  const data = JSON.stringify(pushed);
  const dataPath = `/_next/static/data/${createHash('sha256').update(data).digest('base64url').slice(0, 16)}.json`;

  const late = `<script type="application/json" id="late">${JSON.stringify({ data: dataPath, scripts })}</script>`;
  const page = html
    .replace(chunk, '')
    .replace(preload, '')
    .replace(flight, '')
    .replace(stylesheet, lateSheet)
    .replace('<link rel="stylesheet"', () => `<style>${sheet}</style><link rel="stylesheet"`)
    .replace('<html ', () => (isEager ? '<html data-eager="" ' : '<html '))
    .replace('</body>', () => `${late}<script>${lateStart}</script></body>`);

  const policy = policyOf({
    scripts: [...contentsOf(page, inlineScript), ...added],
    styles: contentsOf(page, inlineStyle),
    styleAttributes: contentsOf(page, styleAttribute).map(unescaped),
  });
  const first = '<meta charSet="utf-8"/>';
  return { html: page.replace(first, () => `${first}${policyTag} content="${policy}"/>`), data, dataPath };
}

/** React looks for its sheet where Next put it, so the link stays; it applies to paper until `late-start.ts` lets it apply to all. */
function lateSheet(link: string, href: string): string {
  return `${link.replace('/>', ' media="print"/>')}<noscript><link rel="stylesheet" href="${href}"/></noscript>`;
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = '']) => content);
}
