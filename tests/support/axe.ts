import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { faintControlsOf } from './page-looks';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Best practices that are still tried out, and one criterion of WCAG that axe has only among them. */
const triedOut = ['label-content-name-mismatch'];

/** Runs axe inside the page; by itself it opens another page for each run, which takes as long as the run. */
async function problemsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations, incomplete } = await axe.setLegacyMode().analyze();
  // What that way cannot reach, it says: frames of other sites.
  const unreached = incomplete.filter(({ id }) => id === 'frame-tested');
  return [...violations, ...unreached].map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
}

const axeFor = (page: Page, rules: Record<string, { enabled: boolean }> = {}) =>
  new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: axeTags },
    rules: { ...Object.fromEntries(triedOut.map((rule) => [rule, { enabled: true }])), ...rules },
  });

/** What axe finds on the open page in another language than one whose colours were looked at: they are the same. */
export function problemsOfWords(page: Page): Promise<string[]> {
  return problemsOf(axeFor(page, { 'color-contrast': { enabled: false } }));
}

/**
 * What axe and the eye for faint controls find on the open page. Between day and night only the colours change, so by night
 * only they are looked at again.
 */
export async function problemsByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const byDay = await problemsOf(axeFor(page));
  byDay.push(...(await faintControlsOf(page)));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const byNight = await problemsOf(
    new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block', 'frame-tested']),
  );
  byNight.push(...(await faintControlsOf(page)));
  return [...byDay.map((problem) => `by day ${problem}`), ...byNight.map((problem) => `by night ${problem}`)];
}
