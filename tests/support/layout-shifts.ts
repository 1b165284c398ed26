import type { Page } from '@playwright/test';

/** A shift that no figure shows: CLS is given to a thousandth. A line that looks out at the lower edge by some pixels is one. */
const unseen = 0.0001;

/** What moved on the open page since it was opened, up to the next frame. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      new Promise((resolve) => {
        const seen: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && Number(entry.value) >= least) seen.push(JSON.stringify(entry));
        }).observe({ type: 'layout-shift', buffered: true });
        // What is observed is handed over in a task of its own, before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
      }),
    unseen,
  );
}
