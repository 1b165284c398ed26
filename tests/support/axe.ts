import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { faintControlsOf } from './page-looks';

const require = createRequire(import.meta.url);

/** Brings axe along with each page that is opened, which takes less time than handing it over at each look. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: require.resolve('axe-core/axe.min.js') });
}

async function problemsOf(page: Page, options: axeCore.RunOptions): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate(async (wanted) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const found = await axe.run(document, { ...wanted, resultTypes: ['violations', 'incomplete'] });
    const told = (results: axeCore.Result[]) =>
      results.map(({ id, nodes }) => ({ id, said: `${id}: ${nodes.map(({ html }) => html).join(' ')}` }));
    return { violations: told(found.violations), incomplete: told(found.incomplete) };
  }, options);
  // What cannot be reached, it says: frames of other sites.
  const unreached = incomplete.filter(({ id }) => id === 'frame-tested');
  return [...violations, ...unreached].map(({ said }) => said);
}

/** With one criterion of WCAG that axe has only among what is still tried out. */
const everything: axeCore.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** Everything that axe finds on the open page as it is. */
export function problemsOfPage(page: Page): Promise<string[]> {
  return problemsOf(page, everything);
}

/** What axe finds on the open page in another language than one whose colours were looked at: they are the same. */
export function problemsOfWords(page: Page): Promise<string[]> {
  return problemsOf(page, {
    ...everything,
    rules: { ...everything.rules, 'color-contrast': { enabled: false } },
  });
}

/** What axe finds in the colours of the open page, and in what frames hide. */
export function problemsOfColours(page: Page): Promise<string[]> {
  return problemsOf(page, { runOnly: ['color-contrast', 'link-in-text-block', 'frame-tested'] });
}

/**
 * What axe and the eye for faint controls find on the open page. Between day and night only the colours change, so by night
 * only they are looked at again.
 */
export async function problemsByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const byDay = await problemsOfPage(page);
  byDay.push(...(await faintControlsOf(page)));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const byNight = await problemsOfColours(page);
  byNight.push(...(await faintControlsOf(page)));
  return [...byDay.map((problem) => `by day ${problem}`), ...byNight.map((problem) => `by night ${problem}`)];
}
