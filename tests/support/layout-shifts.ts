import type { Page } from '@playwright/test';

/** What moved on the open page since it was opened, up to the next frame. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.push(JSON.stringify(entry));
        }).observe({ type: 'layout-shift', buffered: true });
        // What is observed is handed over in a task of its own, before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
      }),
  );
}
