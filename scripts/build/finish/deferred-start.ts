/**
 * Deferred start (docs/decisions/0021). Runs inline at the end of each page: loads the scripts of the framework at the first sign of
 * intent. Events before hydration are recorded (`event-recording.ts`) and replayed (`event-replay.ts`).
 *
 * What these three share with components, style sheets and tests:
 *
 * | Name | Where | Set by | Meaning |
 * |---|---|---|---|
 * | `data-eager` | `html` | `finish-page.ts` | start right after the first paint |
 * | `data-held` | a link | its component | record its click, as those of all buttons |
 * | `data-early` | a button | an inline script | works before hydration: do not record its click |
 * | `data-item` | a button | `AddToCart` | id of the item to store in the cart at once |
 * | `data-kept` | the same button | `event-recording.ts` | the item is stored: no duplicate when the click is replayed |
 * | `awake` | `window`, an event; `data-awake` on `html` | `Awake` | hydrated: replay now |
 * | `data-late` | `html` | `event-replay.ts` | fonts came after the first paint: keep the fallback font |
 * | `data-prerender` | a link | `event-replay.ts` | prerender its page |
 */
import { attempt } from '@/lib/browser/storage';
import { cartKey } from '@/lib/shop/cart/cart-key';
import { isCartInUrl, recordEvents, stopRecording } from './event-recording';

/** The URLs of `event-replay.ts` and of this page's `DeferredData`; defined by the build. */
declare const EVENT_REPLAY: string;
declare const DATA: string;

const intentEvents = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'];
/** After this time in milliseconds the scripts start without intent: the offer opens after ten seconds. */
const idleTime = 8000;
/** How far from the top a prerendered page is laid out, in heights of its window. */
const layoutHeights = 2.5;

const sheets = document.querySelectorAll<HTMLLinkElement>('link[data-precedence]');

/** Lets the browser fetch the full stylesheets. */
function enableSheets(): void {
  for (const link of sheets) link.disabled = false;
}

function applySheets(): void {
  enableSheets();
  for (const link of sheets) link.media = 'all';
}

const waiting = new AbortController();
let isStarted = false;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  waiting.abort();
  enableSheets();
  // In parallel with the script that awaits it and handles its failure.
  const data = fetch(DATA);
  data.catch(() => {});
  try {
    const { startScripts }: typeof import('./event-replay') = await import(EVENT_REPLAY);
    await startScripts(data, applySheets, stopRecording, giveUp);
  } catch {
    giveUp();
  }
}

/** Without its scripts a page works as it does where JavaScript is off: forms post, links navigate. */
function giveUp(): void {
  applySheets();
  const { clicks } = stopRecording();
  for (const element of clicks) element.click();
  clicks.clear();
}

/** Browsers also send `pointermove` for a resting pointer under which the page has loaded. */
function onIntent(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' || movementX || movementY) void start();
}

/** Whether to start without intent. An empty cart is stored as an empty list. */
function isEager(): boolean {
  // The critical CSS may lack the part of the page that a URL hash points to.
  return Boolean(
    'eager' in document.documentElement.dataset ||
      location.hash ||
      isCartInUrl ||
      attempt(() => localStorage.getItem(cartKey)?.includes('{')),
  );
}

for (const type of intentEvents)
  addEventListener(type, onIntent, { capture: true, passive: true, signal: waiting.signal });
recordEvents(() => void start());
requestAnimationFrame(() => setTimeout(() => void (isEager() && start())));
new PerformanceObserver(enableSheets).observe({ type: 'paint', buffered: true });
addEventListener('load', () => {
  // A prerendered page is shown sooner once it is laid out; reading a position lays out what `content-visibility` skips.
  if ((document as { prerendering?: boolean }).prerendering) {
    enableSheets();
    for (const part of document.querySelectorAll('main > * > *'))
      if (part.getBoundingClientRect().top > layoutHeights * innerHeight) break;
  }
  setTimeout(start, idleTime);
});
