/**
 * Runs in the browser, inline at the end of each page (docs/decisions/0021): starts the scripts of the framework at the first sign that
 * somebody wants them, and keeps what is pressed and typed until `catch-up.ts` can give it to them.
 */
import { attempt } from '@/lib/browser/storage';
import { cartKey } from '@/lib/shop/cart/cart-key';
import { itemsParameter } from '@/lib/shop/cart/cart-link';
import { bareLine } from '@/lib/shop/cart/cart-rules';
import type { Field, Kept } from './event-replay';

/** The addresses of `catch-up.ts` and of what the scripts of this page need (`LateData`); written in by the build. */
declare const CATCH_UP: string;
declare const DATA: string;

const signs = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'];
/** How long a page may lie untouched, in milliseconds: the offer opens after ten seconds. */
const quietTime = 8000;

/** What does nothing of use until the scripts run; what an early script of ours gave its work is not of it. */
const held = 'button:not([popovertarget], [data-early]), [data-held]';

/** So many heights of a window, from its top, are near it. */
const nearHeights = 2.5;

let isStarted = false;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, notice, true);
  fetchSheets();
  // Comes while the code that reads it does, which also hears of its failure.
  const data = fetch(DATA);
  data.catch(() => {});
  try {
    const { catchUp }: typeof import('./event-replay') = await import(CATCH_UP);
    await catchUp(data, applySheets, stopKeeping, giveUp);
  } catch {
    giveUp();
  }
}

const sheets = document.querySelectorAll<HTMLLinkElement>('link[data-precedence]');

function fetchSheets(): void {
  for (const link of sheets) link.disabled = false;
}

/** What lies further down, and what scripts show, needs rules that the page so far did not. */
function applySheets(): void {
  fetchSheets();
  for (const link of sheets) link.media = 'all';
}

/** Browsers also tell of a pointer that rests where the page has come up under it. */
function notice(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' || movementX || movementY) void start();
}

const kept: Kept = { pressed: new Set(), typed: new Map(), keyed: [] };

/** Whether the address carries the cart, since the browser keeps nothing. */
const isCarried = location.search.includes(`${itemsParameter}=`);

/** Puts an item into the stored cart, for who leaves the page before its scripts run; its button remembers whether it did. */
function keepInCart(id: string, button: HTMLElement): void {
  attempt(() => {
    const lines: { id: string }[] = JSON.parse(localStorage.getItem(cartKey) ?? '[]');
    if (lines.some((line) => line.id === id)) return;
    localStorage.setItem(cartKey, JSON.stringify([...lines, bareLine(id)]));
    button.dataset.kept = '';
  });
}

function keepClick(event: Event): void {
  const target = event.target as Element;
  // As `MenuKeys` does later.
  if (!target.closest('nav'))
    for (const menu of document.querySelectorAll('nav [open]')) menu.removeAttribute('open');
  // Who has just put something into the cart and goes on to it shall find it there.
  const button = target.closest<HTMLElement>(kept.pressed.size > 0 ? `${held}, a[href]` : held);
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (isCarried && link) link.search ||= location.search;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { item } = button.dataset;
  if (item) keepInCart(item, button);
  kept.pressed.add(button);
  button.ariaBusy = 'true';
  void start();
}

function keepInput({ target }: Event): void {
  kept.typed.set(target as Field, (target as Field).value);
}

function keepKey(event: KeyboardEvent): void {
  // As `SearchLink` does later.
  if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
    const opener = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    if (!opener) return;
    event.preventDefault();
    kept.pressed.add(opener);
  }
  if (/^(?:Arrow|Esc)/.test(event.key)) kept.keyed.push(event);
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

/** Whether its scripts shall run though nobody has touched the page. An empty cart is kept as an empty list. */
function isEager(): boolean {
  // An address that points into the page shows a part of it that the first sheet may not know.
  return (
    'eager' in document.documentElement.dataset ||
    location.hash !== '' ||
    isCarried ||
    attempt(() => localStorage.getItem(cartKey)?.includes('{')) === true
  );
}

for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
requestAnimationFrame(() =>
  setTimeout(() => {
    if (isEager()) void start();
  }),
);
new PerformanceObserver(fetchSheets).observe({ type: 'paint', buffered: true });
addEventListener('load', () => {
  // A page that is made ready unseen is painted sooner when it is laid out already, as far as browsers lay out what waits near a window.
  if ((document as { prerendering?: boolean }).prerendering) {
    fetchSheets();
    for (const part of document.querySelectorAll('main > * > *'))
      if (part.getBoundingClientRect().top > nearHeights * innerHeight) break;
  }
  setTimeout(start, quietTime);
});
