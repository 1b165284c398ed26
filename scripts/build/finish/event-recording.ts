/** Records clicks, input and keys until React has hydrated the page; `event-replay.ts` replays them. */
import { attempt } from '@/lib/browser/storage';
import { cartKey } from '@/lib/shop/cart/cart-key';
import { itemsParameter } from '@/lib/shop/cart/cart-link';
import { bareLine } from '@/lib/shop/cart/cart-rules';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const recorded = {
  clicks: new Set<HTMLElement>(),
  inputs: new Map<Field, string>(),
  keys: [] as KeyboardEvent[],
};

export type Recorded = typeof recorded;

/** Elements that do nothing useful before hydration. */
const needsHydration = 'button:not([popovertarget], [data-early]), [data-held]';

/** Without storage the URL carries the cart. */
export const isCartInUrl = location.search.includes(`${itemsParameter}=`);

/** Stores the item in the cart for visitors who leave the page before its scripts run. */
function storeInCart(id: string, button: HTMLElement): void {
  attempt(() => {
    const lines: { id: string }[] = JSON.parse(localStorage.getItem(cartKey) ?? '[]');
    if (lines.some((line) => line.id === id)) return;
    localStorage.setItem(cartKey, JSON.stringify([...lines, bareLine(id)]));
    button.dataset.kept = '';
  });
}

function recordClick(event: Event): boolean {
  const target = event.target as Element;
  // `MenuKeys` does this after hydration.
  if (!target.closest('nav'))
    for (const menu of document.querySelectorAll('nav [open]')) menu.removeAttribute('open');
  // After a click on a button a link waits as well, so that the cart is complete on the next page.
  const element = target.closest<HTMLElement>(
    recorded.clicks.size > 0 ? `${needsHydration}, a[href]` : needsHydration,
  );
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (isCartInUrl && link) link.search ||= location.search;
  if (!element) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { item } = element.dataset;
  if (item) storeInCart(item, element);
  recorded.clicks.add(element);
  element.ariaBusy = 'true';
  return true;
}

function recordInput({ target }: Event): void {
  recorded.inputs.set(target as Field, (target as Field).value);
}

function recordKey(event: KeyboardEvent): void {
  // `SearchLink` does this after hydration.
  if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
    const opener = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    if (!opener) return;
    event.preventDefault();
    recorded.clicks.add(opener);
  }
  if (/^(?:Arrow|Esc)/.test(event.key)) recorded.keys.push(event);
}

const recording = new AbortController();

/** @param onClick called when a click was recorded */
export function recordEvents(onClick: () => void): void {
  const options = { capture: true, signal: recording.signal };
  addEventListener('click', (event) => recordClick(event) && onClick(), options);
  addEventListener('input', recordInput, options);
  addEventListener('keydown', recordKey, options);
}

export function stopRecording(): Recorded {
  recording.abort();
  for (const element of recorded.clicks) element.ariaBusy = null;
  return recorded;
}
