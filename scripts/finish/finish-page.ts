import { policyOf } from './policy';

/** When a page's scripts start: at the first sign of intent, or right after the first paint. */
export type Start = 'late' | 'soon';

type Options = { start: Start /** The code of `late-start.ts`, bundled. */; lateStart: string };

const chunk = /<script src="(\/_next\/static\/[^"]+)" async=""(?: [^>]*)?><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
const flight =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;
const inlineScript = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * Finishes a page that Next has prerendered: its scripts become a list that our own short one starts, its data for React is no
 * script any more, and its policy allows what is in it alone.
 * @throws when the page is not written as this Next writes pages
 */
export function finishPage(html: string, { start, lateStart }: Options): string {
  const scripts = [...html.matchAll(chunk)].map(([, src]) => src);
  const data = [...html.matchAll(flight)].map(([, pushed = '']) => JSON.parse(pushed));
  if (scripts.length === 0 || data.length === 0) throw new Error('a page without the scripts of Next');

  const bare = html.replace(chunk, '').replace(preload, '').replace(flight, '');
  const late = [
    dataBlock('scripts', scripts),
    dataBlock('flight', data),
    `<script>${lateStart}</script>`,
  ].join('');
  const body = bare
    .replace('</body>', () => `${late}</body>`)
    .replace(/<html /, () => (start === 'soon' ? '<html data-start="soon" ' : '<html '));

  const policy = policyOf({ scripts: contentsOf(body, inlineScript), styles: contentsOf(body, inlineStyle) });
  return body.replace(
    /<meta charSet="utf-8"\/>/,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

function dataBlock(id: string, data: unknown): string {
  // As Next writes it: nothing in it may end the element.
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = '']) => content);
}
