import type { Page } from '@playwright/test';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { routes } from '@/lib/site/routes';
import { bringAxe, problemsByDayAndNight, problemsOfWords } from '../support/axe';
import { faintControlsOf, problemsAtWidths } from '../support/page-looks';
import { fillCart } from '../support/purchase';
import { expect, sharedSiteTest as test } from '../support/site';

/** The longest file: both workers share it. */
test.describe.configure({ mode: 'parallel' });

const paths = [...Object.values(routes).map((route) => route.path), '/no-such-page'];
const halves = [paths.slice(0, paths.length / 2), paths.slice(paths.length / 2)];

/** The other languages have the same parts, Thai in its own letters, all in the same colours. */
const lookAt: Record<Locale, (page: Page) => Promise<string[]>> = {
  en: problemsByDayAndNight,
  th: problemsOfWords,
  de: faintControlsOf,
  es: faintControlsOf,
  nl: faintControlsOf,
};

/** Words that are too long for their line are so on the narrowest phone; what else a width shows, two scripts show. */
const widths: Record<Locale, number[]> = {
  en: [1440, 1024, 390, 320],
  th: [1440, 1024, 390, 320],
  de: [320],
  es: [320],
  nl: [320],
};

async function openPage(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  // The cart is filled: its count tells that the page's script runs.
  await expect(page.locator('[data-cart-count]')).toHaveText('3');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What is far from the screen keeps the boxes that it had at the width before.
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
  });
}

for (const locale of locales) {
  for (const [index, half] of halves.entries()) {
    const tag = locale === 'en' ? '@daily' : [];
    test(`every page can be seen, read and used in ${locale}: ${index + 1} of ${halves.length}`, {
      tag,
    }, async ({ page, baseURL }) => {
      const fonts = new Set<string>();
      const problems: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (request.resourceType() === 'font') fonts.add(/[\w-]+(?=\.[^/]*$)/.exec(url)?.[0] ?? '');
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))
          problems.push(`asks a third party: ${url}`);
      });
      page.on('console', (message) => {
        // The browser itself says of the missing page that it was answered with 404.
        const isOfAnswer = message.location().url.endsWith('/no-such-page');
        if (['error', 'warning'].includes(message.type()) && !isOfAnswer)
          problems.push(`says on the console of ${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`fails on ${page.url()}: ${error.message}`));
      await bringAxe(page);
      await fillCart(page, ['vps-premium', 'web-design-starter', 'mobile-app-enterprise']);
      for (const path of half) {
        await openPage(page, localePath(locale, path));
        const seen = await lookAt[locale](page);
        const measured = await problemsAtWidths(page, widths[locale]);
        problems.push(...[...seen, ...measured].map((problem) => `${path} ${problem}`));
      }
      expect(problems).toEqual([]);
      if (locale !== 'th') expect([...fonts].filter((name) => name.includes('thai'))).toEqual([]);
    });
  }
}
