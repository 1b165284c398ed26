/**
 * Counts a visit (docs/decisions/0060). A part of `event-replay.ts`, unless COUNT_VISITS is "no": runs at the first sign of intent or after
 * eight seconds, and tells the server of a page once somebody sees it, and of each item that is put into the cart.
 */
import { addedKey } from '@/lib/browser/added-page';

/** Programs that drive a browser say so. */
const tell = (text?: string) => navigator.webdriver || navigator.sendBeacon('/api/visits', text);

export function countVisit(): void {
  addEventListener('added', (event) => {
    const item = (event as CustomEvent<string>).detail;
    tell(`item=${item}`);
    // For the order.
    try {
      sessionStorage.setItem(addedKey(item), location.pathname);
    } catch {}
  });
  // Not what was loaded anew, nor what the Back button brings.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'navigate') return;
  const seen = () => tell(document.referrer.split('/')[2]);
  if (document.hidden) document.addEventListener('visibilitychange', seen, { once: true });
  else seen();
}
