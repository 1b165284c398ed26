/**
 * Event replay (docs/decisions/0021). Loaded by `deferred-start.ts`: runs the scripts of the framework, replays recorded events once React
 * has hydrated the page, and lets the browser prerender the next page.
 */
import { countVisit } from './count-visits';
import type { Field, Recorded } from './event-recording';
import type { DeferredData } from './finish-page';
import { prerenderMark } from './speculation-rules';

/** The text of the speculation rules; defined by the build. */
declare const RULES: string;

/** Whether visits are counted; defined by the build. */
declare const COUNTS_VISITS: boolean;

/** How long scripts wait for stylesheets, in milliseconds: one that failed earlier sends no event any more. */
const sheetTimeout = 5000;

/**
 * Runs the scripts of the framework once the full stylesheets apply.
 * @param response the page's `DeferredData`
 * @param giveUp called when a script fails to load
 * @throws when the data fails to load
 */
export async function startScripts(
  response: Promise<Response>,
  applySheets: () => void,
  stopRecording: () => Recorded,
  giveUp: () => void,
): Promise<void> {
  const data = readAndPreload(response);
  if (COUNTS_VISITS) countVisit();
  prerenderNextPage();
  await Promise.race([sheetsAreLoaded(), new Promise((done) => setTimeout(done, sheetTimeout))]);
  keepFallbackFont();
  keepPlace(applySheets);
  const { scripts, flight, chunks } = await data;
  // The scripts of Next read these as soon as they run.
  Object.assign(self, { __next_f: flight, TURBOPACK: [chunks] });
  addEventListener('awake', () => replay(stopRecording()), { once: true });
  for (const src of scripts) add('script', { src, onerror: giveUp });
}

async function readAndPreload(response: Promise<Response>): Promise<DeferredData> {
  const data: DeferredData = await (await response).json();
  for (const href of data.scripts) add('link', { rel: 'preload', as: 'script', href });
  return data;
}

function sheetsAreLoaded(): Promise<unknown> {
  const loading = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')].filter(
    ({ sheet }) => !sheet,
  );
  return Promise.all(
    loading.map((link) => new Promise((done) => Object.assign(link, { onload: done, onerror: done }))),
  );
}

function add<Tag extends 'link' | 'script'>(tag: Tag, values: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), values));
}

/** Fields first: a form is filled in before it is sent. */
function replay({ clicks, inputs, keys }: Recorded): void {
  for (const [field, value] of inputs) replayInput(field, value);
  for (const event of keys) event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
  for (const element of clicks) element.click();
}

/** React tracks a field's value in a property of its own, and ignores events that do not change it. */
function replayInput(field: Field, value: string): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    const box = field as HTMLInputElement;
    box.checked = !box.checked;
    box.click();
    return;
  }
  if (field.type !== 'file') {
    // Differs from `value` even where that is empty; then the native setter, which React does not see.
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whoever is in a field already keeps it where it is on the screen, while what stands above it takes another height. */
function keepPlace(applySheets: () => void): void {
  const field = document.activeElement ?? document.body;
  const { top } = field.getBoundingClientRect();
  applySheets();
  if (field !== document.body)
    scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Applying another stylesheet makes a browser look for fonts again: one that came after the first paint would replace the fallback font
 * and move the text. `typography.css` keeps the fallback until the next page.
 */
function keepFallbackFont(): void {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint) return;
  const areLate = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].some(({ href }) => {
    const [font] = performance.getEntriesByName(href);
    return !(font instanceof PerformanceResourceTiming && font.responseEnd <= paint.startTime);
  });
  if (areLate) document.documentElement.dataset.late = '';
}

/** How long a mouse rests on a link before its page is prerendered, in milliseconds. */
const restTime = 25;

/** Marks the link that a mouse rests on or a finger touches for the speculation rules; one at a time. */
function prerenderNextPage(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  add('script', { type: 'speculationrules', text: RULES });
  let timer = 0;
  const mark = (link: Element | null) => {
    document.querySelector(`[${prerenderMark}]`)?.removeAttribute(prerenderMark);
    link?.setAttribute(prerenderMark, '');
  };
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      clearTimeout(timer);
      if (!link || link.hasAttribute(prerenderMark)) return;
      if (pointerType === 'mouse') timer = window.setTimeout(mark, restTime, link);
      else mark(link);
    },
    { passive: true },
  );
  // A finger that scrolls follows no link.
  addEventListener('pointercancel', () => mark(null));
}
