/**
 * Runs in the browser, inline at the end of each page (docs/decisions/0021): starts the scripts of the framework at the first sign that
 * somebody wants them, and keeps what is pressed and typed until `catch-up.ts` can give it to them.
 */
import { attempt } from '@/lib/browser/storage';
import { cartKey } from '@/lib/cart/cart-key';
import type { Field, Kept } from './catch-up';
import type { Late, LateData } from './finish-page';

const root = document.documentElement;
const signs = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'];
/** How long a page may lie untouched, in milliseconds: the offer opens after ten seconds. */
const quietTime = 8000;
/** How long scripts wait for a sheet, in milliseconds: nobody hears of one that failed before this ran. */
const sheetTime = 5000;

/** What does nothing of use until the scripts run; what an early script of ours gave its work is not of it. */
const held = 'button:not([popovertarget], [data-early]), [data-held]';
const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Escape'];

const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')];
const sheetsAreThere = Promise.all(
  sheets
    .filter(({ sheet }) => !sheet)
    .map((link) => new Promise((done) => Object.assign(link, { onload: done, onerror: done }))),
);

let isStarted = false;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, notice, true);
  const { catchUp, data }: Late = JSON.parse(document.getElementById('late')?.textContent ?? '');
  const late = dataFrom(data);
  try {
    const { keepLetters, readyNextPage, repeat }: typeof import('./catch-up') = await import(catchUp);
    readyNextPage();
    await Promise.race([sheetsAreThere, new Promise((done) => setTimeout(done, sheetTime))]);
    keepLetters();
    applySheets();
    const { scripts, flight, chunks } = await late;
    // The scripts of Next read these as soon as they run.
    Object.assign(self, { __next_f: flight, TURBOPACK: [chunks] });
    addEventListener('awake', () => repeat(stopKeeping()), { once: true });
    for (const src of scripts) add('script', { src, onerror: giveUp });
  } catch {
    giveUp();
  }
}

/** What the scripts need, while the browser fetches them. */
async function dataFrom(address: string): Promise<LateData> {
  const answer = await fetch(address);
  const data: LateData = await answer.json();
  for (const href of data.scripts) add('link', { rel: 'preload', as: 'script', href });
  return data;
}

/** What lies further down, and what scripts show, needs rules that the page so far did not. */
function applySheets(): void {
  for (const link of sheets) link.media = 'all';
}

/** Browsers also tell of a pointer that rests where the page has come up under it. */
function notice(event: Event): void {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  void start();
}

function add<Tag extends 'link' | 'script'>(tag: Tag, values: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), values));
}

const kept: Kept = { pressed: new Set(), typed: new Map(), keyed: [] };

function keepClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  // As `MenuKeys` does later.
  if (!event.target.closest('nav'))
    for (const menu of document.querySelectorAll('nav [open]')) menu.removeAttribute('open');
  // Who has just put something into the cart and goes on to it shall find it there.
  const wanted = kept.pressed.size > 0 ? `${held}, a[href]` : held;
  const button = event.target.closest<HTMLElement>(wanted);
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.pressed.add(button);
  button.ariaBusy = 'true';
  void start();
}

const isField = (target: unknown): target is Field => target instanceof HTMLElement && 'value' in target;

function keepInput({ target }: Event): void {
  if (isField(target)) kept.typed.set(target, target.value);
}

function keepKey(event: KeyboardEvent): void {
  // As `SearchLink` does later.
  const search = (event.ctrlKey || event.metaKey) && event.key === 'k';
  const opener = search && document.querySelector<HTMLElement>('[aria-keyshortcuts]');
  if (opener) {
    event.preventDefault();
    kept.pressed.add(opener);
  }
  if (keys.includes(event.key)) kept.keyed.push(event);
}

function stopKeeping(): Kept {
  removeEventListener('click', keepClick, true);
  removeEventListener('input', keepInput, true);
  removeEventListener('keydown', keepKey, true);
  for (const button of kept.pressed) button.ariaBusy = null;
  return kept;
}

/** Without its scripts a page works as it does for who has none: forms post, links lead on. */
function giveUp(): void {
  applySheets();
  const { pressed } = stopKeeping();
  for (const button of pressed) button.click();
  pressed.clear();
}

addEventListener('click', keepClick, true);
addEventListener('input', keepInput, true);
addEventListener('keydown', keepKey, true);

// An empty cart is kept as an empty list.
const hasCart = attempt(() => localStorage.getItem(cartKey)?.includes('{'));
// An address that points into the page shows a part of it that the first sheet may not know.
const isEager = 'eager' in root.dataset || hasCart || location.hash !== '';
if (isEager) requestAnimationFrame(() => setTimeout(start));
else for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
addEventListener('load', () => {
  // A page that is made ready unseen is painted sooner when it is laid out already, what comes near its window too.
  if ('prerendering' in document && document.prerendering)
    for (const part of document.querySelectorAll('main > * > *')) part.getBoundingClientRect();
  setTimeout(start, quietTime);
});
