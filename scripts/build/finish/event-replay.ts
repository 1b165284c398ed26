/**
 * Comes with the scripts of the framework: gives them what was pressed and typed before they could hear it (`late-start.ts`), and has the
 * browser make the next page ready.
 */
import type { LateData } from './finish-page';
import { wished } from './speculation-rules';

/** The rules by which the next page is made ready; written in by the build. */
declare const RULES: string;

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What happened to a page before its scripts ran. */
export type Kept = { pressed: Set<HTMLElement>; typed: Map<Field, string>; keyed: KeyboardEvent[] };

/** How long scripts wait for a sheet, in milliseconds: nobody hears of one that failed before. */
const sheetTime = 5000;

/**
 * Starts the scripts of the framework once the whole sheets apply.
 * @param answer what holds the page's `LateData`
 * @param applySheets lets the whole sheets apply
 * @param stopKeeping what was pressed and typed; nothing is kept from then on
 * @param giveUp for a script that does not come
 * @throws when the data does not come
 */
export async function catchUp(
  answer: Promise<Response>,
  applySheets: () => void,
  stopKeeping: () => Kept,
  giveUp: () => void,
): Promise<void> {
  const late = dataFrom(answer);
  readyNextPage();
  await Promise.race([sheetsAreThere(), new Promise((done) => setTimeout(done, sheetTime))]);
  keepLetters();
  applySheets();
  const { scripts, flight, chunks } = await late;
  // The scripts of Next read these as soon as they run.
  Object.assign(self, { __next_f: flight, TURBOPACK: [chunks] });
  addEventListener('awake', () => repeat(stopKeeping()), { once: true });
  for (const src of scripts) add('script', { src, onerror: giveUp });
}

/** What the scripts need, while the browser fetches them. */
async function dataFrom(answer: Promise<Response>): Promise<LateData> {
  const data: LateData = await (await answer).json();
  for (const href of data.scripts) add('link', { rel: 'preload', as: 'script', href });
  return data;
}

function sheetsAreThere(): Promise<unknown> {
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')].filter(
    ({ sheet }) => !sheet,
  );
  return Promise.all(
    coming.map((link) => new Promise((done) => Object.assign(link, { onload: done, onerror: done }))),
  );
}

function add<Tag extends 'link' | 'script'>(tag: Tag, values: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), values));
}

/** Repeats it all, in the order in which it makes sense: a form is filled before it is sent. */
function repeat({ pressed, typed, keyed }: Kept): void {
  for (const [field, value] of typed) retype(field, value);
  for (const event of keyed) event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
  for (const button of pressed) button.click();
}

/** React remembers what it knows of a field as its own property, and listens only to what differs from that. */
function retype(field: Field, value: string): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    const box = field as HTMLInputElement;
    box.checked = !box.checked;
    box.click();
    return;
  }
  if (field.type !== 'file') {
    // Also where nothing is left in it.
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * A browser that applies another sheet also looks for faces anew, and would put those of text that came after the first paint in place of
 * the letters that stand there. `typography.css` keeps these.
 */
function keepLetters(): void {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint) return;
  const areLate = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].some(({ href }) => {
    const [face] = performance.getEntriesByName(href);
    return !(face instanceof PerformanceResourceTiming && face.responseEnd <= paint.startTime);
  });
  if (areLate) document.documentElement.dataset.late = '';
}

/** How long a mouse rests on a link before its page is made ready, in milliseconds: it is not just passing by. */
const restTime = 25;

/** Has the browser make the page of a link ready as soon as a mouse rests on it or a finger touches it; one page at a time. */
function readyNextPage(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const rules = Object.assign(document.createElement('script'), { type: 'speculationrules', text: RULES });
  document.head.append(rules);
  let timer = 0;
  const wish = (pointed: Element | null) => {
    document.querySelector(`[${wished}]`)?.removeAttribute(wished);
    pointed?.setAttribute(wished, '');
  };
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const pointed = target instanceof Element ? target.closest('a[href]') : null;
      clearTimeout(timer);
      if (!pointed || pointed.hasAttribute(wished)) return;
      if (pointerType === 'mouse') timer = window.setTimeout(wish, restTime, pointed);
      else wish(pointed);
    },
    { passive: true },
  );
  // A finger that turns out to scroll follows no link.
  addEventListener('pointercancel', () => wish(null));
}
