import type { Page } from '@playwright/test';

/** Keeps files from a page until what this answers is called. @param files their addresses, as a pattern of Playwright */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(files, async (route) => {
    await allowed;
    await route.continue();
  });
  return letCome;
}
